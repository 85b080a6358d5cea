import type { IconLibrary } from './icons.ts';

/** Where browsers and tools ask for icons (specification §7); a set's name and `.json` follow. */
export const ICON_PATH = '/api/_nuxt_icon';

const CACHING = 'public, max-age=3600, stale-while-revalidate=86400';
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** When to ask again while the service is silent, in seconds. */
const LATER = '5';

/**
 * Answers `/api/_nuxt_icon/{set}.json?icons=a,b` as Iconify's own service does: a set that holds just these, and in `not_found`
 * the names that it lacks. 400 for what is no question, 404 where none of them is there, 503 while the service behind is silent.
 */
export function createIconEndpoint(icons: IconLibrary) {
  return async ({ url }: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(url);
    const [, prefix = ''] = /\/([^/]+)\.json$/.exec(pathname) ?? [];
    const names = [...new Set((searchParams.get('icons') ?? '').split(',').filter(Boolean))];
    if (!NAME.test(prefix) || names.length === 0 || !names.every((name) => NAME.test(name)))
      return refused(400);
    const found = await icons.fromSet(prefix, names);
    if (!found.ok) return refused(503, { 'retry-after': LATER });
    const missing = names.filter((name) => !Object.hasOwn(found.value, name));
    if (missing.length === names.length) return refused(404);
    return Response.json(
      { prefix, icons: found.value, ...(missing.length > 0 ? { not_found: missing } : {}) },
      { headers: { 'cache-control': CACHING } },
    );
  };
}

function refused(status: number, headers: Readonly<Record<string, string>> = {}) {
  return Response.json(status, { status, headers });
}
