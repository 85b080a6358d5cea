const TIME_LIMIT_MS = 10_000;
const MOST_BYTES = 32 * 1024 * 1024;

/** Fetches an original from the content system and from nowhere else, within limits of time and size. */
export async function fetchOriginal(source: string, contentUrl: string): Promise<Uint8Array | 404 | 502> {
  const address = URL.parse(source, `${contentUrl}/`);
  if (address?.origin !== new URL(contentUrl).origin || !address.pathname.startsWith('/assets/')) return 404;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS), redirect: 'error' });
    if (answer.status === 404) return 404;
    const announced = Number(answer.headers.get('content-length') ?? 0);
    if (!answer.ok || announced > MOST_BYTES) return 502;
    const body = await answer.arrayBuffer();
    return body.byteLength > MOST_BYTES ? 502 : new Uint8Array(body);
  } catch {
    return 502;
  }
}
