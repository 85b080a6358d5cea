import { localeCodes } from '#site/i18n/locale';
import { localisedPaths } from '#site/protocol/route-table';

/** The routes of application screens by their path in lower case, without the slash at the start. */
const routesByPath = new Map<string, string>(
  Object.entries(localisedPaths).flatMap(([route, paths]) =>
    localeCodes.map((code) => [`${code}/${paths[code]}`.toLowerCase(), route] as const),
  ),
);

/** Returns the route of an application screen at a path. Compares like the router, which ignores case and slashes at the end. */
export function findRoute(pathname: string): string | undefined {
  return routesByPath.get(pathname.toLowerCase().split('/').filter(Boolean).join('/'));
}
