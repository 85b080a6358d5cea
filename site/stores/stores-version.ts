import type { ContentClient } from '#site/services/content';
import { KINDS, SERVICES, STORES } from './store.schema.ts';

const ONE_ENTRY = { limit: 1, fields: [], isUncached: true } as const;

/**
 * Returns a text that changes when stores of a site are added, removed or edited, when their pages move, or when the terms that they contain
 * change. It sends a few small requests for any number of stores. Returns `undefined` if the content system fails.
 */
export async function readStoresVersion(content: ContentClient): Promise<string | undefined> {
  const [ofSite, newest, ...terms] = await Promise.all([
    // The total changes when a store is added or removed. The address changes when the page that lists the stores moves.
    content.entries(STORES, { ...ONE_ENTRY, sort: 'id' }),
    // In all sites, because a store inherits fields of another site. In descending order, entries without a time of change come first.
    content.entries(STORES, {
      ...ONE_ENTRY,
      sort: '-updated_at,id',
      filter: { 'updated_at:exists': true },
      inAllSites: true,
    }),
    content.allTerms(KINDS),
    content.allTerms(SERVICES),
  ]);
  if (!ofSite.ok || !newest.ok) return undefined;
  return JSON.stringify([ofSite.value, newest.value, terms.map((list) => (list.ok ? list.value : []))]);
}
