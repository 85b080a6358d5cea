import { isMap } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { ProjectAsset, ProjectEntry, ProjectTerm } from '../project/model.ts';
import { statusOf } from '../project/status.ts';
import { assetTime } from '../shape/asset.ts';
import { changedAt, orderOf } from '../shape/entry.ts';
import { isoDate } from '../shape/iso-date.ts';
import type { ProjectState } from '../shape/project-state.ts';
import { entryUrls } from '../shape/urls.ts';

/** Returns the value of an entry for filters and sorting: a computed or stored value, not the shape of the API (contract §3). */
export function entryValue(entry: ProjectEntry, field: string, state: ProjectState): JsonValue {
  const computed: Record<string, () => JsonValue> = {
    id: () => entry.id,
    site: () => entry.site,
    locale: () => entry.site,
    slug: () => entry.slug,
    uri: () => state.project.uriOf(entry),
    url: () => entryUrls(entry, state).url,
    status: () => statusOf(entry, state.now),
    published: () => entry.isPublished,
    origin: () => entry.origin?.id ?? null,
    collection: () => entry.collection.handle,
    blueprint: () => entry.blueprint.handle,
    order: () => orderOf(entry, state),
    date: () => (entry.date === null ? (entry.values['date'] ?? null) : isoDate(entry.date)),
    updated_at: () => changedAt(entry.own['updated_at'], entry.modified) / 1000,
    last_modified: () => changedAt(entry.own['updated_at'], entry.modified) / 1000,
  };
  return Object.hasOwn(computed, field) ? (computed[field]?.() ?? null) : nestedValue(entry.values, field);
}

/** Returns the value of a term for filters and sorting. */
export function termValue(term: ProjectTerm, field: string): JsonValue {
  const computed: JsonObject = {
    id: `${term.taxonomy.handle}::${term.key}`,
    site: term.site,
    locale: term.site,
    slug: term.slug,
    title: term.title,
    taxonomy: term.taxonomy.handle,
  };
  return computed[field] ?? nestedValue(term.values, field);
}

/** Returns the value of an asset for filters and sorting. */
export function assetValue(asset: ProjectAsset, field: string): JsonValue {
  const slash = asset.path.lastIndexOf('/');
  const basename = asset.path.slice(slash + 1);
  const computed: JsonObject = {
    id: `${asset.container.handle}::${asset.path}`,
    path: asset.path,
    basename,
    filename: basename.replace(/\.[^.]*$/, ''),
    extension: basename.split('.').at(-1) ?? '',
    folder: slash === -1 ? '/' : asset.path.slice(0, slash),
    container: asset.container.handle,
    size: asset.size,
    last_modified: assetTime(asset) / 1000,
  };
  return computed[field] ?? nestedValue(asset.values, field);
}

/** Returns a value by its path: `.` separates keys in filters, `->` in sort orders. */
function nestedValue(values: JsonObject, field: string): JsonValue {
  if (field in values) return values[field] ?? null;
  let found: JsonValue = values;
  for (const key of field.split(/\.|->/)) {
    const next: JsonValue | undefined = Array.isArray(found)
      ? found[Number(key)]
      : isMap(found)
        ? found[key]
        : null;
    found = next ?? null;
  }
  return found;
}
