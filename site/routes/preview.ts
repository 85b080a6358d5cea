/** Whether an address asks for drafts (specification §4): `preview=true` or the CMS's live-preview parameter. */
export function isPreview({ searchParams }: URL): boolean {
  return (
    searchParams.get('preview') === 'true' || searchParams.has('live-preview') || searchParams.has('token')
  );
}

/** The token that opens drafts, when the address asks for them and brings one. */
export function previewTokenOf({ url }: Request): string | undefined {
  const address = new URL(url);
  return isPreview(address) ? (address.searchParams.get('token') ?? undefined) : undefined;
}
