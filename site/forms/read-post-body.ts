/** The largest accepted body per encoding, in bytes. Only multipart bodies can contain files. */
const MAX_BYTES: Readonly<Record<string, number>> = {
  'application/x-www-form-urlencoded': 64 * 1024,
  'multipart/form-data': 12 * 1024 * 1024,
};
/** A larger body is read up to this size and discarded, because browsers show a response only after they sent the whole body. */
const MAX_DISCARDED_BYTES = 128 * 1024 * 1024;
const MAX_TEXT_CHARACTERS = 64 * 1024;

/** The HTTP status of a body that is not accepted. */
export type BodyStatus = 400 | 403 | 413 | 415;

/** Reads a posted form that comes from a page of this site, has a form's encoding and is within the limits. */
export async function readPostBody(request: Request, siteUrl: string): Promise<FormData | BodyStatus> {
  if (!isSameOrigin(request, siteUrl)) return 403;
  const [encoding = ''] = (request.headers.get('content-type') ?? '').split(';');
  const maxBytes = MAX_BYTES[encoding.trim().toLowerCase()];
  if (maxBytes === undefined) return 415;
  if (Number(request.headers.get('content-length') ?? 0) > MAX_DISCARDED_BYTES) return 413;

  const limit = limitBytes(maxBytes);
  const body = new Response(request.body?.pipeThrough(limit.stream), {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  try {
    const form = await body.formData();
    return limit.isExceeded() || textLengthOf(form) > MAX_TEXT_CHARACTERS ? 413 : form;
  } catch {
    return limit.isExceeded() ? 413 : 400;
  }
}

/**
 * Browsers send `Sec-Fetch-Site` on secure connections and `Origin` on all. A request with neither does not come from a browser.
 * The host of the request counts as well, because a site may have several names.
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

/** Returns a stream that discards all bytes after the limit. */
function limitBytes(maxBytes: number) {
  let bytes = 0;
  const stream = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= maxBytes) controller.enqueue(chunk);
      else if (bytes > MAX_DISCARDED_BYTES) controller.terminate();
    },
  });
  return { stream, isExceeded: () => bytes > maxBytes };
}

function textLengthOf(form: FormData): number {
  return [...form].reduce(
    (length, [name, value]) => length + name.length + (typeof value === 'string' ? value.length : 0),
    0,
  );
}
