import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { findRedirect, type RedirectRule } from '#site/protocol/route-rules';
import { findEndlessChain, PATH_PATTERN } from '#site/redirects/redirect-rules';
import { EnvironmentError, type Environment } from './env.ts';

/** The maximum length of a chain of redirects. In an endless chain whose paths grow, no path repeats, so only this limit detects it. */
const MAX_STEPS = 50;

const pattern = v.pipe(
  v.string(),
  v.regex(PATH_PATTERN, 'must be a path of the site, for example /nl/old or /nl/old/*'),
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
 * Loads the redirect rules of the configured file, else of the project's own file.
 *
 * @param project the project's folder
 * @throws {EnvironmentError} if the file cannot be read or contains an invalid rule
 */
export async function loadRedirects(
  { redirectsFile }: Environment,
  project: string,
): Promise<readonly RedirectRule[]> {
  const file = redirectsFile ?? join(project, 'site/redirects.yaml');
  try {
    return parseRedirects(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(
      `REDIRECTS_FILE: expected a YAML file with redirect rules, got "${file}". ${reason} Example of a rule: - { from: /nl/old, to: /nl/new, status: 301 }`,
    );
  }
}

/**
 * Parses redirect rules (specification §4) from a YAML list of `from`, `to` and `status` (default 301). A `*` at the end matches any
 * rest of the path. The first matching rule applies.
 *
 * @throws {Error} if a rule is invalid or part of a redirect loop
 */
export function parseRedirects(yaml: string): readonly RedirectRule[] {
  const result = v.safeParse(rulesSchema, parse(yaml));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`Redirects: ${v.getDotPath(issue) ?? 'the list'} ${issue.message}.`);
  }
  const rules = result.output ?? [];
  for (const { from } of rules) assertNoLoop(from, rules);
  return rules;
}

function assertNoLoop(from: string, rules: readonly RedirectRule[]) {
  const chain = findEndlessChain(from, (path) => findRedirect(rules, path), MAX_STEPS);
  if (chain?.kind === 'tooLong') throw new Error(`Redirects: ${from} needs more than ${MAX_STEPS} steps.`);
  if (chain)
    throw new Error(`Redirects: ${chain.paths[0]} redirects to itself through ${chain.paths.join(', ')}.`);
}
