import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { SANDBOX_POLICY } from '#site/media/files';
import { acceptsBrotli } from './compress.ts';
import { isNotModified } from './not-modified.ts';

/** Returns the file of the build at the request's path, or `undefined` if no file has that path. */
export type StaticFiles = (request: Request) => Promise<Response | undefined>;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
/** For files with a hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For files that keep their name when their content changes: icons, logos. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
/** The folder of the files with a hash in their name. They need no ETag, because browsers never request them again. */
const HASHED_FILES = '/_build/';
/** In bytes of the hash. */
const ETAG_BYTES = 12;

type StaticFile = { readonly body: Uint8Array<ArrayBuffer>; readonly etag: string | undefined };

/**
 * Reads the browser's build into memory and serves it. Files that are added later are not served. A browser that accepts brotli receives
 * the `.br` file that the build has written for a text file.
 */
export async function readStaticFiles(directory: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const urlPath = `/${relative(directory, path).split(sep).join('/')}`;
    if (!entry.isFile() || urlPath.includes('/.')) continue;
    const body = new Uint8Array(await readFile(path));
    files.set(urlPath, { body, etag: urlPath.startsWith(HASHED_FILES) ? undefined : etagOf(body) });
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    const type = CONTENT_TYPES[extname(pathname)];
    const file = files.get(pathname);
    if (!file || !type) return undefined;
    const brotli = acceptsBrotli(request) ? files.get(`${pathname}.br`) : undefined;
    const { body, etag } = brotli ?? file;
    const caching = {
      'cache-control': pathname.startsWith(HASHED_FILES) ? IMMUTABLE : ONE_DAY,
      vary: 'accept-encoding',
      ...(etag === undefined ? {} : { etag }),
    };
    if (etag !== undefined && isNotModified(request, etag))
      return new Response(null, { status: 304, headers: caching });
    return new Response(body, {
      headers: {
        'content-type': type,
        ...caching,
        ...(brotli ? { 'content-encoding': 'br' } : {}),
        // SVG is the only type of the list that can be opened as a document with scripts.
        ...(extname(pathname) === '.svg' ? { 'content-security-policy': SANDBOX_POLICY } : {}),
      },
    });
  };
}

/** The compressed file has other bytes, so it has another ETag. */
function etagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest().subarray(0, ETAG_BYTES).toString('base64url')}"`;
}
