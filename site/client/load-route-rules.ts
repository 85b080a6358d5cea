import {
  type BuildMeta,
  findRedirect,
  locationOf,
  matchesPattern,
  type RouteRules,
  tryDecode,
} from '#site/protocol/route-rules';

const TIMEOUT_MS = 5_000;

/** The rules of this document's build after `loadRouteRules`. A module variable is safe, because a document belongs to one visitor. */
let rules: RouteRules | undefined;

/** Fetches the route rules of this build (specification §7). Without them links still work, but pages are not prefetched. */
export async function loadRouteRules(): Promise<void> {
  const { build = '' } = document.documentElement.dataset;
  const response = await fetch(`/builds/meta/${build}.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response?.ok) return;
  // Server and browser of one build share the type, and the URL contains the build.
  const meta = (await response.json().catch(() => undefined)) as BuildMeta | undefined;
  rules = meta?.rules;
}

/**
 * Follows redirects in the browser and returns the final URL. The recursion ends, because the server refuses rules with a loop. Before the
 * rules are loaded, and for a redirect to another origin, it returns the URL unchanged. The server then redirects, and the page loads as a
 * document.
 */
export function resolveRedirects(url: URL): URL {
  const redirect = rules && findRedirect(rules.redirects, tryDecode(url.pathname) ?? url.pathname);
  if (!redirect?.to.startsWith('/')) return url;
  const target = new URL(locationOf(redirect, url.search), url);
  target.hash ||= url.hash;
  return resolveRedirects(target);
}

/** Returns whether a page is the same for every visitor. The server caches such pages, so prefetching them is cheap. */
export function isCachedPage({ pathname, searchParams }: URL): boolean {
  if (!rules) return false;
  const { cached, personal, parameters } = rules;
  const path = tryDecode(pathname) ?? pathname;
  return (
    cached.some((pattern) => matchesPattern(pattern, path)) &&
    !personal.some((start) => `${path}/`.startsWith(`${start}/`)) &&
    [...searchParams.keys()].every((name) => parameters.includes(name))
  );
}
