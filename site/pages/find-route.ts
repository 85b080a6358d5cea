import { localeCodes } from '#site/i18n/locale';
import { localisedPaths } from '#site/protocol/route-table';

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
