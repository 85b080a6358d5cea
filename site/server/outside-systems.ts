import { join } from 'node:path';
import { startConsentServer } from '#embedded/consent';
import { startContentServer } from '#embedded/content';
import { startGeocoderServer } from '#embedded/geocoder';
import { startPaymentServer } from '#embedded/payment';
import { DEFAULT_SEARCH_KEYS, startSearchServer } from '#embedded/search';
import { startShopServer } from '#embedded/shop';
import { startTagManagerServer } from '#embedded/tag-manager';
import type { Logger } from '#site/pages/page-services';
import { REDIRECTS } from '#site/redirects/site-redirects';
import type { Environment } from './env.ts';

/** An outside system: a configured one, or the embedded server that replaces it. */
type OutsideSystem = {
  readonly name: string;
  readonly kind: 'configured' | 'embedded';
  readonly url: string;
  close(): Promise<void>;
};

/** The search provider, with its hosts and keys. */
type SearchSystem = OutsideSystem & { readonly access: SearchAccess };

export type SearchAccess = {
  readonly appId: string;
  readonly searchKey: string;
  /** Present only for the embedded search, because the site fills its indexes. */
  readonly adminKey: string | undefined;
  /** Origins of its hosts. Default: those of the application. */
  readonly hosts: readonly string[] | undefined;
  /** Origin that receives events. Default: the first of `hosts`, else the provider's global host. */
  readonly eventsUrl: string | undefined;
};

type EmbeddedConfig = {
  /** The project's folder, which contains `site/` and `.cache/`. */
  readonly project: string;
  readonly siteUrl: string;
  readonly log: Logger;
  /** Called after the files of the embedded content or catalogue have changed. */
  readonly onChange: () => void;
};

/** All outside systems of a running site. */
export type OutsideSystems = {
  readonly content: OutsideSystem;
  readonly shop: OutsideSystem;
  readonly search: SearchSystem;
  readonly geocoder: OutsideSystem;
  /** The test provider, if the operator has enabled it. */
  readonly payment: OutsideSystem | undefined;
  /** The test provider of consent, if the operator has enabled it. */
  readonly consent: OutsideSystem | undefined;
  /** The test tag manager, if the operator has enabled it. */
  readonly tagManager: OutsideSystem | undefined;
  /** Stops the embedded servers. */
  close(): Promise<void>;
};

/** Connects the site to its outside systems. An embedded server on a loopback port replaces each system that is not configured. */
export async function openOutsideSystems(
  environment: Environment,
  config: EmbeddedConfig,
): Promise<OutsideSystems> {
  const opened: OutsideSystem[] = [];
  const close = async () => {
    await Promise.all(opened.map((system) => system.close()));
  };
  const register = <System extends OutsideSystem>(system: System) => {
    opened.push(system);
    return system;
  };
  try {
    const content = register(await openContentSystem(environment, config));
    const shop = register(await openShop(environment, config));
    const search = register(await openSearch(environment, config));
    const geocoder = register(await openGeocoder(environment, config));
    const payment = environment.hasTestPayments ? register(await openTestPayments()) : undefined;
    const consent = environment.consent.isTest ? register(await openTestConsent(config)) : undefined;
    const tagManager = environment.tagManager.isTest ? register(await openTestTagManager(config)) : undefined;
    return { content, shop, search, geocoder, payment, consent, tagManager, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The embedded content server serves `site/statamic`. */
async function openContentSystem(
  { content: { baseUrl, previewTokens, hasTestControlPanel } }: Environment,
  { project, siteUrl, log, onChange }: EmbeddedConfig,
): Promise<OutsideSystem> {
  if (baseUrl !== undefined) return configured('content', baseUrl);
  const server = await startContentServer({
    directory: join(project, 'site/statamic'),
    port: 0,
    appUrl: siteUrl,
    previewTokens,
    panelDirectory: hasTestControlPanel ? join(project, 'site/embedded/content/panel') : undefined,
    submissionsDirectory: join(project, '.cache/submissions'),
    redirects: REDIRECTS,
    onChange,
    log: (line) => log.warn({}, line),
  });
  return { name: 'content', kind: 'embedded', ...server };
}

/** The embedded shop has the demo catalogue. Its pictures are files of the content. */
async function openShop(
  { shop: { baseUrl, mailFolder }, hasTestPayments }: Environment,
  { project, siteUrl, log, onChange }: EmbeddedConfig,
): Promise<OutsideSystem> {
  if (baseUrl !== undefined) return configured('shop', baseUrl);
  const server = await startShopServer({
    directory: join(project, '.cache/shop'),
    catalogue: join(project, 'site/embedded/catalogue'),
    mediaDirectory: join(project, 'site/statamic/public/assets'),
    schemaFile: join(project, 'site/embedded/shop/graphql/schema.graphql'),
    mailFolder: mailFolder ?? join(project, '.cache/shop/mails'),
    hasTestPayments,
    siteUrl,
    port: 0,
    onChange,
    log: (line) => log.warn({}, line),
  });
  return { name: 'shop', kind: 'embedded', ...server };
}

/** The embedded geocoder finds towns and postal codes of seven countries. */
async function openGeocoder(
  { geocoderUrl }: Environment,
  { project }: EmbeddedConfig,
): Promise<OutsideSystem> {
  if (geocoderUrl !== undefined) return configured('geocoder', geocoderUrl);
  const directory = join(project, 'site/embedded/geocoder');
  return { name: 'geocoder', kind: 'embedded', ...(await startGeocoderServer({ directory, port: 0 })) };
}

/** The test provider takes no money. It starts only if the operator enables it. */
async function openTestPayments(): Promise<OutsideSystem> {
  return { name: 'payment', kind: 'embedded', ...(await startPaymentServer({ port: 0 })) };
}

/** The test provider stores decisions only in the browser. It starts only if the operator enables it. */
async function openTestConsent({ project }: EmbeddedConfig): Promise<OutsideSystem> {
  const server = await startConsentServer({ port: 0, directory: join(project, 'site/embedded/consent') });
  return { name: 'consent', kind: 'embedded', ...server };
}

/** The test tag manager sends events only to itself. It starts only if the operator enables it. */
async function openTestTagManager({ project }: EmbeddedConfig): Promise<OutsideSystem> {
  const server = await startTagManagerServer({
    port: 0,
    directory: join(project, 'site/embedded/tag-manager'),
  });
  return { name: 'tag manager', kind: 'embedded', ...server };
}

/** The embedded search starts with empty indexes. The site fills them. */
async function openSearch(
  { search: { appId, searchKey, hosts, eventsUrl } }: Environment,
  { log }: EmbeddedConfig,
): Promise<SearchSystem> {
  if (appId !== undefined && searchKey !== undefined) {
    const access = {
      appId,
      searchKey,
      adminKey: undefined,
      hosts: hosts.length === 0 ? undefined : hosts,
      eventsUrl,
    };
    return { ...configured('search', hosts.join(', ') || `application ${appId}`), access };
  }
  const server = await startSearchServer({ port: 0, log: (line) => log.warn({}, line) });
  return {
    name: 'search',
    kind: 'embedded',
    ...server,
    access: { ...embeddedSearchAccess(server.url), eventsUrl },
  };
}

/** Returns the access to an embedded search with its default keys. */
export function embeddedSearchAccess(url: string): SearchAccess {
  return { ...DEFAULT_SEARCH_KEYS, hosts: [url], eventsUrl: undefined };
}

function configured(name: string, url: string): OutsideSystem {
  return { name, kind: 'configured', url, close: async () => {} };
}
