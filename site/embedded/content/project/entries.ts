import { createHash } from 'node:crypto';
import { toMap, toText } from '../files/json-value.ts';
import type { JsonObject } from '../files/json-value.ts';
import type { ProjectFile } from '../files/read-folder.ts';
import { chooseBlueprint } from './collections.ts';
import type { Collection, ProjectEntry } from './model.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ProjectSites } from './sites.ts';

export interface Entries {
  find(id: string): ProjectEntry | undefined;
  /** In stored order: by time of change in whole seconds, then path (contract §3). */
  of(collection: string): ProjectEntry[];
  in(collection: string, site: string): ProjectEntry[];
  /** The translation of an entry in a site, itself included (contract §9). */
  localised(entry: ProjectEntry, site: string): ProjectEntry | undefined;
}

const NAME = /^(?:(\d{4}-\d\d-\d\d(?:-\d{4}(?:\d\d)?)?)\.)?([^.]*)/;

export function readEntries(
  source: ProjectFiles,
  collections: Map<string, Collection>,
  sites: ProjectSites,
): Entries {
  const files = source.under('content/collections').sort(inStoredOrder);
  const drafts = new Map<string, Draft>();
  for (const file of files) {
    const draft = draftOf(file, collections, sites, source);
    if (!draft) continue;
    const other = drafts.get(draft.id);
    if (other) {
      source.report({
        path: file.path,
        line: 1,
        message: `The id ${draft.id} is taken by ${other.file.path}.`,
      });
    } else drafts.set(draft.id, draft);
  }
  return index(finish(drafts, source));
}

/** An entry file before its origin is known. */
interface Draft {
  id: string;
  file: ProjectFile;
  collection: Collection;
  site: string;
  originId: string | undefined;
}

function inStoredOrder(a: ProjectFile, b: ProjectFile): number {
  const seconds = Math.floor(a.modified / 1000) - Math.floor(b.modified / 1000);
  return seconds || (a.path < b.path ? -1 : 1);
}

function draftOf(
  file: ProjectFile,
  collections: Map<string, Collection>,
  sites: ProjectSites,
  source: ProjectFiles,
): Draft | undefined {
  const [handle = '', folder = ''] = file.path.slice('content/collections/'.length).split('/');
  const collection = collections.get(handle);
  const site = sites.isMultisite ? sites.find(folder)?.handle : sites.main.handle;
  if (file.path.endsWith('.yaml') || !collection) return undefined;
  if (site === undefined) {
    source.report({ path: file.path, line: 1, message: 'The entry stands in no folder of a site.' });
    return undefined;
  }
  const values = toMap(file.content);
  const id = toText(values['id']);
  if (id === undefined) source.report({ path: file.path, line: 1, message: 'The entry has no id.' });
  return { id: id ?? idFor(file.path), file, collection, site, originId: toText(values['origin']) };
}

/** A stable id for an entry without one; the real system writes a new one into the file. */
function idFor(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 32);
}

function finish(drafts: Map<string, Draft>, source: ProjectFiles): Map<string, ProjectEntry> {
  const entries = new Map<string, ProjectEntry>();
  const make = (draft: Draft, followed: Set<string>): ProjectEntry => {
    const made = entries.get(draft.id);
    if (made) return made;
    followed.add(draft.id);
    const from = draft.originId === undefined ? undefined : drafts.get(draft.originId);
    if (draft.originId !== undefined && (!from || followed.has(from.id))) {
      source.report({
        path: draft.file.path,
        line: 1,
        message: `The origin ${draft.originId} is not an entry.`,
      });
    }
    const origin = from && !followed.has(from.id) ? make(from, followed) : null;
    const entry = entryOf(draft, origin, source);
    entries.set(draft.id, entry);
    return entry;
  };
  return new Map([...drafts].map(([id, draft]) => [id, make(draft, new Set())]));
}

function entryOf(draft: Draft, origin: ProjectEntry | null, source: ProjectFiles): ProjectEntry {
  const { id, file, collection, site } = draft;
  const { id: _id, origin: _origin, published, ...own } = toMap(file.content);
  const [, date, name = ''] = NAME.exec(file.path.slice(file.path.lastIndexOf('/') + 1)) ?? [];
  const inherited: JsonObject = origin ? { ...origin.values } : { ...collection.inject };
  delete inherited['updated_at'];
  delete inherited['updated_by'];
  const values: JsonObject = { ...inherited, ...own };
  const title =
    values['title'] ?? (collection.titleFormat === null ? null : titled(collection.titleFormat, values));
  const wanted = toText(own['blueprint']);
  const chosen = wanted === undefined && origin ? origin.blueprint : chooseBlueprint(collection, wanted);
  if (!chosen) source.report({ path: file.path, line: 1, message: `There is no blueprint ${wanted}.` });
  return {
    id,
    collection,
    site,
    path: file.path,
    modified: file.modified,
    slug: !collection.needsSlugs && name === id ? null : name,
    date: collection.isDated ? ((date === undefined ? origin?.date : timeIn(date)) ?? null) : null,
    isPublished: published === undefined || Boolean(published),
    origin,
    own,
    values: title === null ? values : { ...values, title },
    blueprint: chosen ??
      collection.blueprints[0] ?? { handle: 'default', title: 'Default', fields: () => [] },
  };
}

function titled(format: string, values: JsonObject): string {
  return format.replaceAll(/\{{1,2}\s*([\w-]+)\s*\}{1,2}/g, (_, key: string) => toText(values[key]) ?? '');
}

/** `2026-03-14`, `2026-03-14-0930` or `2026-03-14-093005`, in UTC. */
function timeIn(name: string): number {
  const [year, month, day, clock = ''] = name.split('-');
  const time = `${clock.slice(0, 2) || '00'}:${clock.slice(2, 4) || '00'}:${clock.slice(4, 6) || '00'}`;
  return Date.parse(`${year}-${month}-${day}T${time}Z`);
}

function index(byId: Map<string, ProjectEntry>): Entries {
  const all = [...byId.values()];
  const byCollection = Map.groupBy(all, (entry) => entry.collection.handle);
  const bySite = Map.groupBy(all, (entry) => `${entry.collection.handle}@${entry.site}`);
  const family = new Map(all.map((entry) => [`${rootOf(entry).id}@${entry.site}`, entry]));
  return {
    find: (id) => byId.get(id),
    of: (collection) => byCollection.get(collection) ?? [],
    in: (collection, site) => bySite.get(`${collection}@${site}`) ?? [],
    localised: (entry, site) => (entry.site === site ? entry : family.get(`${rootOf(entry).id}@${site}`)),
  };
}

function rootOf(entry: ProjectEntry): ProjectEntry {
  return entry.origin ? rootOf(entry.origin) : entry;
}
