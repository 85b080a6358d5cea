import type { RedirectRule } from './patterns.ts';

/** The query parameters that make a list of stories another page, in the order in which its addresses write them. */
export const LIST_PARAMETERS = ['page', 'topic'] as const;

/** What holds for the addresses of a build, known to server and browser alike (specification §7). */
export type RouteRules = {
  /** Pages that are the same for everybody, as patterns: these may be asked for before a visitor does. */
  readonly cached: readonly string[];
  /** Query parameters that make another such page; with any other, an answer may be one visitor's. */
  readonly parameters: readonly string[];
  /** Addresses that have moved; the first rule that fits counts. */
  readonly redirects: readonly RedirectRule[];
  /** Pages that lie there as files. There are none: the page cache hands out finished pages as fast, and they are never old. */
  readonly prerendered: readonly string[];
};

/** Names the newest build: `builds/latest.json`. */
export type LatestBuild = {
  readonly id: string;
  /** When it was made, in milliseconds since 1970. */
  readonly timestamp: number;
};

/** What there is to know of one build: `builds/meta/{id}.json`. */
export type BuildMeta = LatestBuild & { readonly rules: RouteRules };

/**
 * The rules of a build: its own, and the redirects that are true where it runs.
 *
 * @param codes of the locales, each of which opens the addresses of its pages
 */
export function routeRules(codes: readonly string[], redirects: readonly RedirectRule[]): RouteRules {
  return {
    cached: codes.flatMap((code) => [`/${code}`, `/${code}/*`]),
    parameters: LIST_PARAMETERS,
    redirects,
    prerendered: [],
  };
}
