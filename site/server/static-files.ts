import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

/** Answers a request for a file of the build; `undefined` when there is none at that address. */
export type StaticFiles = (request: Request) => Promise<Response | undefined>;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const FOREVER = 'public, max-age=31536000, immutable';
/** Under names that stay when what they hold changes: icons, logos. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Serves the browser's build from memory: it is small, read once, and a file added later is none of ours. Compressed twins that
 * the build wrote beside text files are sent where the browser takes them.
 */
export async function readStaticFiles(directory: string): Promise<StaticFiles> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(directory, path).split(sep).join('/')}`;
    if (!entry.isFile() || address.includes('/.')) continue;
    files.set(address, new Uint8Array(await readFile(path)));
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    const type = TYPES[extname(pathname)];
    const file = files.get(pathname);
    if (!file || !type) return undefined;
    const brotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
      ? files.get(`${pathname}.br`)
      : undefined;
    return new Response(brotli ?? file, {
      headers: {
        'content-type': type,
        'cache-control': pathname.startsWith('/_build/') ? FOREVER : ONE_DAY,
        vary: 'accept-encoding',
        ...(brotli ? { 'content-encoding': 'br' } : {}),
      },
    });
  };
}
