import { withQuery } from './with-query.ts';

/** A redirect from a path of the site. A `*` at the end of a path matches any rest of the path. `from`, and `to` on the site, are decoded. */
export type RedirectRule = {
  readonly from: string;
  /** A path of the site, possibly with a query and a fragment, or the URL of another origin. */
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
};

/** A redirect as the browser follows it, in the page. */
type ClientRedirect = Pick<RedirectRule, 'from' | 'to'>;

/** Rules for the paths of a build, used by the server and the browser (specification §7). */
export type RouteRules = {
  /** Patterns of pages that are the same for every visitor, unless they are personal. The browser may prefetch these. */
  readonly cached: readonly string[];
  /** Paths of pages that depend on the visitor's session, such as the cart. The pages below them are personal too. */
  readonly personal: readonly string[];
  /** Query parameters that a cached page may have. A page with any other parameter may be personal. */
  readonly parameters: readonly string[];
  /**
   * The redirects of pages. The first matching rule applies, so they include redirects to other origins, which only the server follows.
   */
  readonly redirects: readonly ClientRedirect[];
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

/** The query parameters that request drafts. Canonical URLs never contain them, because the token is secret. */
export const PREVIEW_PARAMETERS = ['preview', 'live-preview', 'token'] as const;

/** The maximum number of redirects that the browser receives. The server follows the others. */
const MAX_CLIENT_REDIRECTS = 500;

/**
 * Returns the rules of a build.
 *
 * @param codes the locale codes. Each is the first segment of its pages' paths
 * @param redirects the redirects of the running server, which may differ from those of the build
 * @param pages the query parameters that pages declare, and the paths of personal pages. Empty without a server, because a static host has
 *   neither
 */
export function createRouteRules(
  codes: readonly string[],
  redirects: readonly RedirectRule[],
  { parameters, personal }: Pick<RouteRules, 'parameters' | 'personal'> = { parameters: [], personal: [] },
): RouteRules {
  return {
    cached: codes.flatMap((code) => [`/${code}`, `/${code}/*`]),
    personal: personal.filter((path) => !personal.some((other) => path.startsWith(`${other}/`))),
    parameters,
    redirects: redirects
      .filter(({ from }) => codes.some((code) => canMatchPage(from, code)))
      .slice(0, MAX_CLIENT_REDIRECTS)
      .map(({ from, to }) => ({ from, to })),
    prerendered: [],
  };
}

/**
 * Returns the URL that a redirect leads to, with the query of the request. Another origin does not receive the query, because it may contain a
 * secret.
 *
 * @param search the query of the request
 */
export function locationOf({ to }: Pick<RedirectRule, 'to'>, search = ''): string {
  if (!to.startsWith('/')) return to;
  const [page = '', fragment = ''] = encodePath(to).split(/(?=#)/);
  return withQuery(page, search.slice(1)) + fragment;
}

/** Encodes a decoded path. `decodeURI` keeps the escapes of reserved characters, and `encodeURI` would escape them again: `%26` to `%2526`. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll(/%25(?=2[346BCF]|3[ABDF]|40)/gi, '%');
}

/** Returns whether a path equals a pattern, or is below a pattern that ends with `*`. */
export function matchesPattern(pattern: string, path: string): boolean {
  return wildcardMatch(pattern, path) !== undefined;
}

/**
 * Returns the target of the first matching rule (specification §4), or `undefined`.
 *
 * @param path decoded
 */
export function findRedirect<Rule extends ClientRedirect>(
  rules: readonly Rule[],
  path: string,
): Omit<Rule, 'from'> | undefined {
  for (const { from, ...rule } of rules) {
    const rest = wildcardMatch(from, path);
    if (rest !== undefined) return { ...rule, to: rule.to.replace(/\*$/, () => rest) };
  }
  return undefined;
}

/** Returns whether a URL requests drafts (specification §4): `preview=true`, or the CMS's live-preview parameter. */
export function requestsDrafts({ searchParams }: URL): boolean {
  return searchParams.get('preview') === 'true' || searchParams.has('live-preview');
}

/** Returns whether a URL may show drafts or contains a secret token. Such responses are never cached (contract §8). */
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

/** Returns whether a path or pattern can match a page of a locale. */
export function canMatchPage(pattern: string, code: string): boolean {
  const pages = `/${code}/`;
  if (!pattern.endsWith('*')) return `${pattern}/`.startsWith(pages);
  const prefix = pattern.slice(0, -1);
  return prefix.startsWith(pages) || pages.startsWith(prefix);
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
