import { type LocaleCode, localeCodes } from '#site/i18n/locale';
import { type LocalisedPath, localisedPaths } from '#site/protocol/route-table';

/** The routes of application screens, by path in lower case and without a leading slash. */
const routesByPath = new Map<string, string>(
  Object.entries(localisedPaths).flatMap(([route, paths]) =>
    localeCodes.map((code) => [`${code}/${paths[code]}`.toLowerCase(), route] as const),
  ),
);

/** Returns the route of an application screen at a path. Like the router, ignores case and trailing slashes. */
export function findRoute(pathname: string): string | undefined {
  return routesByPath.get(pathname.toLowerCase().split('/').filter(Boolean).join('/'));
}

/** Returns the path of an application screen in another locale, or `undefined` for a path without a screen. */
export function localiseScreenPath(pathname: string, code: LocaleCode): string | undefined {
  const paths: Readonly<Record<string, LocalisedPath>> = localisedPaths;
  const path = paths[findRoute(pathname) ?? '']?.[code];
  return path === undefined ? undefined : `/${code}/${path}`;
}
