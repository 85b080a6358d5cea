import { encodingOf, type FormBodyLimits, readFormBody } from '#site/limits/read-form-body';

const LIMITS: Omit<FormBodyLimits, 'bytes'> = {
  discardedBytes: 128 * 1024 * 1024,
  // A form may have hundreds of choices. PHP has the same limit.
  values: 1_000,
  files: 100,
  nameLength: 255,
  textLength: 64 * 1024,
};
/** The largest accepted body per encoding, in bytes. Only multipart bodies can contain files. */
const MAX_BYTES: ReadonlyMap<string, number> = new Map([
  ['application/x-www-form-urlencoded', 64 * 1024],
  ['multipart/form-data', 12 * 1024 * 1024],
]);

/** The HTTP status of a body that is not accepted. */
export type BodyStatus = 400 | 403 | 413 | 415;

/** Reads a posted form. Returns a status if it does not come from a page of this site, has another encoding, or exceeds a limit. */
export async function readPostBody(request: Request, siteUrl: string): Promise<FormData | BodyStatus> {
  if (!isSameOrigin(request, siteUrl)) return 403;
  const contentType = request.headers.get('content-type') ?? '';
  const bytes = MAX_BYTES.get(encodingOf(contentType));
  if (bytes === undefined) return 415;
  if (Number(request.headers.get('content-length') ?? 0) > LIMITS.discardedBytes) return 413;
  const form = await readFormBody(request.body, contentType, { ...LIMITS, bytes });
  if (form instanceof FormData) return form;
  return form === 'malformed' ? 400 : 413;
}

/**
 * Returns whether a post comes from a page of this site. Browsers send `Sec-Fetch-Site` on secure connections and `Origin` on all
 * connections. A request with neither header does not come from a browser. `Origin` may also be the host of the request, because a site
 * may have several names.
 */
function isSameOrigin({ headers, url }: Request, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const origin = URL.parse(headers.get('origin') ?? '');
  if (headers.has('origin')) {
    return origin !== null && [new URL(siteUrl).host, new URL(url).host].includes(origin.host);
  }
  return fetchSite !== null;
}
