import { LRUCache } from 'lru-cache';
import { locales } from '#site/i18n/locale';
import type { RedirectRule } from '#site/protocol/route-rules';
import { createLoadedValues } from '#site/services/cache';
import type { Content, Entry } from '#site/services/content';
import type { WarningLog } from '#site/services/http';
import { type IgnoredRedirect, readEditorRedirects } from './editor-redirects.ts';
import { createRedirectRules, type RedirectRules } from './redirect-rules.ts';

/** Handle of the collection. */
export const REDIRECTS = 'redirects';

/** The redirects of the operator and of editors. */
export type SiteRedirects = {
  /** Returns the current rules. Waits for the content system only at the first use and after `markStale`, and at most one second. */
  rules(): Promise<RedirectRules>;
  markStale(): void;
  clear(): void;
};

type SiteRedirectsConfig = {
  readonly content: Content;
  readonly log: WarningLog;
  readonly siteUrl: string;
  /** Other origins that redirects may lead to. */
  readonly origins: readonly string[];
  /** Redirect rules of the operator. They apply before those of editors. */
  readonly operatorRules: readonly RedirectRule[];
  /** How long the redirects of editors are fresh. After that, they are refreshed in the background. */
  readonly freshMs: number;
};

const MAX_LOGGED = 1_000;
/** How long requests wait for redirects that are loaded first or marked as stale. Without them, a redirected address could be a 404. */
const LOAD_LIMIT_MS = 1_000;
const FIELDS = ['from', 'to', 'permanent'];
const [{ site: FIRST_SITE }] = locales;

/**
 * Creates the redirects of the website (`.decisions/0069-schedules-and-editors-redirects.md`). A redirect of an editor is ignored and logged
 * once if it is invalid or part of a loop. While the content system fails, the last redirects apply.
 */
export function createSiteRedirects(config: SiteRedirectsConfig): SiteRedirects {
  const { content, log, operatorRules, freshMs } = config;
  const loaded = createLoadedValues<RedirectRules>({ max: 1, freshMs });
  const onlyOperatorRules = createRedirectRules(operatorRules);
  const logged = new LRUCache<string, true>({ max: MAX_LOGGED });
  const logIgnored = ({ entry, field, reason }: IgnoredRedirect<Entry>) => {
    const fields = { entry: entry.id, from: entry.fields['from'], to: entry.fields['to'] };
    const text = field === undefined ? reason : `"${field}": ${reason}`;
    const key = JSON.stringify([fields, text]);
    if (logged.has(key)) return;
    logged.set(key, true);
    log.warn(fields, `content: ignored the redirect ${entry.id}: ${text}`);
  };
  const lastRules = () => loaded.last(REDIRECTS) ?? onlyOperatorRules;
  const load = async () => {
    const client = content.forRequest({ site: FIRST_SITE });
    const query = { fields: FIELDS, sort: 'id', inAllSites: true, isUncached: true };
    const entries = await client.allEntries(REDIRECTS, query);
    if (!entries.ok) return undefined;
    const { rules, ignored } = readEditorRedirects(entries.value, config);
    for (const redirect of ignored) logIgnored(redirect);
    return rules;
  };

  return {
    async rules() {
      // Not `setTimeout` of `node:timers/promises`, because each request would abort it, which creates an `AbortError` with a stack trace.
      const { promise: limit, resolve } = Promise.withResolvers<RedirectRules>();
      const timer = setTimeout(() => resolve(lastRules()), LOAD_LIMIT_MS);
      timer.unref();
      try {
        // A load that ends after the limit still stores its rules.
        return (await Promise.race([loaded.get(REDIRECTS, load), limit])) ?? onlyOperatorRules;
      } finally {
        clearTimeout(timer);
      }
    },
    markStale: loaded.markStale,
    clear: loaded.clear,
  };
}
