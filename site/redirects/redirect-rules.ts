import { findRedirect, type RedirectRule } from '#site/protocol/route-rules';

/** A path of the site, or a path with a `*` at its end. */
export const PATH_PATTERN = /^\/(?:[^/*\s][^*\s]*)?\*?$/;

/** Finds the redirect of a decoded path. */
type FindRedirect = (path: string) => Omit<RedirectRule, 'from'> | undefined;

/** Rules that are found in constant time, unless they end with `*`. */
export type RedirectRules = {
  readonly find: FindRedirect;
  /** Adds a rule. It applies after the rules with an order. */
  add(rule: RedirectRule): void;
  remove(rule: RedirectRule): void;
  /** All rules: those with an order, then exact paths, then patterns, of which the longest applies. */
  all(): readonly RedirectRule[];
};

/**
 * Creates a list of rules.
 *
 * @param ordered rules of which the first that matches applies
 */
export function createRedirectRules(ordered: readonly RedirectRule[]): RedirectRules {
  const exact = new Map<string, RedirectRule>();
  const patterns: RedirectRule[] = [];
  return {
    find(path) {
      const rule = exact.get(path);
      return findRedirect(ordered, path) ?? findRedirect(rule ? [rule] : patterns, path);
    },
    add(rule) {
      if (!rule.from.endsWith('*')) exact.set(rule.from, rule);
      else {
        patterns.push(rule);
        patterns.sort((one, other) => other.from.length - one.from.length);
      }
    },
    remove(rule) {
      if (exact.get(rule.from) === rule) exact.delete(rule.from);
      else if (patterns.includes(rule)) patterns.splice(patterns.indexOf(rule), 1);
    },
    all: () => [...ordered, ...exact.values(), ...patterns],
  };
}

/**
 * Follows the redirects from a path or pattern. Returns the visited paths if they lead in a circle, `tooLong` after the maximum number of
 * steps, and `undefined` if they end.
 */
export function findEndlessRedirect(
  from: string,
  find: FindRedirect,
  maxSteps: number,
): readonly string[] | 'tooLong' | undefined {
  const visited = new Set<string>();
  // Paths that grow with each step never repeat.
  let path: string | undefined = from.replace(/\*$/, 'page');
  while (path !== undefined) {
    if (visited.has(path)) return [...visited];
    visited.add(path);
    if (visited.size > maxSteps) return 'tooLong';
    path = find(path)?.to;
  }
  return undefined;
}
