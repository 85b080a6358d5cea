import { LRUCache } from 'lru-cache';

const TIME_LIMIT_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_VERSIONS = 2_000;
/** How long a picture replaced under its name may go unnoticed. */
const VERSION_FRESH_MS = 10_000;

/** Where originals may lie; nothing is fetched from anywhere else. */
export type PictureOrigins = {
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
export function originalUrl(source: string, { contentUrl, origins }: PictureOrigins): URL | undefined {
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
async function originalVersion(address: URL): Promise<string | undefined> {
  const answer = await ask(address, 'HEAD');
  if (!answer?.ok) return undefined;
  return answer.headers.get('etag') ?? answer.headers.get('last-modified') ?? undefined;
}

/** Gives an original's version: asked for once, then again behind the answer when it is no longer fresh. */
export type GetVersion = (address: URL) => Promise<string>;

export function createVersionLookup(now: () => number = Date.now): GetVersion {
  const known = new LRUCache<string, { version: Promise<string>; askedAt: number }>({ max: MAX_VERSIONS });
  return ({ href }) => {
    const entry = known.get(href);
    if (entry && now() - entry.askedAt < VERSION_FRESH_MS) return entry.version;
    const asked = originalVersion(new URL(href));
    if (!entry) {
      const version = asked.then((found) => found ?? '');
      known.set(href, { version, askedAt: now() });
      return version;
    }
    // While the content system cannot say, the version it named last stands.
    known.set(href, { version: entry.version, askedAt: now() });
    void asked.then(
      (found) => found !== undefined && known.set(href, { version: Promise.resolve(found), askedAt: now() }),
    );
    return entry.version;
  };
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
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function ask(address: URL, method: 'GET' | 'HEAD') {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  return fetch(address, { method, signal, redirect: 'error' }).catch(() => undefined);
}
