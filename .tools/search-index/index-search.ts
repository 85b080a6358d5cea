import { findLocale, type Locale, localeCodes, locales } from '#site/i18n/locale';
import { loadSearchDocuments } from '#site/search-index/fill-search';
import { synonyms } from '#site/search-index/synonyms';
import { createCache } from '#site/services/cache';
import { createContent } from '#site/services/content';
import type { Failure, WarningLog } from '#site/services/http';
import {
  createSearchWriter,
  EMPTIED_INDEX,
  FOREIGN_INDEX,
  type IndexChange,
  WAITED_TOO_LONG,
} from '#site/services/search';
import { createShop } from '#site/services/shop';
import {
  type Environment,
  EnvironmentError,
  environmentWarnings,
  MIN_SECRET_LENGTH,
  readEnvironment,
} from '../../site/server/env.ts';
import { openOutsideSystems } from '../../site/server/outside-systems.ts';

type IndexSearchOptions = {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Codes of locales. Default: all. */
  readonly codes: readonly string[] | undefined;
  /** Whether the demo data may be written to an application that is not on this computer. */
  readonly allowDemo?: boolean;
  /** Whether all records of an index may be deleted. */
  readonly allowEmpty?: boolean;
  /** The project's folder. */
  readonly project: string;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
};

type OpenedSystems = Awaited<ReturnType<typeof openOutsideSystems>>;

const MINUTE_MS = 60_000;

/**
 * Updates the indexes of locales from the shop and the content system, and prints each index. First it prints a warning for each
 * variable without a use. Returns whether all are updated.
 *
 * @throws {EnvironmentError} for a missing or invalid variable, for an unknown locale, or if a real application would get the demo data
 */
export async function indexSearch({
  variables,
  codes,
  allowDemo = false,
  allowEmpty = false,
  project,
  print,
  signal,
}: IndexSearchOptions): Promise<boolean> {
  const { environment, appId, adminKey } = readVariables(variables);
  if (!allowDemo) refuseDemoData(environment);
  for (const warning of environmentWarnings(variables)) print(warning);
  const chosen = codes === undefined ? locales : codes.map(toLocale);
  const log = {
    warn: (_: object, message: string) => print(message),
    error: (_: object, message: string) => print(message),
  };
  const siteUrl = environment.siteUrl ?? 'http://localhost:3000';
  const systems = await openOutsideSystems(environment, { project, siteUrl, log, onChange: () => {} });
  try {
    for (const { name, kind, url } of [systems.content, systems.shop, systems.search])
      print(`${name}: ${kind}, ${url}`);
    const { hosts, indexPrefix } = environment.search;
    const writer = createSearchWriter({
      appId,
      adminKey,
      hosts: hosts.length === 0 ? undefined : hosts,
      indexPrefix,
    });
    const sources = createSources(environment, systems, log);
    let isComplete = true;
    for (const locale of chosen) {
      const documents = await loadSearchDocuments(locale, sources, signal);
      if (!documents.ok) {
        print(`${locale.code}: not indexed, because the shop or the content system failed (see above).`);
        isComplete = false;
        continue;
      }
      const outcome = await writer.update({
        store: locale.magentoStore,
        language: locale.baseLanguage,
        documents: documents.value,
        synonyms: synonyms[locale.baseLanguage],
        allowEmpty,
        signal,
        onIndex: (change) => {
          for (const line of describeChange(change)) print(`${locale.code}: ${line}`);
        },
      });
      if (outcome.ok) continue;
      print(`${locale.code}: ${describeFailure(outcome.failure)}`);
      isComplete = false;
      // After other failures, the next locale would fail for the same reason.
      if (!isEmptiedIndex(outcome.failure)) return false;
    }
    return isComplete;
  } finally {
    await systems.close();
  }
}

const UNUSED_SECRET = '0'.repeat(MIN_SECRET_LENGTH);

/** Reads the environment, with the application of the provider and the key that may write indexes. */
function readVariables(variables: IndexSearchOptions['variables']) {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey } = variables;
  if (!appId || !adminKey)
    throw new EnvironmentError(
      `${appId ? 'ALGOLIA_ADMIN_KEY' : 'ALGOLIA_APP_ID'}: expected the ${appId ? 'key that may write indexes' : 'application of the search provider'}, got none. ` +
        'The embedded search of `npm start` fills itself. Example: ALGOLIA_APP_ID=LANTERN ALGOLIA_ADMIN_KEY=… npm run search:index',
    );
  // The command does not search and has no sessions, but the environment requires a key for searches, and secrets of sessions.
  const environment = readEnvironment({
    ...variables,
    ALGOLIA_SEARCH_KEY: adminKey,
    SESSION_SECRETS: UNUSED_SECRET,
  });
  return { environment, appId, adminKey };
}

/** Creates the clients of the shop and the content system, whose data the indexes contain. */
function createSources(
  environment: Environment,
  { shop, content }: Pick<OpenedSystems, 'shop' | 'content'>,
  log: WarningLog,
) {
  const cache = createCache({ log });
  return {
    shop: createShop({
      baseUrl: shop.url,
      mediaUrl: environment.shop.mediaUrl ?? `${shop.url}/media`,
      log,
      cache,
    }),
    content: createContent({
      baseUrl: content.url,
      publicOrigin: environment.content.publicOrigin,
      token: environment.content.token,
      log,
      cache,
      timeoutMs: MINUTE_MS,
      paging: environment.content.paging,
    }),
  };
}

/** Refuses to write the data of an embedded system to a real application, which visitors search. */
function refuseDemoData({ shop, content, search: { hosts } }: Environment) {
  const missing = [
    ...(shop.baseUrl === undefined ? ['MAGENTO_BASE_URL'] : []),
    ...(content.baseUrl === undefined ? ['CONTENT_BASE_URL'] : []),
  ];
  const isLocal = hosts.length > 0 && hosts.every((host) => LOCAL_HOST.test(new URL(host).hostname));
  if (missing.length === 0 || isLocal) return;
  const systems = missing.length === 2 ? 'the shop and the content system' : 'the system';
  throw new EnvironmentError(
    `${missing.join(', ')}: expected the address of ${systems}, got none, so the application would get the demo data. ` +
      `Example: ${missing.map((name) => `${name}=https://${name === 'CONTENT_BASE_URL' ? 'cms' : 'shop'}.example.com`).join(' ')}. ` +
      'To write the demo data on purpose: npm run search:index -- --demo',
  );
}

/** Host names of this computer. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function toLocale(code: string): Locale {
  const locale = findLocale(code);
  if (locale) return locale;
  throw new EnvironmentError(`--locale: expected one of ${localeCodes.join(', ')}, got "${code}".`);
}

/** Returns a line for the change of an index, and a line for records that were omitted. */
function describeChange({ index, records, saved, deleted, isReplaced, tooLarge }: IndexChange): string[] {
  const omitted =
    tooLarge.length > 0 ? [`${index}: omitted records above 10 kB: ${tooLarge.join(', ')}`] : [];
  if (isReplaced) return [`${index}: replaced with ${records} records`, ...omitted];
  const changes = saved + deleted === 0 ? 'no change' : `${saved} saved, ${deleted} deleted`;
  return [`${index}: ${records} records, ${changes}`, ...omitted];
}

const FORBIDDEN = '403';
const RIGHTS = 'addObject, browse, deleteIndex, deleteObject, editSettings, settings';

function isEmptiedIndex(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.code === EMPTIED_INDEX;
}

/** Returns a message that names the wrong variable, or the reason of the failure. */
function describeFailure(failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      if (failure.code === FORBIDDEN)
        return `ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY: the provider refused them: ${failure.message}. The key needs these rights: ${RIGHTS}.`;
      if (failure.code === EMPTIED_INDEX)
        return `${failure.message} No index of this locale has changed. To delete the records on purpose: npm run search:index -- --allow-empty`;
      return failure.code === FOREIGN_INDEX || failure.code === WAITED_TOO_LONG
        ? failure.message
        : `the provider refused the request: ${failure.message}`;
    case 'unreachable':
      return `ALGOLIA_HOSTS: no host of the provider responds: ${failure.reason}. Example: ALGOLIA_HOSTS=https://search.example.com`;
    case 'timeout':
      return `ALGOLIA_HOSTS: no host of the provider responded within ${failure.limitMs} ms.`;
    case 'aborted':
      return 'stopped. The indexes that are not printed above are unchanged or have changed in part.';
    default:
      return `the provider's response was not understood (${failure.kind}).`;
  }
}
