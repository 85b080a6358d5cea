/** One entry of the setting `searchableAttributes`: attributes of the same priority. */
export interface SearchableAttribute {
  readonly path: string;
  /** The priority: 0 is the highest. */
  readonly rank: number;
  /** Whether a match near the beginning of the text ranks higher. */
  readonly isOrdered: boolean;
}

/** Parses `["name", "brand,color", "unordered(description)"]`. Attributes that are separated by a comma have the same priority. */
export function parseSearchableAttributes(entries: readonly string[]): SearchableAttribute[] {
  return entries.flatMap((entry, rank) => {
    const unordered = /^unordered\((?<path>[^,]*)\)$/.exec(entry.trim())?.groups?.['path'];
    if (unordered !== undefined) return [{ path: unordered.trim(), rank, isOrdered: false }];
    // The position of a match does not count if several attributes have the same priority. A modifier in such a list is part of a name.
    const paths = entry.split(',').map((name) => name.trim());
    return paths.map((path) => ({ path, rank, isOrdered: paths.length === 1 }));
  });
}
