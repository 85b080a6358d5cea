import { requestsDrafts } from '#site/protocol/route-rules';

/** What internal links keep while drafts are looked at; nothing for visitors. */
export function previewQuery(token: string | undefined): string {
  return token === undefined ? '' : new URLSearchParams({ preview: 'true', token }).toString();
}

/** The token that opens drafts, when the address asks for them and brings one. */
export function previewTokenOf({ url }: Request): string | undefined {
  const address = new URL(url);
  return requestsDrafts(address) ? (address.searchParams.get('token') ?? undefined) : undefined;
}
