/** An address that has moved: paths of the site, or branches of paths with a star at their end. */
export type RedirectRule = {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
};

/** Where a path leads instead, and for how long. */
type Redirect = Pick<RedirectRule, 'to' | 'status'>;

/** Whether a path is the one of a pattern, or lies in the branch it names with a star. */
export function fits(pattern: string, path: string): boolean {
  return restAfter(pattern, path) !== undefined;
}

/**
 * Where a path leads, by the first rule that fits (specification §4); nothing where it leads nowhere else.
 *
 * @param path decoded
 */
export function redirectOf(rules: readonly RedirectRule[], path: string): Redirect | undefined {
  for (const { from, to, status } of rules) {
    const rest = restAfter(from, path);
    if (rest !== undefined) return { to: to.replace(/\*$/, () => rest), status };
  }
  return undefined;
}

/** What the star of a pattern stands for in a path; an empty text where the pattern has none and is the path itself. */
function restAfter(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('*')) return path === pattern ? '' : undefined;
  const branch = pattern.slice(0, -1);
  return path.startsWith(branch) ? path.slice(branch.length) : undefined;
}
