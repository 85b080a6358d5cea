import type { IconLibrary } from './icons.ts';

/** Path of the icon endpoint (specification §7), followed by `/{set}.json`. */
export const ICON_PATH = '/api/_nuxt_icon';

const CACHING = 'public, max-age=3600, stale-while-revalidate=86400';
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Twice the number of names that Iconify's clients put into a URL of 500 characters. */
const MAX_NAMES = 100;
const MAX_NAME_LENGTH = 64;
/** Value of `Retry-After` while the icon service fails. */
const RETRY_AFTER_SECONDS = '5';

/**
 * Creates the handler of `/api/_nuxt_icon/{set}.json?icons=a,b`, which responds as Iconify's API: a set with the found icons, and
 * the missing names in `not_found`. Responds with 400 for an invalid request, 404 if all icons are missing, 503 if the icon service
 * fails or is busy. A request names at most 100 icons.
 */
export function createIconEndpoint(icons: IconLibrary) {
  return async ({ url }: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(url);
    const [, prefix = ''] = /\/([^/]+)\.json$/.exec(pathname) ?? [];
    const names = [...new Set((searchParams.get('icons') ?? '').split(',').filter(Boolean))];
    if (names.length === 0 || names.length > MAX_NAMES || ![prefix, ...names].every(isName))
      return errorResponse(400);
    const found = await icons.fromSet(prefix, names);
    if (!found.ok) return errorResponse(503, { 'retry-after': RETRY_AFTER_SECONDS });
    const missing = names.filter((name) => !Object.hasOwn(found.value, name));
    if (missing.length === names.length) return errorResponse(404);
    return Response.json(
      { prefix, icons: found.value, ...(missing.length > 0 ? { not_found: missing } : {}) },
      { headers: { 'cache-control': CACHING } },
    );
  };
}

function isName(text: string) {
  return text.length <= MAX_NAME_LENGTH && NAME.test(text);
}

function errorResponse(status: number, headers: Readonly<Record<string, string>> = {}) {
  return Response.json(status, { status, headers });
}
