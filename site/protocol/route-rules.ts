/** A redirect between paths of the site. A `*` at the end of a path matches any rest of the path. */
export type RedirectRule = {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
};

/** Rules for the paths of a build, used by the server and the browser (specification §7). */
export type RouteRules = {
  /** Patterns of pages that are the same for every visitor. The browser may prefetch these. */
  readonly cached: readonly string[];
  /** Query parameters that a cached page may have. A page with any other parameter may be personal. */
  readonly parameters: readonly string[];
  /** The first matching rule applies. */
  readonly redirects: readonly RedirectRule[];
  /** Prerendered pages. Always empty, because the page cache replaces prerendering. */
  readonly prerendered: readonly string[];
};

/** The content of `builds/latest.json`: the newest build. */
export type LatestBuild = {
  readonly id: string;
  /** Build time, in milliseconds since 1970. */
  readonly timestamp: number;
};

/** The content of `builds/meta/{id}.json`. */
export type BuildMeta = LatestBuild & { readonly rules: RouteRules };

/** The query parameters of an article list, in the order in which its URLs contain them. */
export const LIST_PARAMETERS = ['page', 'topic'] as const;

/**
 * Returns the rules of a build.
 *
 * @param codes the locale codes; each is the first segment of its pages' paths
 * @param redirects the redirects of the running server, which may differ from those of the build
 */
export function createRouteRules(codes: readonly string[], redirects: readonly RedirectRule[]): RouteRules {
  return {
    cached: codes.flatMap((code) => [`/${code}`, `/${code}/*`]),
    parameters: LIST_PARAMETERS,
    redirects,
    prerendered: [],
  };
}

/** Whether a path equals a pattern, or is below a pattern that ends with `*`. */
export function matchesPattern(pattern: string, path: string): boolean {
  return wildcardMatch(pattern, path) !== undefined;
}

/**
 * Returns the target of the first matching rule (specification §4), or `undefined`.
 *
 * @param path decoded
 */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
): Pick<RedirectRule, 'to' | 'status'> | undefined {
  for (const { from, to, status } of rules) {
    const rest = wildcardMatch(from, path);
    if (rest !== undefined) return { to: to.replace(/\*$/, () => rest), status };
  }
  return undefined;
}

/** Whether a URL requests drafts (specification §4): `preview=true`, or the CMS's live-preview parameter. */
export function requestsDrafts({ searchParams }: URL): boolean {
  return searchParams.get('preview') === 'true' || searchParams.has('live-preview');
}

/** Whether a URL may show drafts or contains a secret token. Such responses are never cached (contract §8). */
export function isPreviewUrl(url: URL): boolean {
  return requestsDrafts(url) || url.searchParams.has('token');
}

/** Decodes a path, or a fragment with `decodeURIComponent`. Returns `undefined` if it contains an invalid escape such as `%E0%A4`. */
export function tryDecode(text: string, decode: (text: string) => string = decodeURI): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the part of a path that the `*` of a pattern matches. Returns an empty string if a pattern without `*` equals the path, and
 * `undefined` without a match.
 */
function wildcardMatch(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('*')) return path === pattern ? '' : undefined;
  const prefix = pattern.slice(0, -1);
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}
