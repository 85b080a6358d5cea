/** One entry of the setting `searchableAttributes`: attributes of the same priority. */
export interface SearchableAttribute {
  readonly path: string;
  /** 0 is the most important one. */
  readonly rank: number;
  /** Whether a match near the beginning of the text ranks higher. */
  readonly isOrdered: boolean;
}

/** Parses `["name", "brand,color", "unordered(description)"]`. Entries with a comma have the same priority. */
export function parseSearchableAttributes(entries: readonly string[]): SearchableAttribute[] {
  return entries.flatMap((entry, rank) => {
    const names = entry.split(',').map((name) => name.trim());
    return names.map((name) => {
      const path = /^(?:un)?ordered\((.*)\)$/.exec(name)?.[1]?.trim() ?? name;
      // The place of a match does not count among attributes of the same priority.
      return { path, rank, isOrdered: names.length === 1 && !name.startsWith('unordered(') };
    });
  });
}
