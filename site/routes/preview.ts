/** Whether an address asks for drafts (specification §4): `preview=true` or the CMS's live-preview parameter. */
function asksForDrafts({ searchParams }: URL): boolean {
  return searchParams.get('preview') === 'true' || searchParams.has('live-preview');
}

/** Whether an answer must be kept nowhere: one that may show drafts, or whose address holds a secret (contract §8). */
export function isPreview(url: URL): boolean {
  return asksForDrafts(url) || url.searchParams.has('token');
}

/** What internal links keep while drafts are looked at; nothing for visitors. */
export function previewQuery(token: string | undefined): string {
  return token === undefined ? '' : new URLSearchParams({ preview: 'true', token }).toString();
}

/** The token that opens drafts, when the address asks for them and brings one. */
export function previewTokenOf({ url }: Request): string | undefined {
  const address = new URL(url);
  return asksForDrafts(address) ? (address.searchParams.get('token') ?? undefined) : undefined;
}
