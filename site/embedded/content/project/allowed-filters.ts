/**
 * The filters that a list answers to (contract §1) when the project has no `config/statamic/api.php` of its own. `status` and
 * `published` are left out for good: with them anyone could list drafts.
 */
export const allowedFilters = {
  collections: ['site', 'slug', 'uri', 'id', 'origin', 'title'],
  taxonomies: ['site', 'slug'],
} as const;

/** A collection's entries can also be chosen by term, for each taxonomy of the project. */
export function allowedEntryFilters(taxonomies: string[]): string[] {
  return [...allowedFilters.collections, ...taxonomies.map((handle) => `taxonomy:${handle}`)];
}
