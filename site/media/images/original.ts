const TIME_LIMIT_MS = 10_000;
const MOST_BYTES = 32 * 1024 * 1024;

/** Where originals may lie; nothing is fetched from anywhere else. */
export type Places = {
  /** The content system, with its path where it has one; originals lie in its `/assets/`. */
  readonly contentUrl: string;
  /** Further origins, such as a bucket of the content system's; originals lie anywhere there. */
  readonly origins: readonly string[];
};

/**
 * Where an original lies, without a query, so that one picture has one address.
 *
 * @param source a path of the content system, decoded, or an absolute address
 * @returns `undefined` for a place that is none of ours
 */
export function originalAddress(source: string, { contentUrl, origins }: Places): URL | undefined {
  const system = new URL(contentUrl);
  const assets = `${system.pathname.replace(/\/+$/, '')}/assets/`;
  const address = source.startsWith('/') ? withinSystem(source, system, assets) : URL.parse(source);
  if (!address || /%2e/i.test(address.pathname)) return undefined;
  const isOfSystem = address.origin === system.origin && address.pathname.startsWith(assets);
  if (!isOfSystem && !origins.includes(address.origin)) return undefined;
  return new URL(address.origin + address.pathname);
}

/** A content system below a path may name its files with that path or without. */
function withinSystem(source: string, system: URL, assets: string): URL | undefined {
  const below = [assets, '/assets/'].find((start) => source.startsWith(start));
  if (below === undefined) return undefined;
  const address = new URL(system);
  address.pathname = assets + source.slice(below.length).replaceAll('%', '%25');
  return address.pathname.startsWith(assets) ? address : undefined;
}

/** What changes when a picture is replaced under its name; `undefined` when its place does not say. */
export async function originalVersion(address: URL): Promise<string | undefined> {
  const answer = await ask(address, 'HEAD');
  if (!answer?.ok) return undefined;
  return answer.headers.get('etag') ?? answer.headers.get('last-modified') ?? undefined;
}

/** Fetches an original, within limits of time and size. */
export async function fetchOriginal(address: URL): Promise<Uint8Array | 404 | 502> {
  const answer = await ask(address, 'GET');
  if (answer?.status === 404) return 404;
  if (!answer?.ok || !answer.body) return 502;
  return (await readWithin(answer.body).catch(() => undefined)) ?? 502;
}

/** Counts what arrives: a length that is promised may be missing or wrong. */
async function readWithin(body: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function ask(address: URL, method: 'GET' | 'HEAD') {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  return fetch(address, { method, signal, redirect: 'error' }).catch(() => undefined);
}
