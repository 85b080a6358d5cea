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
  /** Writes the redirects that a new state of the project needs, after half a second without another state. Failures are logged. */
  update(project: Project): void;
  /** Stops, and waits for the redirects that are being written. */
  close(): Promise<void>;
}

interface RedirectWriterOptions {
  /** The folder of the project. */
  directory: string;
  /** Handle of the collection whose entries are redirects, with the fields `from`, `to` and `permanent`. */
  collection: string;
  now: () => number;
  log: (line: string) => void;
  /** Reads files that were written. `paths` are relative to the project. */
  addFiles: (paths: readonly string[]) => Promise<void>;
}

/**
 * A renamed file is first removed and then added, or the reverse. In between its entry is missing or has a copy, and the pages below it have
 * other addresses.
 */
const SETTLE_MS = 500;

/**
 * Writes a redirect for each published entry that gets another address, because its slug, the slug of a page above it or its place in the
 * tree has changed. `app/Listeners/RedirectMovedEntries.php` of the project does the same in Statamic.
 */
export function createRedirectWriter(first: Project, options: RedirectWriterOptions): RedirectWriter {
  const { collection, directory, now, log, addFiles } = options;
  // An entry is known by its id. Its last address stays known while it is a draft or missing.
  const lastAddresses = addressesOf(first, now());
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function write(project: Project) {
    const addresses = addressesOf(project, now());
    const used = new Set(addresses.values());
    const written: string[] = [];
    for (const [id, address] of addresses) {
      const last = lastAddresses.get(id);
      lastAddresses.set(id, address);
      const entry = project.entries.find(id);
      if (last === undefined || last === address || !entry || !project.collections.has(collection)) continue;
      try {
        // A redirect hides the page that has its old address.
        for (const path of redirectsFrom(project, collection, entry.site, [last, address]))
          await rm(join(directory, path), { force: true });
        if (!used.has(last)) written.push(await writeRedirect(project, options, entry, last));
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
        running = running.then(() => write(project));
      }, SETTLE_MS);
    },
    async close() {
      clearTimeout(timer);
      await running;
    },
  };
}

/** Returns the files of the redirects that begin at one of these addresses. */
function redirectsFrom(project: Project, collection: string, site: string, addresses: readonly string[]) {
  return project.entries
    .in(collection, site)
    .filter(({ values }) => addresses.includes(toText(values['from']) ?? ''))
    .map(({ path }) => path);
}

/** Returns the path of the redirect in the project. */
async function writeRedirect(
  { sites }: Project,
  { directory, collection, now }: RedirectWriterOptions,
  target: ProjectEntry,
  from: string,
) {
  // Different addresses can have the same slug: `/nl/a/b` and `/nl/a-b`.
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
