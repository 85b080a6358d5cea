import type { ProjectEntry } from './model.ts';

export type Status = 'published' | 'draft' | 'scheduled' | 'expired';

/** @param now Unix milliseconds (contract §10.1) */
export function statusOf(entry: ProjectEntry, now: number): Status {
  if (!entry.isPublished) return 'draft';
  if (!isHiddenByDate(entry, now)) return 'published';
  return (entry.date ?? 0) > now ? 'scheduled' : 'expired';
}

/** Whether the collection's date behaviour hides the entry, its `published` aside. */
export function isHiddenByDate({ collection, date }: ProjectEntry, now: number): boolean {
  if (date === null) return false;
  return date > now ? collection.hidesFuture : collection.hidesPast;
}
