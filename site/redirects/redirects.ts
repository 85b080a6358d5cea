import * as v from 'valibot';
import { parse } from 'yaml';

/** Where a path leads instead, and for how long. */
export type Redirect = { readonly to: string; readonly status: 301 | 302 | 307 | 308 };
/** Gives where a path leads, or nothing. */
export type Redirects = (path: string) => Redirect | undefined;

/** A path of ours, or a branch of paths with a star at its end. */
const pattern = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[^*\s]*\*?$/, 'must be a path of the site, for example /nl/old or /nl/old/*'),
);

const rulesSchema = v.nullish(
  v.array(
    v.strictObject({
      from: pattern,
      to: pattern,
      status: v.optional(v.picklist([301, 302, 307, 308], 'must be 301, 302, 307 or 308'), 301),
    }),
  ),
  [],
);

/**
 * Reads the redirect rules (specification §4) from YAML: a list of `from`, `to` and `status` (301 unless said). A star at the
 * end stands for whatever follows. The first rule that fits counts.
 *
 * @throws {Error} a sentence that names the rule that is wrong: unreadable, or leading back to itself
 */
export function readRedirects(yaml: string): Redirects {
  const result = v.safeParse(rulesSchema, parse(yaml));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`Redirects: ${v.getDotPath(issue) ?? 'the list'} ${issue.message}.`);
  }
  const rules = result.output;
  const redirects: Redirects = (path) => {
    for (const { from, to, status } of rules) {
      const rest = restAfter(from, path);
      if (rest !== undefined) return { to: to.replace(/\*$/, () => rest), status };
    }
    return undefined;
  };
  for (const { from } of rules) refuseCircle(from, redirects);
  return redirects;
}

/** What the star of a pattern stands for in a path; an empty text where the pattern has none and is the path itself. */
function restAfter(from: string, path: string): string | undefined {
  if (!from.endsWith('*')) return path === from ? '' : undefined;
  const branch = from.slice(0, -1);
  return path.startsWith(branch) ? path.slice(branch.length) : undefined;
}

function refuseCircle(from: string, redirects: Redirects) {
  const seen = new Set<string>();
  let path: string | undefined = from.replace(/\*$/, 'page');
  while (path !== undefined) {
    if (seen.has(path))
      throw new Error(`Redirects: ${from} leads back to itself by ${[...seen].join(', ')}.`);
    seen.add(path);
    path = redirects(path)?.to;
    // Each step longer than the last would never come back to where it was.
    if (seen.size > 50) throw new Error(`Redirects: ${from} never arrives.`);
  }
}
