import { isMap } from '../files/value.ts';
import type { Value, Values } from '../files/value.ts';
import type { Asset, Entry, Term } from '../project/model.ts';
import { statusOf } from '../project/status.ts';
import { addressOf } from '../shape/addresses.ts';
import { changedAt, orderOf } from '../shape/entry.ts';
import { isoDate } from '../shape/iso-date.ts';
import type { Reading } from '../shape/place.ts';

/** What filters and sorting see of an entry: what is stored or computed, not the shape of the answer (contract §3). */
export function entryValue(entry: Entry, field: string, reading: Reading): Value {
  const known: Record<string, () => Value> = {
    id: () => entry.id,
    site: () => entry.site,
    locale: () => entry.site,
    slug: () => entry.slug,
    uri: () => reading.project.uriOf(entry),
    url: () => addressOf(entry, reading).url,
    status: () => statusOf(entry, reading.now),
    published: () => entry.published,
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

export function termValue(term: Term, field: string): Value {
  const known: Values = {
    id: `${term.taxonomy.handle}::${term.key}`,
    site: term.site,
    locale: term.site,
    slug: term.slug,
    title: term.title,
    taxonomy: term.taxonomy.handle,
  };
  return known[field] ?? inside(term.values, field);
}

export function assetValue(asset: Asset, field: string): Value {
  const slash = asset.path.lastIndexOf('/');
  const basename = asset.path.slice(slash + 1);
  const known: Values = {
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
function inside(values: Values, field: string): Value {
  if (field in values) return values[field] ?? null;
  let found: Value = values;
  for (const key of field.split(/\.|->/)) {
    const next: Value | undefined = Array.isArray(found)
      ? found[Number(key)]
      : isMap(found)
        ? found[key]
        : null;
    found = next ?? null;
  }
  return found;
}
