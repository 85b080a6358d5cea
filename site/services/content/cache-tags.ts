import type { Entry } from './model.ts';

/**
 * What kept answers are made of, in words a revalidation can name. An entry carries its own tag and its collection's; lists carry their
 * collection's or taxonomy's; "there is none" carries `missing`, because anything new may fill the gap.
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

export function entryTags(entry: Entry | null): readonly string[] {
  return entry === null ? [tags.missing] : [tags.entry(entry.id), tags.collection(entry.collection)];
}
