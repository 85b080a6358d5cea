/** A form of texts, and one that may carry files: the largest a visitor may post. */
const LARGEST_BYTES: Readonly<Record<string, number>> = {
  'application/x-www-form-urlencoded': 64 * 1024,
  'multipart/form-data': 12 * 1024 * 1024,
};
/** How much more is taken in and thrown away: a browser hears why it was too much only when it has sent all of it. */
const PATIENCE_BYTES = 128 * 1024 * 1024;
/** All its texts together, in characters. */
const LONGEST_TEXTS = 64 * 1024;

/** Why a post is turned away, as the status it is answered with. */
export type Refusal = 400 | 403 | 413 | 415;

/** Reads a posted form, if one of our own pages sent it, in a form's encoding, within the limits; else says why not. */
export async function readPostedBody(request: Request, siteUrl: string): Promise<FormData | Refusal> {
  if (!isOurOwn(request, siteUrl)) return 403;
  const [encoding = ''] = (request.headers.get('content-type') ?? '').split(';');
  const largest = LARGEST_BYTES[encoding.trim().toLowerCase()];
  if (largest === undefined) return 415;
  if (Number(request.headers.get('content-length') ?? 0) > PATIENCE_BYTES) return 413;

  const counted = countBytes(largest);
  const body = new Response(request.body?.pipeThrough(counted.stream), {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  try {
    const form = await body.formData();
    return counted.isTooMuch() || textsOf(form) > LONGEST_TEXTS ? 413 : form;
  } catch {
    return counted.isTooMuch() ? 413 : 400;
  }
}

/**
 * Whether a page of ours sent it. Browsers say where a form stood in `Sec-Fetch-Site` on secure connections, and in `Origin` on any;
 * what says neither is no browser. The host as it was asked for counts too, for a site that is reached by more than one name.
 */
function isOurOwn({ headers, url }: Request, siteUrl: string): boolean {
  const from = headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin' && from !== 'none') return false;
  const origin = URL.parse(headers.get('origin') ?? '');
  if (headers.has('origin')) {
    return origin !== null && [new URL(siteUrl).host, new URL(url).host].includes(origin.host);
  }
  return from !== null;
}

/** Lets a body through up to its limit, and the rest into nothing. */
function countBytes(largest: number) {
  let bytes = 0;
  const stream = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= largest) controller.enqueue(chunk);
      else if (bytes > PATIENCE_BYTES) controller.terminate();
    },
  });
  return { stream, isTooMuch: () => bytes > largest };
}

function textsOf(form: FormData): number {
  return [...form].reduce(
    (length, [name, value]) => length + name.length + (typeof value === 'string' ? value.length : 0),
    0,
  );
}
