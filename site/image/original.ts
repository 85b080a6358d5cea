const TIME_LIMIT_MS = 10_000;
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Where an original lies: in the content system and nowhere else, without a query, so that one picture has one address.
 * `undefined` for any other place.
 */
export function originalAddress(source: string, contentUrl: string): URL | undefined {
  const address = new URL(contentUrl);
  if (source.startsWith('/')) address.pathname = source.replaceAll('%', '%25');
  else {
    const given = URL.parse(source);
    if (given?.origin !== address.origin) return undefined;
    address.pathname = given.pathname;
  }
  const { pathname } = address;
  return pathname.startsWith('/assets/') && !/%2e/i.test(pathname) ? address : undefined;
}

/** What changes when a picture is replaced under its name; `undefined` when the content system does not say. */
export async function originalVersion(address: URL): Promise<string | undefined> {
  const answer = await ask(address, 'HEAD');
  if (!answer?.ok) return undefined;
  return answer.headers.get('etag') ?? answer.headers.get('last-modified') ?? undefined;
}

/** Fetches an original, within limits of time and size. */
export async function fetchOriginal(address: URL): Promise<Uint8Array | 404 | 502> {
  const answer = await ask(address, 'GET');
  if (answer?.status === 404) return 404;
  if (!answer?.ok || Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES) return 502;
  const body = await answer.arrayBuffer().catch(() => undefined);
  return body === undefined || body.byteLength > MOST_BYTES ? 502 : new Uint8Array(body);
}

function ask(address: URL, method: 'GET' | 'HEAD') {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  return fetch(address, { method, signal, redirect: 'error' }).catch(() => undefined);
}
