import { localeCodes } from '#site/i18n/locale';
import { localisedPaths, type RouteName, routePath } from '#site/protocol/route-table';

const routes = Object.keys(localisedPaths).filter((name): name is RouteName => name !== 'search');
const paths: ReadonlySet<string> = new Set(
  routes.flatMap((route) => localeCodes.map((code) => routePath(route, code))),
);

/**
 * Returns whether a page depends on the visitor: cart, checkout and account. It is never indexed, needs no description, and may lead
 * to another page, such as the sign-in.
 */
export function isPersonalPath(path: string): boolean {
  return paths.has(path);
}
