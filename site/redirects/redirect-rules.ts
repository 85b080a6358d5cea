import { findRedirect, type RedirectRule } from '#site/protocol/route-rules';

/** A path of the site, or a path with a `*` at its end. */
export const PATH_PATTERN = /^\/(?:[^/*\s][^*\s]*)?\*?$/;

/** Finds the redirect of a decoded path. */
type FindRedirect = (path: string) => Omit<RedirectRule, 'from'> | undefined;

/** A list of rules. It finds a rule in constant time, unless the rule ends with `*`. */
export type RedirectRules = {
  readonly find: FindRedirect;
  /** Adds a rule. The ordered rules apply before it. */
  add(rule: RedirectRule): void;
  remove(rule: RedirectRule): void;
  /** Returns all rules in the order in which they apply: ordered rules, exact paths, then patterns from the longest to the shortest. */
  all(): readonly RedirectRule[];
};

/**
 * Creates a list of rules.
 *
 * @param ordered rules in a fixed order: the first rule that matches applies
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
 * Follows the redirects from a path or pattern. Returns the visited paths if they form a loop, `tooLong` after the maximum number of steps,
 * and `undefined` if they end.
 */
export function findEndlessRedirect(
  from: string,
  find: FindRedirect,
  maxSteps: number,
): readonly string[] | 'tooLong' | undefined {
  const visited = new Set<string>();
  // In a chain of paths that grow, no path repeats, so the number of steps is limited too.
  let path: string | undefined = from.replace(/\*$/, 'page');
  while (path !== undefined) {
    if (visited.has(path)) return [...visited];
    visited.add(path);
    if (visited.size > maxSteps) return 'tooLong';
    path = find(path)?.to;
  }
  return undefined;
}
