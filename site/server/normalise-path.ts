import { localeCodes } from '#site/i18n/locale';

/**
 * The one way to write a path: single slashes, none at the end, the locale in its own capitals (`/EN-us/` is `/en-US`). Paths
 * below the locale keep theirs: the content system decides what they name.
 */
export function tidyPath(pathname: string): string {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const [, first = '', ...rest] = path.split('/');
  const code = localeCodes.find((known) => known.toLowerCase() === first.toLowerCase());
  return code === undefined ? path : ['', code, ...rest].join('/');
}
