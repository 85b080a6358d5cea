import { LRUCache } from 'lru-cache';
import { readLink } from '#renderer/parse/link';
import type { ParseContext } from '#renderer/parse/parse-context';
import { findLocale } from '#site/i18n/locale';
import { normalisePath } from '#site/protocol/normalise-path';
import { localeCodeOf } from '#site/protocol/path-locale';
import { locationOf, tryDecode } from '#site/protocol/route-rules';
import type { Content, Entry } from '#site/services/content';
import type { WarningLog } from '#site/services/http';
import type { SiteRedirects } from './site-redirects.ts';

/** A request for the page of an entry. */
type EntryRequest = {
  /** Decoded path with the locale. */
  readonly path: string;
  readonly parseContext: ParseContext;
  /** A token that the content system accepted. */
  readonly previewToken: string | undefined;
  readonly signal: AbortSignal;
};

/** Returns the URL that an entry redirects a request to, or `undefined` if its page is shown. */
export type FindEntryRedirect = (entry: Entry, request: EntryRequest) => Promise<string | undefined>;

type EntryRedirectConfig = {
  readonly content: Content;
  /** Other origins that entries may redirect to. */
  readonly origins: readonly string[];
  /** The redirects of the operator and of editors. They apply before the redirects of entries. */
  readonly redirects: Pick<SiteRedirects, 'rules'>;
  readonly log: WarningLog;
};

/** The end of a chain of redirects. */
type ChainEnd = 'page' | 'loop' | 'tooLong';

/** Maximum number of redirects that follow the first one. Browsers stop after about 20. */
const MAX_STEPS = 5;
const MAX_LOGGED = 1_000;
const ABSOLUTE = /^(?:\/|https?:\/\/)/i;
const REASONS = {
  target: 'expected a path of the site, or a URL with an origin of REDIRECT_ORIGINS',
  loop: 'it leads back to its own page',
  tooLong: `it leads through more than ${MAX_STEPS} further redirects`,
} as const;

/**
 * Creates the function that finds redirects of entries (`.decisions/0023-redirects-of-entries.md`). A target is a path of the site or has an
 * allowed origin. A redirect with another target, or a redirect that is part of a loop, is ignored and logged once.
 */
export function createEntryRedirects(config: EntryRedirectConfig): FindEntryRedirect {
  const logged = new LRUCache<string, true>({ max: MAX_LOGGED });
  const logIgnored = (entry: Entry, path: string, reason: keyof typeof REASONS) => {
    const key = `${reason} ${entry.id} ${entry.redirect}`;
    if (logged.has(key)) return;
    logged.set(key, true);
    const fields = { path, entry: entry.id, redirect: entry.redirect };
    config.log.warn(fields, `content: ignored the redirect of ${path}: ${REASONS[reason]}`);
  };

  return async (entry, request) => {
    if (entry.redirect === null) return undefined;
    const target = readTarget(entry.redirect, request.parseContext, config.origins);
    const end = target === undefined ? 'target' : await findChainEnd(entry, target, request, config);
    if (end === 'page') return target;
    logIgnored(entry, request.path, end);
    return undefined;
  };
}

/** Returns a path of the site with a locale, or a URL with an allowed origin. */
function readTarget(raw: string, context: ParseContext, origins: readonly string[]): string | undefined {
  const target = ABSOLUTE.test(raw.trim()) ? readLink(raw, context) : undefined;
  if (target === undefined || target.startsWith('/')) return target;
  return origins.includes(new URL(target).origin) ? target : undefined;
}

/**
 * Follows the redirects of rules and entries. Compares entries by id, because the content system may find one entry at several paths, for
 * example if it ignores case. For a loop without the first entry it returns `page`, because the loop's own entries do not redirect.
 */
async function findChainEnd(
  first: Entry,
  firstTarget: string,
  request: EntryRequest,
  config: EntryRedirectConfig,
): Promise<ChainEnd> {
  const { parseContext } = request;
  const rules = await config.redirects.rules();
  const visited = new Set<string>();
  let target: string | undefined = firstTarget;
  for (let step = 0; step <= MAX_STEPS; step += 1) {
    if (!target?.startsWith('/')) return 'page';
    const path = pathOf(target, parseContext);
    if (path === request.path) return 'loop';
    const rule = rules.find(path);
    if (rule) {
      target = locationOf(rule);
      continue;
    }
    const entry = await findEntry(path, request, config.content);
    if (entry?.id === first.id) return 'loop';
    if (!entry || entry.redirect === null || visited.has(entry.id)) return 'page';
    visited.add(entry.id);
    const locale = localeCodeOf(path);
    target = readTarget(entry.redirect, { ...parseContext, locale }, config.origins);
  }
  return 'tooLong';
}

/** Returns the decoded path of a target in its normal form, without query and fragment. */
function pathOf(target: string, { origin }: ParseContext): string {
  const path = normalisePath(new URL(target, origin).pathname);
  return tryDecode(path) ?? path;
}

/** Finds the entry at a path of any locale. Returns `undefined` if no entry is at the path, or if the content system fails. */
async function findEntry(path: string, { previewToken, signal }: EntryRequest, content: Content) {
  const [, code = '', ...rest] = path.split('/');
  const locale = findLocale(code);
  if (!locale) return undefined;
  const client = content.forRequest({ site: locale.site, previewToken, signal });
  const found = await client.entryByUri(`/${rest.join('/')}`);
  return found.ok ? (found.value ?? undefined) : undefined;
}
