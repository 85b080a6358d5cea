import {
  type BuildMeta,
  findRedirect,
  matchesPattern,
  type RouteRules,
  tryDecode,
} from '#site/protocol/route-rules';

const TIMEOUT_MS = 5_000;

/** The rules of this document's build, once they are loaded. A module variable is safe: a browser document has one visitor. */
let rules: RouteRules | undefined;

/** Fetches the route rules of this build (specification §7). Without them links still work, but without prefetching. */
export async function loadRouteRules(): Promise<void> {
  const { build = '' } = document.documentElement.dataset;
  const response = await fetch(`/builds/meta/${build}.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response?.ok) return;
  // Both sides share the type, and the URL contains the build.
  const meta = (await response.json().catch(() => undefined)) as BuildMeta | undefined;
  rules = meta?.rules;
}

/** Follows redirects in the browser and returns the final URL. It ends, because the server refuses rules with a cycle. */
export function resolveRedirects(url: URL): URL {
  const redirect = rules && findRedirect(rules.redirects, tryDecode(url.pathname) ?? url.pathname);
  if (!redirect) return url;
  return resolveRedirects(new URL(encodeURI(redirect.to) + url.search + url.hash, url));
}

/** Whether a page is the same for every visitor, so the server has it cached and prefetching it is cheap. */
export function isCachedPage({ pathname, searchParams }: URL): boolean {
  if (!rules) return false;
  const { cached, parameters } = rules;
  const path = tryDecode(pathname) ?? pathname;
  return (
    cached.some((pattern) => matchesPattern(pattern, path)) &&
    [...searchParams.keys()].every((name) => parameters.includes(name))
  );
}
