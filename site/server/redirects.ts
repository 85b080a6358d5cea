import * as v from 'valibot';
import { parse } from 'yaml';
import { type RedirectRule, findRedirect } from '#site/protocol/route-rules';

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
export function readRedirects(yaml: string): readonly RedirectRule[] {
  const result = v.safeParse(rulesSchema, parse(yaml));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`Redirects: ${v.getDotPath(issue) ?? 'the list'} ${issue.message}.`);
  }
  const rules = result.output ?? [];
  for (const { from } of rules) refuseCircle(from, rules);
  return rules;
}

function refuseCircle(from: string, rules: readonly RedirectRule[]) {
  const seen = new Set<string>();
  let path: string | undefined = from.replace(/\*$/, 'page');
  while (path !== undefined) {
    if (seen.has(path))
      throw new Error(`Redirects: ${from} leads back to itself by ${[...seen].join(', ')}.`);
    seen.add(path);
    path = findRedirect(rules, path)?.to;
    // Each step longer than the last would never come back to where it was.
    if (seen.size > 50) throw new Error(`Redirects: ${from} never arrives.`);
  }
}
