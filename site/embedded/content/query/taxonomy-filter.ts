import { toTexts } from '../files/json-value.ts';
import type { ProjectEntry } from '../project/model.ts';
import { termKey } from '../project/taxonomies.ts';
import type { Filter } from './filters.ts';

/** Creates the test for `filter[taxonomy:tags:all]=a,b` (contract §3); null for an unknown condition, which callers ignore. */
export function createTaxonomyTest({
  field,
  condition,
  value,
}: Filter): ((entry: ProjectEntry) => boolean) | null {
  const handle = field.slice('taxonomy:'.length);
  const termKeys = value
    .split(',')
    .map((slug) => termKey(slug.trim()))
    .filter((slug) => slug !== '');
  const keysOf = (entry: ProjectEntry): Set<string> => {
    const stored = entry.collection.taxonomies.includes(handle) ? entry.values[handle] : null;
    return new Set(toTexts(stored).map(termKey));
  };
  if (condition === '' || condition === 'in' || condition === 'any') {
    return (entry) => hasSome(keysOf(entry), termKeys);
  }
  if (condition === 'not' || condition === 'not_in') return (entry) => !hasSome(keysOf(entry), termKeys);
  if (condition !== 'all') return null;
  return (entry) => {
    const keys = keysOf(entry);
    return termKeys.every((slug) => keys.has(slug));
  };
}

function hasSome(keys: Set<string>, termKeys: string[]): boolean {
  return termKeys.some((slug) => keys.has(slug));
}
