import { requestsDrafts } from '#site/protocol/route-rules';

/** Returns the query that keeps a preview active across links. Returns an empty text without a token. */
export function previewQuery(token: string | undefined): string {
  return token === undefined ? '' : new URLSearchParams({ preview: 'true', token }).toString();
}

/** Returns the preview token of a request, or `undefined`. */
export function previewTokenOf({ url }: Request): string | undefined {
  const address = new URL(url);
  return requestsDrafts(address) ? (address.searchParams.get('token') ?? undefined) : undefined;
}
