import { localeCodes } from '#site/i18n/locale';
import { isPreviewUrl } from '#site/protocol/route-rules';
import { routePath } from '#site/protocol/route-table';
import { applicationScreens } from './application-screens.ts';
import { hasListChoice } from './category/category-query.ts';
import { showsThanks } from './content/content-form.ts';
import type { ApplicationScreen } from './define-screen.ts';
import { findRoute } from './find-route.ts';
import { hasFinderChoice } from './store-finder/finder-query.ts';

const screensByRoute = new Map<string, ApplicationScreen>(
  applicationScreens.map((screen) => [screen.route, screen]),
);

/**
 * Returns whether the response for a URL is never cached: previews, thank-you messages, screens with user input, lists and stores that a
 * visitor has filtered or sorted, and personal screens.
 */
export function isUncacheable(url: URL): boolean {
  return (
    isPreviewUrl(url) ||
    showsThanks(url) ||
    hasListChoice(url) ||
    hasFinderChoice(url) ||
    hasUncacheableScreen(url)
  );
}

/** Returns whether a URL is one of a personal screen, whose content depends on the visitor's session. */
export function isPersonal(url: URL): boolean {
  return screenAt(url)?.isPersonal === true;
}

/** Returns the paths of all personal screens in all locales. */
export function personalPaths(): string[] {
  return applicationScreens
    .filter((screen) => screen.isPersonal)
    .flatMap(({ route }) => localeCodes.map((code) => routePath(route, code)));
}

function hasUncacheableScreen(url: URL) {
  const screen = screenAt(url);
  return (
    screen !== undefined &&
    (screen.isPersonal || screen.queryParameters.some((name) => url.searchParams.has(name)))
  );
}

function screenAt({ pathname }: URL) {
  const route = findRoute(pathname);
  return route === undefined ? undefined : screensByRoute.get(route);
}
