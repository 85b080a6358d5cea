import { sortByKey, toText } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { Collection, ProjectEntry } from '../project/model.ts';
import { isHiddenByDate, statusOf } from '../project/status.ts';
import { shapeField } from './fields/fields.ts';
import { relationTypes } from './fields/relations.ts';
import { isoDate, timeOfSeconds } from './iso-date.ts';
import { entryContext } from './project-state.ts';
import type { ProjectState } from './project-state.ts';
import { entryApiUrl, shallowUser } from './shallow.ts';
import { entryUrls, panelUrl } from './urls.ts';

/** Returns an entry in the shape of the API: stored values, blueprint fields and fixed keys, sorted by key (contract §5.1). */
export function shapeEntry(entry: ProjectEntry, state: ProjectState): JsonObject {
  return sortByKey({ ...shapedValues(entry, state, null), ...fixedKeys(entry, state) });
}

/**
 * Returns an entry in the shape of a tree, where relations stay stored ids (contract §5.2, consequences).
 *
 * @param requestedKeys the requested keys, null for all; other fields are not shaped, which keeps menus fast
 */
export function shapeTreeEntry(
  entry: ProjectEntry,
  state: ProjectState,
  requestedKeys: string[] | null,
): JsonObject {
  const isRequested = (handle: string): boolean => requestedKeys?.includes(handle) ?? true;
  return { ...shapedValues(entry, state, isRequested), ...fixedKeys(entry, state) };
}

/** @param isRequested in a tree, returns whether a field is requested; null outside trees */
function shapedValues(
  entry: ProjectEntry,
  state: ProjectState,
  isRequested: ((handle: string) => boolean) | null,
): JsonObject {
  const context = entryContext(state, entry);
  const shaped: JsonObject = { ...entry.values };
  for (const field of entry.blueprint.fields()) {
    const stored = entry.values[field.handle];
    if (isRequested && !isRequested(field.handle)) continue;
    shaped[field.handle] =
      isRequested && relationTypes.has(field.type) ? storedIds(stored) : shapeField(field, stored, context);
  }
  return shaped;
}

/** Returns the stored ids of a relation as a list. */
export function storedIds(stored: JsonValue | undefined): JsonValue {
  if (stored === undefined || stored === null) return [];
  return Array.isArray(stored) ? stored : [stored];
}

function fixedKeys(entry: ProjectEntry, state: ProjectState): JsonObject {
  const { project, now, hasPanel } = state;
  const { collection, blueprint, values } = entry;
  const urls = entryUrls(entry, state);
  const changed = isoDate(changedAt(entry.own['updated_at'], entry.modified));
  const mounted = mountedOn(entry, state);
  const editor = project.users.get(toText(entry.own['updated_by']) ?? '');
  return {
    id: entry.id,
    origin_id: entry.origin?.id ?? null,
    title: values['title'] ?? null,
    slug: entry.slug,
    uri: project.uriOf(entry),
    url: urls.url,
    permalink: urls.permalink,
    edit_url: hasPanel ? panelUrl(entry, state) : null,
    api_url: entryApiUrl(entry, state),
    status: statusOf(entry, now),
    published: entry.isPublished,
    private: isHiddenByDate(entry, now),
    ...dateKey(entry),
    order: orderOf(entry, state),
    is_entry: true,
    collection: { title: collection.title, handle: collection.handle },
    blueprint: { title: blueprint.title, handle: blueprint.handle },
    mount: mounted ? { title: mounted.title, handle: mounted.handle } : null,
    locale: entry.site,
    last_modified: changed,
    updated_at: changed,
    updated_by: editor ? shallowUser(editor, state) : null,
  };
}

/** Returns the collection that is mounted on the entry, else the collection that is mounted on its origin (contract §5.1). */
function mountedOn(entry: ProjectEntry, state: ProjectState): Collection | null {
  const mounted = [...state.project.collections.values()].find(({ mount }) => mount === entry.id);
  return mounted ?? (entry.origin ? mountedOn(entry.origin, state) : null);
}

/** Returns the time of the last change in Unix milliseconds: the stored `updated_at`, else the file's modification time. */
export function changedAt(updatedAt: JsonValue | undefined, modified: number): number {
  return timeOfSeconds(updatedAt) ?? Math.floor(modified / 1000) * 1000;
}

/** Returns the 1-based position in the collection's tree, else the stored value (contract §5.1). */
export function orderOf(entry: ProjectEntry, { project }: ProjectState): JsonValue {
  const position = project.trees(entry.collection, entry.site)?.positionOf(entry.id);
  return position?.order ?? entry.values['order'] ?? null;
}

/** Returns the key `date`. It is empty if the entry has no date but a value or field named `date`, so that this value is kept. */
function dateKey(entry: ProjectEntry): JsonObject {
  if (entry.date !== null) return { date: isoDate(entry.date) };
  return 'date' in entry.values || entry.blueprint.fields().some(({ handle }) => handle === 'date')
    ? {}
    : { date: null };
}
