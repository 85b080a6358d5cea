import { isMap } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { ProjectAsset, ProjectEntry, ProjectTerm } from '../project/model.ts';
import { statusOf } from '../project/status.ts';
import { changedAt, orderOf } from '../shape/entry.ts';
import { isoDate } from '../shape/iso-date.ts';
import type { ServerState } from '../shape/server-state.ts';
import { entryUrls } from '../shape/urls.ts';

/** What filters and sorting see of an entry: what is stored or computed, not the shape of the answer (contract §3). */
export function entryValue(entry: ProjectEntry, field: string, reading: ServerState): JsonValue {
  const known: Record<string, () => JsonValue> = {
    id: () => entry.id,
    site: () => entry.site,
    locale: () => entry.site,
    slug: () => entry.slug,
    uri: () => reading.project.uriOf(entry),
    url: () => entryUrls(entry, reading).url,
    status: () => statusOf(entry, reading.now),
    published: () => entry.isPublished,
    origin: () => entry.origin?.id ?? null,
    collection: () => entry.collection.handle,
    blueprint: () => entry.blueprint.handle,
    order: () => orderOf(entry, reading),
    date: () => (entry.date === null ? (entry.values['date'] ?? null) : isoDate(entry.date)),
    updated_at: () => changedAt(entry) / 1000,
    last_modified: () => changedAt(entry) / 1000,
  };
  return Object.hasOwn(known, field) ? (known[field]?.() ?? null) : inside(entry.values, field);
}

export function termValue(term: ProjectTerm, field: string): JsonValue {
  const known: JsonObject = {
    id: `${term.taxonomy.handle}::${term.key}`,
    site: term.site,
    locale: term.site,
    slug: term.slug,
    title: term.title,
    taxonomy: term.taxonomy.handle,
  };
  return known[field] ?? inside(term.values, field);
}

export function assetValue(asset: ProjectAsset, field: string): JsonValue {
  const slash = asset.path.lastIndexOf('/');
  const basename = asset.path.slice(slash + 1);
  const known: JsonObject = {
    id: `${asset.container.handle}::${asset.path}`,
    path: asset.path,
    basename,
    filename: basename.replace(/\.[^.]*$/, ''),
    extension: basename.split('.').at(-1) ?? '',
    folder: slash === -1 ? '/' : asset.path.slice(0, slash),
    container: asset.container.handle,
    size: asset.size,
    last_modified: asset.modified,
  };
  return known[field] ?? inside(asset.values, field);
}

/** `.` in a filter and `->` in a sort reach into nested values. */
function inside(values: JsonObject, field: string): JsonValue {
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
