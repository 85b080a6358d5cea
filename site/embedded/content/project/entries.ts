import { createHash } from 'node:crypto';
import { toMap, toText } from '../files/json-value.ts';
import type { ProjectFile } from '../files/read-folder.ts';
import { createEntry, type EntryFile } from './create-entry.ts';
import type { Collection, ProjectEntry } from './model.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ProjectSites } from './sites.ts';

export interface Entries {
  find(id: string): ProjectEntry | undefined;
  /** Returns a collection's entries sorted by modification time in whole seconds, then by path (contract §3). */
  of(collection: string): ProjectEntry[];
  in(collection: string, site: string): ProjectEntry[];
  /** Returns the localisation of an entry in a site, which can be the entry itself (contract §9). */
  localised(entry: ProjectEntry, site: string): ProjectEntry | undefined;
}

/** Reads the entries of all collections and resolves their origins. Problems such as a duplicate id are reported. */
export function readEntries(
  source: ProjectFiles,
  collections: Map<string, Collection>,
  sites: ProjectSites,
): Entries {
  const files = source.under('content/collections').sort(inStoredOrder);
  const entryFiles = new Map<string, EntryFile>();
  for (const file of files) {
    const entryFile = readEntryFile(file, collections, sites, source);
    if (!entryFile) continue;
    const other = entryFiles.get(entryFile.id);
    if (other) {
      source.report({
        path: file.path,
        line: 1,
        message: `The id ${entryFile.id} is already used by ${other.file.path}. Give one of the two entries another id.`,
      });
    } else entryFiles.set(entryFile.id, entryFile);
  }
  return index(resolveOrigins(entryFiles, source));
}

function inStoredOrder(a: ProjectFile, b: ProjectFile): number {
  const seconds = Math.floor(a.modified / 1000) - Math.floor(b.modified / 1000);
  return seconds || (a.path < b.path ? -1 : 1);
}

/** Reads an entry file; undefined without a collection, or in a site that the collection does not list (contract §9). */
function readEntryFile(
  file: ProjectFile,
  collections: Map<string, Collection>,
  sites: ProjectSites,
  source: ProjectFiles,
): EntryFile | undefined {
  const [handle = '', folder = ''] = file.path.slice('content/collections/'.length).split('/');
  const collection = collections.get(handle);
  const site = sites.isMultisite ? sites.find(folder)?.handle : sites.main.handle;
  if (file.path.endsWith('.yaml') || !collection) return undefined;
  if (site === undefined) {
    source.report({
      path: file.path,
      line: 1,
      message: `The entry is not in the folder of a site. Move it to content/collections/${handle}/<site>/.`,
    });
    return undefined;
  }
  if (!collection.sites.includes(site)) {
    source.report({
      path: file.path,
      line: 1,
      message: `The collection ${handle} does not exist in the site ${site}. Add the site to its sites, for example sites: [${[...collection.sites, site].join(', ')}].`,
    });
    return undefined;
  }
  const values = toMap(file.content);
  const id = toText(values['id']);
  if (id === undefined)
    source.report({
      path: file.path,
      line: 1,
      message: 'The entry has no id. Add a unique one, for example id: about-nl.',
    });
  return { id: id ?? idFor(file.path), file, collection, site, originId: toText(values['origin']) };
}

/** Computes a stable id for an entry without one. Statamic writes a new id into the file instead. */
function idFor(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 32);
}

function resolveOrigins(entryFiles: Map<string, EntryFile>, source: ProjectFiles): Map<string, ProjectEntry> {
  const entries = new Map<string, ProjectEntry>();
  const resolve = (entryFile: EntryFile, visited: Set<string>): ProjectEntry => {
    const resolved = entries.get(entryFile.id);
    if (resolved) return resolved;
    visited.add(entryFile.id);
    const originFile = entryFile.originId === undefined ? undefined : entryFiles.get(entryFile.originId);
    if (entryFile.originId !== undefined && (!originFile || visited.has(originFile.id))) {
      source.report({
        path: entryFile.file.path,
        line: 1,
        message: `The origin ${entryFile.originId} is not an entry. Write the id of the entry that this one translates.`,
      });
    }
    const origin = originFile && !visited.has(originFile.id) ? resolve(originFile, visited) : null;
    const entry = createEntry(entryFile, origin, source);
    entries.set(entryFile.id, entry);
    return entry;
  };
  return new Map([...entryFiles].map(([id, entryFile]) => [id, resolve(entryFile, new Set())]));
}

function index(byId: Map<string, ProjectEntry>): Entries {
  const all = [...byId.values()];
  const byCollection = Map.groupBy(all, (entry) => entry.collection.handle);
  const bySite = Map.groupBy(all, (entry) => `${entry.collection.handle}@${entry.site}`);
  const localisations = new Map(all.map((entry) => [`${rootOf(entry).id}@${entry.site}`, entry]));
  return {
    find: (id) => byId.get(id),
    of: (collection) => byCollection.get(collection) ?? [],
    in: (collection, site) => bySite.get(`${collection}@${site}`) ?? [],
    localised: (entry, site) =>
      entry.site === site ? entry : localisations.get(`${rootOf(entry).id}@${site}`),
  };
}

function rootOf(entry: ProjectEntry): ProjectEntry {
  return entry.origin ? rootOf(entry.origin) : entry;
}
