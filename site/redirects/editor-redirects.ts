import * as v from 'valibot';
import { localeCodes, localeOfSite } from '#site/i18n/locale';
import type { RedirectRule } from '#site/protocol/route-rules';
import type { Entry } from '#site/services/content';
import { editorRedirectSchema } from './editor-redirect.schema.ts';
import {
  createRedirectRules,
  type EndlessChain,
  findEndlessChain,
  type RedirectRules,
} from './redirect-rules.ts';

/** An entry of the collection of redirects. */
type RedirectEntry = Pick<Entry, 'id' | 'site' | 'updatedAt' | 'fields'>;

type EditorRedirectsConfig = {
  readonly siteUrl: string;
  /** Other origins that redirects may lead to, or `any`. */
  readonly origins: readonly string[] | 'any';
  /** Redirect rules of the operator. They apply before those of editors. */
  readonly operatorRules: readonly RedirectRule[];
};

/** A redirect that the site does not use. */
export type IgnoredRedirect<OwnEntry> = {
  readonly entry: OwnEntry;
  readonly reason: string;
  /** The invalid field. Undefined if the redirect conflicts with other ones. */
  readonly field?: string | undefined;
};

type EditorRedirects<OwnEntry> = {
  /** The rules of the operator and the valid redirects of editors. */
  readonly rules: RedirectRules;
  /** The entries of the valid redirects by their old address. */
  readonly entries: ReadonlyMap<string, OwnEntry>;
  readonly ignored: readonly IgnoredRedirect<OwnEntry>[];
};

/** Maximum length of a chain of redirects. Browsers stop after about 20. */
const MAX_STEPS = 6;
/** A chain with more steps never ends, because its paths grow. */
const ENDLESS_STEPS = 50;
/** Redirects above this number are ignored. */
const MAX_REDIRECTS = 10_000;

/** Adds the valid redirects to the rules of the operator, the newest first. A redirect is ignored if it forms a loop with earlier rules. */
export function readEditorRedirects<OwnEntry extends RedirectEntry>(
  published: readonly OwnEntry[],
  { siteUrl, origins, operatorRules }: EditorRedirectsConfig,
): EditorRedirects<OwnEntry> {
  const rules = createRedirectRules(operatorRules);
  const entries = new Map<string, OwnEntry>();
  const accepted: RedirectRule[] = [];
  const ignored: IgnoredRedirect<OwnEntry>[] = [];
  const newestFirst = published.toSorted((one, other) =>
    (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''),
  );
  for (const [index, entry] of newestFirst.entries()) {
    const locale = localeOfSite(entry.site);
    if (!locale) continue;
    const context = { locale: locale.code, locales: localeCodes, origin: siteUrl };
    const result = v.safeParse(editorRedirectSchema(context, origins), entry.fields);
    if (!result.success) {
      const [issue] = result.issues;
      ignored.push({ entry, reason: issue.message, field: v.getDotPath(issue) ?? 'redirect' });
      continue;
    }
    const rule = result.output;
    const newer = entries.get(rule.from);
    if (index >= MAX_REDIRECTS)
      ignored.push({ entry, reason: `there are more than ${MAX_REDIRECTS} redirects` });
    else if (newer)
      ignored.push({ entry, reason: `the newer redirect ${newer.id} has the same old address` });
    else {
      rules.add(rule);
      const chain = findEndlessChain(rule.from, rules.find, MAX_STEPS);
      if (chain && listRules(chain, rules).has(rule)) {
        rules.remove(rule);
        ignored.push({ entry, reason: reasonOf(chain) });
      } else {
        entries.set(rule.from, entry);
        accepted.push(rule);
      }
    }
  }
  for (const [{ from }, reason] of removeLoops(rules, accepted)) {
    const entry = entries.get(from);
    entries.delete(from);
    if (entry) ignored.push({ entry, reason });
  }
  return { rules, entries, ignored };
}

/**
 * Removes the oldest rule of each loop, and returns it with the reason. The check of a single pattern does not find all its loops: `/nl/a/*` to
 * `/nl/b/*` forms a loop with the newer `/nl/b/x` to `/nl/a/x`, but only for one address.
 *
 * @param accepted the rules of editors, the newest first
 */
function removeLoops(rules: RedirectRules, accepted: readonly RedirectRule[]): Map<RedirectRule, string> {
  const removed = new Map<RedirectRule, string>();
  let before: number;
  do {
    before = removed.size;
    for (const { from } of rules.all()) {
      const chain = findEndlessChain(from, rules.find, ENDLESS_STEPS);
      if (!chain) continue;
      const inChain = listRules(chain, rules);
      const oldest = accepted.findLast((rule) => inChain.has(rule));
      if (!oldest) continue;
      rules.remove(oldest);
      removed.set(oldest, reasonOf(chain));
    }
    // A shorter pattern now applies to the paths of a removed rule, so the chains are checked again.
  } while (removed.size > before);
  return removed;
}

function listRules({ paths }: EndlessChain, rules: RedirectRules): ReadonlySet<RedirectRule | undefined> {
  return new Set(paths.map(rules.match));
}

function reasonOf({ kind, paths }: EndlessChain): string {
  return kind === 'tooLong'
    ? `it leads through more than ${MAX_STEPS} addresses`
    : `it is part of a loop through ${paths.join(', ')}`;
}
