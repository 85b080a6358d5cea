import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { FileCache } from './file-cache.ts';

const TIME_LIMIT_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Statuses of an original that does not exist (any more). */
const MISSING_STATUSES = [404, 410];
const MAX_VERSIONS = 2_000;
const MAX_MISSING_VERSIONS = 500;
/** The prefix of the sources of the shop's pictures. */
const MEDIA_PATH = '/media/';
/** Maximum age of a version before it is checked again. */
const VERSION_FRESH_MS = 10_000;
const MAX_CHECKS = 16;
/** Further checks are skipped, and the last or stored version applies. */
const MAX_WAITING_CHECKS = 256;

/** Allowed origins of original pictures. */
export type PictureOrigins = {
  /** URL of the content system, with its base path. Originals are below its `/assets/`. */
  readonly contentUrl: string;
  /** URL of the folder of the shop's pictures, without a slash at the end. Their sources begin with `/media/`. */
  readonly shopMediaUrl: string;
  /** Further origins, such as a storage bucket. All their paths are allowed. */
  readonly origins: readonly string[];
};

/**
 * Returns the URL of an original without a query, so that each picture has one URL. Returns `undefined` for other origins.
 *
 * @param source decoded path in the content system or below `/media/`, or an absolute URL
 */
export function originalUrl(
  source: string,
  { contentUrl, shopMediaUrl, origins }: PictureOrigins,
): URL | undefined {
  if (source.startsWith(MEDIA_PATH)) return belowFolder(source.slice(MEDIA_PATH.length), shopMediaUrl);
  const system = new URL(contentUrl);
  const assets = `${system.pathname.replace(/\/$/, '')}/assets/`;
  const address = source.startsWith('/') ? inContentSystem(source, system, assets) : URL.parse(source);
  if (!address || /%2e/i.test(address.pathname)) return undefined;
  const isOfSystem = address.origin === system.origin && address.pathname.startsWith(assets);
  if (!isOfSystem && !origins.includes(address.origin)) return undefined;
  return new URL(address.origin + address.pathname);
}

/** Returns the URL of a decoded path below a folder, or `undefined` if the path leaves the folder. */
function belowFolder(path: string, folder: string): URL | undefined {
  const url = URL.parse(`${folder}/`);
  if (!url) return undefined;
  const start = url.pathname;
  url.pathname = start + path.replaceAll('%', '%25');
  return url.pathname.startsWith(start) && !/%2e/i.test(url.pathname) ? url : undefined;
}

/** A content system with a base path may include that path in file names or omit it. */
function inContentSystem(source: string, system: URL, assets: string): URL | undefined {
  const below = [assets, '/assets/'].find((start) => source.startsWith(start));
  if (below === undefined) return undefined;
  const address = new URL(system);
  address.pathname = assets + source.slice(below.length).replaceAll('%', '%25');
  return address.pathname.startsWith(assets) ? address : undefined;
}

/** The version of an original that does not exist. */
const MISSING = '';

/**
 * Returns the `ETag` or `Last-Modified` of an original, which changes when the picture is replaced. Returns `MISSING` if the original does not
 * exist, and `undefined` if its version is not known.
 */
async function originalVersion(address: URL): Promise<string | undefined> {
  const response = await fetchWithTimeout(address, 'HEAD');
  if (response && MISSING_STATUSES.includes(response.status)) return MISSING;
  if (!response?.ok) return undefined;
  return response.headers.get('etag') ?? response.headers.get('last-modified') ?? undefined;
}

type VersionCheck = { readonly version: Promise<string>; readonly checkedAt: number };

/** Returns the version of an original. A stale version is returned at once and refreshed in the background. */
export type GetVersion = (address: URL) => Promise<string>;

/**
 * Creates the lookup. It stores the versions with the rendered pictures, so that a new process finds those pictures during an outage. Parallel
 * and waiting checks are limited, so that made-up pictures cannot flood the content system.
 */
export function createVersionLookup(files: FileCache, now: () => number = Date.now): GetVersion {
  const versions = new LRUCache<string, VersionCheck>({ max: MAX_VERSIONS });
  // Made-up pictures have no version. They have their own cache, so that they cannot evict the versions of real pictures.
  const missingVersions = new LRUCache<string, VersionCheck>({ max: MAX_MISSING_VERSIONS });
  const queue = new PQueue({ concurrency: MAX_CHECKS });

  async function check(href: string): Promise<string | undefined> {
    if (queue.size >= MAX_WAITING_CHECKS) return undefined;
    return queue.add(() => originalVersion(new URL(href)));
  }

  async function readStored(href: string): Promise<string> {
    const file = await files.read(fileNameOf(href));
    return file ? new TextDecoder().decode(file) : MISSING;
  }

  async function store(href: string, version: string) {
    if ((await readStored(href)) !== version) await files.write(fileNameOf(href), version);
  }

  return ({ href }) => {
    const last = versions.get(href) ?? missingVersions.get(href);
    if (last && now() - last.checkedAt < VERSION_FRESH_MS) return last.version;
    const request = check(href);
    // While the content system is unreachable, this returns the last version.
    const version = last?.version ?? request.then((found) => found ?? readStored(href));
    const target = versions.has(href) ? versions : missingVersions;
    target.set(href, { version, checkedAt: now() });
    void request.then((found) => {
      if (found === undefined) return;
      // The stored pictures of a deleted original must not be served any more.
      const [current, other] = found === MISSING ? [missingVersions, versions] : [versions, missingVersions];
      other.delete(href);
      current.set(href, { version: Promise.resolve(found), checkedAt: now() });
      void store(href, found);
    });
    return version;
  };
}

function fileNameOf(href: string) {
  return `${createHash('sha256').update(href).digest('hex')}.version`;
}

/**
 * Fetches an original, with limits of time and size. Resolves with 404 if it does not exist, and with 502 if it cannot be fetched or the
 * response is a text, for example a page about maintenance.
 *
 * @throws {Error} if it exceeds 32 MB
 */
export async function fetchOriginal(address: URL): Promise<Uint8Array | 404 | 502> {
  const response = await fetchWithTimeout(address, 'GET');
  if (response?.status === 404) {
    await response.body?.cancel();
    return 404;
  }
  if (!response?.ok || !response.body || isText(response)) {
    await response?.body?.cancel();
    return 502;
  }
  const original = await readWithin(response.body).catch(() => 502 as const);
  if (!original) throw new Error(`The picture is larger than ${MAX_BYTES} bytes.`);
  return original;
}

function isText({ headers }: Response): boolean {
  return /^(?:text\/|application\/(?:json|xhtml))/i.test(headers.get('content-type') ?? '');
}

/** Counts received bytes, because `Content-Length` may be missing or wrong. Resolves with `undefined` above the limit. */
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

function fetchWithTimeout(address: URL, method: 'GET' | 'HEAD') {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  return fetch(address, { method, signal, redirect: 'error' }).catch(() => undefined);
}
