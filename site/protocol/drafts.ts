/** Whether an address asks for drafts (specification §4): `preview=true` or the CMS's live-preview parameter. */
export function asksForDrafts({ searchParams }: URL): boolean {
  return searchParams.get('preview') === 'true' || searchParams.has('live-preview');
}

/** Whether an answer must be kept nowhere: one that may show drafts, or whose address holds a secret (contract §8). */
export function isPreview(url: URL): boolean {
  return asksForDrafts(url) || url.searchParams.has('token');
}
