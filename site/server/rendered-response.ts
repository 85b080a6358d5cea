import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RenderedResponse } from './page-cache.ts';

/** How the page cache stores a response. */
export type Caching = Partial<Pick<RenderedResponse, 'parameters' | 'maxAgeMs'>>;

const compress = promisify(brotliCompress);
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Creates a response with both encodings of its body and an ETag. It is cacheable if its status is 200. */
export async function createResponse(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
  { parameters = [], maxAgeMs }: Caching = {},
): Promise<RenderedResponse> {
  const body = new TextEncoder().encode(text);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return {
    status,
    headers: { ...headers, etag },
    body,
    brotli: new Uint8Array(await compress(body, BROTLI_OPTIONS)),
    parameters,
    isCacheable: status === 200,
    maxAgeMs,
  };
}

/** Browsers keep no copy, so that they have nothing to validate. */
export function withNoStore(response: RenderedResponse): RenderedResponse {
  const { etag: _etag, ...headers } = response.headers;
  return { ...response, headers: { ...headers, 'cache-control': 'no-store' } };
}

/** Sends a rendered response in the encoding that the client accepts, or 304 if the client has it already. */
export function send(request: Request, { status, headers, body, brotli }: RenderedResponse): Response {
  const { etag } = headers;
  if (status === 200 && etag !== undefined && request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers: { ...headers, vary: 'accept-encoding' } });
  }
  const acceptsBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  const encoding = acceptsBrotli ? { 'content-encoding': 'br' } : undefined;
  return new Response(acceptsBrotli ? brotli : body, {
    status,
    headers: { ...headers, ...encoding, vary: 'accept-encoding' },
  });
}
