import type { Entry } from './model.ts';

/**
 * Tags of cached responses, for revalidation. An entry has its own tag and that of its collection. A list has the tag of its
 * collection or taxonomy. A missing entry has the tag `missing`, because any new entry may have the requested URI or id.
 */
export const tags = {
  collection: (handle: string) => `collection:${handle}`,
  entry: (id: string) => `entry:${id}`,
  taxonomy: (handle: string) => `taxonomy:${handle}`,
  globals: 'globals',
  nav: (handle: string) => `nav:${handle}`,
  form: (handle: string) => `form:${handle}`,
  assets: (container: string) => `assets:${container}`,
  missing: 'missing',
};

/** Returns the tags of the response to a request for one entry. Null is a missing entry. */
export function entryTags(entry: Entry | null): readonly string[] {
  return entry === null ? [tags.missing] : [tags.entry(entry.id), tags.collection(entry.collection)];
}
