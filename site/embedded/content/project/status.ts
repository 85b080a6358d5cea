import type { ProjectEntry } from './model.ts';

export const STATUSES = ['published', 'draft', 'scheduled', 'expired'] as const;
type PublicationStatus = (typeof STATUSES)[number];

/** Value of a filter on the status that includes every status (contract §3). */
export const ANY_STATUS = 'any';

/**
 * Returns the status of an entry (contract §10.1).
 *
 * @param now Unix milliseconds
 */
export function statusOf(entry: ProjectEntry, now: number): PublicationStatus {
  if (!entry.isPublished) return 'draft';
  if (!isHiddenByDate(entry, now)) return 'published';
  return (entry.date ?? 0) > now ? 'scheduled' : 'expired';
}

/** Returns whether the collection hides the entry because of its date, independent of `published`. */
export function isHiddenByDate({ collection, date }: ProjectEntry, now: number): boolean {
  if (date === null) return false;
  return date > now ? collection.hidesFuture : collection.hidesPast;
}
