import { sortByKey, toText } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { ProjectEntry } from '../project/model.ts';
import { isHiddenByDate, statusOf } from '../project/status.ts';
import { shapeField } from './fields/fields.ts';
import { relationTypes } from './fields/relations.ts';
import { isoDate } from './iso-date.ts';
import { entryContext } from './server-state.ts';
import type { ServerState } from './server-state.ts';
import { entryApiUrl, shallowUser } from './shallow.ts';
import { entryUrls } from './urls.ts';

/** An entry as the API shows it: stored values and blueprint fields, then the fixed keys, sorted by key (contract §5.1). */
export function shapeEntry(entry: ProjectEntry, reading: ServerState): JsonObject {
  return sortByKey({ ...shapedValues(entry, reading, null), ...fixedKeys(entry, reading) });
}

/**
 * The same for a page of a tree, where relations stay stored ids (contract §5.2, consequences).
 *
 * @param wanted keys that will be shown, null for all: a menu of titles must not shape whole pages
 */
export function shapeTreeEntry(
  entry: ProjectEntry,
  reading: ServerState,
  wanted: string[] | null,
): JsonObject {
  const shows = (handle: string): boolean => wanted?.includes(handle) ?? true;
  return { ...shapedValues(entry, reading, shows), ...fixedKeys(entry, reading) };
}

/** @param inTree for a tree: which fields it shows */
function shapedValues(
  entry: ProjectEntry,
  reading: ServerState,
  inTree: ((handle: string) => boolean) | null,
): JsonObject {
  const place = entryContext(reading, entry);
  const shaped: JsonObject = { ...entry.values };
  for (const field of entry.blueprint.fields()) {
    const stored = entry.values[field.handle];
    if (inTree && !inTree(field.handle)) continue;
    shaped[field.handle] =
      inTree && relationTypes.has(field.type) ? storedIds(stored) : shapeField(field, stored, place);
  }
  return shaped;
}

export function storedIds(stored: JsonValue | undefined): JsonValue {
  if (stored === undefined || stored === null) return [];
  return Array.isArray(stored) ? stored : [stored];
}

function fixedKeys(entry: ProjectEntry, reading: ServerState): JsonObject {
  const { project, now } = reading;
  const { collection, blueprint, values } = entry;
  const address = entryUrls(entry, reading);
  const changed = isoDate(changedAt(entry));
  const mounted = [...project.collections.values()].find(({ mount }) => mount === entry.id);
  const editor = project.users.get(toText(entry.own['updated_by']) ?? '');
  return {
    id: entry.id,
    origin_id: entry.origin?.id ?? null,
    title: values['title'] ?? null,
    slug: entry.slug,
    uri: project.uriOf(entry),
    url: address.url,
    permalink: address.permalink,
    edit_url: null,
    api_url: entryApiUrl(entry, reading),
    status: statusOf(entry, now),
    published: entry.isPublished,
    private: isHiddenByDate(entry, now),
    ...dateKey(entry),
    order: orderOf(entry, reading),
    is_entry: true,
    collection: { title: collection.title, handle: collection.handle },
    blueprint: { title: blueprint.title, handle: blueprint.handle },
    mount: mounted ? { title: mounted.title, handle: mounted.handle } : null,
    locale: entry.site,
    last_modified: changed,
    updated_at: changed,
    updated_by: editor ? shallowUser(editor, reading) : null,
  };
}

/** Unix milliseconds of the last change: stored seconds, else the file's time. */
export function changedAt(entry: ProjectEntry): number {
  const stored = entry.own['updated_at'];
  return typeof stored === 'number' ? stored * 1000 : Math.floor(entry.modified / 1000) * 1000;
}

/** 1-based position in the collection's tree, else the stored value (contract §5.1). */
export function orderOf(entry: ProjectEntry, { project }: ServerState): JsonValue {
  const place = project.trees(entry.collection, entry.site)?.positionOf(entry.id);
  return place?.order ?? entry.values['order'] ?? null;
}

/** A dated collection's date; in others the stored value, which a blueprint's field may have shaped already. */
function dateKey(entry: ProjectEntry): JsonObject {
  if (entry.date !== null) return { date: isoDate(entry.date) };
  return 'date' in entry.values || entry.blueprint.fields().some(({ handle }) => handle === 'date')
    ? {}
    : { date: null };
}
