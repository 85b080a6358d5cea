import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { localeCodes } from '#site/i18n/locale';
import { canMatchPage, findRedirect, type RedirectRule } from '#site/protocol/route-rules';
import { findEndlessChain, PATH_PATTERN, readRuleAddress } from '#site/redirects/redirect-rules';
import { EnvironmentError, type Environment } from './env.ts';

/** The maximum length of a chain of redirects. In an endless chain whose paths grow, no path repeats, so only this limit detects it. */
const MAX_STEPS = 50;

/** The origin with which paths of the site are parsed. */
const ORIGIN = 'http://host.invalid';
const FROM = 'must be a path of the site without query and fragment, for example /nl/old or /nl/old/*';
const TO = 'must be a path of the site, for example /nl/new, /nl/new/* or /nl/new?page=2';

const address = (message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => readRuleAddress(text, ORIGIN)),
    v.string(message),
    v.regex(PATH_PATTERN, message),
  );

const rulesSchema = v.nullish(
  v.array(
    v.strictObject({
      from: v.pipe(
        address(FROM),
        v.regex(/^[^?#]*$/, FROM),
        v.check(
          (path) => localeCodes.some((code) => canMatchPage(path, code)),
          'must begin with the code of a locale, for example /nl/contact',
        ),
      ),
      to: address(TO),
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
 * rest of the path. The first matching rule applies. `from` is a path with a locale, because other paths are redirected to a locale first.
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
