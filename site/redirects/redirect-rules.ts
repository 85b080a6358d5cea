import { normalisePath } from '#site/protocol/normalise-path';
import { findRedirect, matchesPattern, type RedirectRule, tryDecode } from '#site/protocol/route-rules';

/** A path of the site, or a path with a `*` at its end. */
export const PATH_PATTERN = /^\/(?:[^/*\s][^*\s]*)?\*?$/;

/**
 * Returns the path, query and fragment of a path or URL of the website, normalised and decoded as in rules. Returns `undefined` for any other
 * text.
 */
export function readRuleAddress(text: string, origin: string): string | undefined {
  const url = URL.parse(text, origin);
  if (!/^(?:\/|https?:)/i.test(text) || url?.origin !== origin) return undefined;
  return tryDecode(normalisePath(url.pathname) + url.search + url.hash);
}

/** Finds the redirect of a decoded path. */
type FindRedirect = (path: string) => Omit<RedirectRule, 'from'> | undefined;

/** A list of rules. It finds a rule in constant time, unless the rule ends with `*`. */
export type RedirectRules = {
  readonly find: FindRedirect;
  /** Returns the rule that applies to a decoded path. */
  match(path: string): RedirectRule | undefined;
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
  const matchIn = (rules: readonly RedirectRule[], path: string) =>
    rules.find(({ from }) => matchesPattern(from, path));
  const match = (path: string) => matchIn(ordered, path) ?? exact.get(path) ?? matchIn(patterns, path);
  return {
    find(path) {
      const rule = match(path);
      return rule && findRedirect([rule], path);
    },
    match,
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

/** A chain of redirects that does not end: a loop, or a chain with more than the maximum number of steps. */
export type EndlessChain = { readonly kind: 'loop' | 'tooLong'; readonly paths: readonly string[] };

/**
 * Follows the redirects from a path or pattern. Returns the paths of the loop, or of the whole chain, if they do not end. The `*` of a pattern
 * is kept: it stands for a rest of the path to which no longer rule applies.
 */
export function findEndlessChain(
  from: string,
  find: FindRedirect,
  maxSteps: number,
): EndlessChain | undefined {
  const paths: string[] = [];
  // In a chain of paths that grow, no path repeats, so the number of steps is limited too.
  let path: string | undefined = from;
  while (path !== undefined) {
    const index = paths.indexOf(path);
    if (index >= 0) return { kind: 'loop', paths: paths.slice(index) };
    paths.push(path);
    if (paths.length > maxSteps) return { kind: 'tooLong', paths };
    path = find(path)?.to.replace(/[?#].*/s, '');
  }
  return undefined;
}
