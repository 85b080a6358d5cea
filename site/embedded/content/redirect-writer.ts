import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dump } from 'js-yaml';
import { toText } from './files/json-value.ts';
import { addressesOf } from './project/addresses.ts';
import { slugify } from './project/entry-uris.ts';
import type { ProjectEntry } from './project/model.ts';
import type { Project } from './project/project.ts';

interface RedirectWriter {
  /** Schedules the redirects for a changed project. They are written after `SETTLE_MS` without another change. Failures are logged. */
  update(project: Project): void;
  /** Cancels scheduled redirects, and waits until redirects that are being written are complete. */
  close(): Promise<void>;
}

interface RedirectWriterOptions {
  /** The folder of the project. */
  directory: string;
  /** Handle of the collection whose entries are redirects, with the fields `from`, `to` and `permanent`. */
  collection: string;
  now: () => number;
  log: (line: string) => void;
  /** Adds the written files to the project. `paths` are relative to the project folder. */
  addFiles: (paths: readonly string[]) => Promise<void>;
}

/**
 * The watcher reports a renamed file as a removed and an added file. Between both, the entry is missing or exists twice, and the pages below it
 * have temporary addresses.
 */
const SETTLE_MS = 500;

/**
 * Writes a redirect for each published entry whose address changes. The cause is a new slug of the entry or of a page above it, or a new place
 * in the tree. In Statamic, `app/Listeners/RedirectMovedEntries.php` of the project does the same.
 */
export function createRedirectWriter(first: Project, options: RedirectWriterOptions): RedirectWriter {
  const { collection, directory, now, log, addFiles } = options;
  // The last address of each entry by id. It is kept while the entry is a draft or missing.
  const lastAddresses = addressesOf(first, now());
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function write(project: Project) {
    const addresses = addressesOf(project, now());
    const used = new Set(addresses.values());
    const written: string[] = [];
    for (const [id, address] of addresses) {
      const last = lastAddresses.get(id);
      const entry = project.entries.find(id);
      if (last === undefined || last === address || !entry || !project.collections.has(collection)) {
        lastAddresses.set(id, address);
        continue;
      }
      try {
        // An old redirect from the new address would hide the page.
        for (const path of redirectsFrom(project, collection, entry.site, [last, address]))
          await rm(join(directory, path), { force: true });
        if (!used.has(last)) written.push(await writeRedirect(project, options, entry, last));
        lastAddresses.set(id, address);
        log(`content: ${id} has moved from ${last} to ${address}; redirects are updated`);
      } catch (error) {
        log(`content: ${id} has moved from ${last} to ${address}, without a redirect: ${String(error)}`);
      }
    }
    await addFiles(written);
  }

  return {
    update(project) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running
          .then(() => write(project))
          .catch((error: unknown) => {
            log(`content: the redirects could not be updated: ${String(error)}`);
          });
      }, SETTLE_MS);
    },
    async close() {
      clearTimeout(timer);
      await running;
    },
  };
}

/** Returns the paths of the redirects from one of these addresses. */
function redirectsFrom(project: Project, collection: string, site: string, addresses: readonly string[]) {
  return project.entries
    .in(collection, site)
    .filter(({ values }) => addresses.includes(toText(values['from']) ?? ''))
    .map(({ path }) => path);
}

/** Writes a redirect from an address to an entry. Returns its path, relative to the project. */
async function writeRedirect(
  { sites }: Project,
  { directory, collection, now }: RedirectWriterOptions,
  target: ProjectEntry,
  from: string,
) {
  // The digest distinguishes addresses with the same slug, such as `/nl/a/b` and `/nl/a-b`.
  const digest = createHash('sha256').update(from).digest('hex').slice(0, 8);
  const id = `redirect-${slugify(from)}-${digest}`;
  const values = {
    id,
    title: from,
    from,
    to: `entry::${target.id}`,
    permanent: true,
    updated_at: Math.floor(now() / 1000),
  };
  const folder = sites.isMultisite ? `${collection}/${target.site}` : collection;
  const path = `content/collections/${folder}/${id}.md`;
  await mkdir(dirname(join(directory, path)), { recursive: true });
  await writeFile(join(directory, path), `---\n${dump(values)}---\n`);
  return path;
}
