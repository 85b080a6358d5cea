import { createHash } from 'node:crypto';
import { acceptsBrotli, compress } from './compress.ts';
import { isNotModified } from './not-modified.ts';
import type { RenderedResponse } from './page-cache.ts';

/** How the page cache stores a response. */
export type Caching = Partial<Pick<RenderedResponse, 'parameters' | 'maxAgeMs'>>;

/** Creates a response with an ETag. It is cacheable if its status is 200. */
export function createResponse(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
  { parameters = [], maxAgeMs }: Caching = {},
): RenderedResponse {
  const body = new TextEncoder().encode(text);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return {
    status,
    headers: { ...headers, etag },
    body,
    parameters,
    isCacheable: status === 200,
    maxAgeMs,
  };
}

/** Returns the response with `no-store`. It has no ETag, because a browser without a copy has nothing to validate. */
export function withNoStore(response: RenderedResponse): RenderedResponse {
  const { etag: _etag, ...headers } = response.headers;
  return { ...response, headers: { ...headers, 'cache-control': 'no-store' } };
}

/** Returns a rendered response in an encoding that the client accepts, or status 304 if the client already has the response. */
export async function send(
  request: Request,
  { status, headers, body, brotli }: RenderedResponse,
): Promise<Response> {
  const { etag } = headers;
  if (status === 200 && etag !== undefined && isNotModified(request, etag)) {
    return new Response(null, { status: 304, headers: { ...headers, vary: 'accept-encoding' } });
  }
  const isCompressed = acceptsBrotli(request);
  const encoding = isCompressed ? { 'content-encoding': 'br' } : undefined;
  return new Response(isCompressed ? (brotli?.body ?? (await compress(body))) : body, {
    status,
    headers: { ...headers, ...encoding, vary: 'accept-encoding' },
  });
}
