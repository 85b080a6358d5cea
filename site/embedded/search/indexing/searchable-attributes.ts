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
    const names = entry.split(',').map((name) => name.trim());
    return names.map((name) => {
      const path = /^(?:un)?ordered\((.*)\)$/.exec(name)?.[1]?.trim() ?? name;
      // The position of a match does not count if several attributes have the same priority.
      return { path, rank, isOrdered: names.length === 1 && !name.startsWith('unordered(') };
    });
  });
}
