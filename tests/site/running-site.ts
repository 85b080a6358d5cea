import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll } from 'vitest';
import { startContentServer } from '#embedded/content';
import { startGeocoderServer } from '#embedded/geocoder';
import { startPaymentServer } from '#embedded/payment';
import { startSearchServer } from '#embedded/search';
import { type ShopServerOptions, startShopServer } from '#embedded/shop';
import { type LocaleCode, locales } from '#site/i18n/locale';
import { createImages, type ImageConfig, type Images } from '#site/media/images';
import type { BuildAssets } from '../../site/server/build-assets.ts';
import { readConsentConfig } from '../../site/server/consent-config.ts';
import { readEnvironment } from '../../site/server/env.ts';
import type { ConnectionLimits } from '../../site/server/http-server.ts';
import { listen, type RunningServer } from '../../site/server/listen.ts';
import { parseRedirects } from '../../site/server/operator-redirects.ts';
import { embeddedSearchAccess } from '../../site/server/outside-systems.ts';
import { responseHeaders } from '../../site/server/response-headers.ts';
import { createSite } from '../../site/server/site.ts';
import type { StaticFiles } from '../../site/server/static-files.ts';
import { readTagManagerConfig } from '../../site/server/tag-manager-config.ts';
import { catalogue, parseOnce, readContentFiles, SHOP_START, writeShopDatabase } from './demo-data.ts';
import { stopTimeLimits } from './time-limits.ts';

/** The secret that seals the session cookies of all sites in tests. */
export const TEST_SESSION_SECRET = 'a secret of tests with more than 32 characters';

/** A build without files, because most tests only read responses. */
const noBuild: BuildAssets = {
  buildId: 'test',
  builtAt: 0,
  entry: '/entry.js',
  stylesOf: () => [],
  scriptsOf: () => [],
};

export type RunningSite = Awaited<ReturnType<typeof runSite>>;

type LogEvent = { readonly fields: object; readonly message: string };

/** Pass this as `prepare` to give the site a copy of the content that the test may change. It changes nothing itself. */
export function editableContent(): void {}

/**
 * Creates the folder of the content system. Without `prepare` the content is linked, because copying its hundreds of files takes longer than
 * starting the site. Each site has its own folder `public/assets`, into which visitors upload.
 */
function createContentFolder(directory: string, prepare: ((content: string) => void) | undefined) {
  if (prepare) {
    cpSync('site/statamic', directory, { recursive: true });
    return prepare(join(directory, 'content'));
  }
  mkdirSync(join(directory, 'public/assets'), { recursive: true });
  const assets = readdirSync('site/statamic/public/assets').map((name) => join('public/assets', name));
  for (const path of ['config', 'content', 'resources', ...assets])
    symlinkSync(join(process.cwd(), 'site/statamic', path), join(directory, path));
}

/** Creates images without placeholder colours. Otherwise the HTML would depend on whether a colour is ready in time. */
const createImagesWithoutColours = (config: ImageConfig): Images => ({
  ...createImages(config),
  placeholderColors: async () => new Map(),
});

type SiteOptions = {
  /** Returns the URL that the site uses for the content system, given its real URL. */
  readonly proxyContentUrl?: (contentUrl: string) => Promise<string>;
  /** Changes a copy of the content, whose folder it receives, before the start. Without `prepare` the site has no copy. */
  readonly prepare?: ((content: string) => void) | undefined;
  /** The redirect rules of the operator, in YAML. */
  readonly redirects?: string;
  /** The files of the browser's build. */
  readonly files?: StaticFiles;
  /** The environment of the operator. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  /** The public URL of the site. */
  readonly siteUrl?: string;
  /** Creates the renditions and placeholder colours. Default: renditions without colours. */
  readonly createSiteImages?: (config: ImageConfig) => Images;
  /** Settings of the shop that differ from those of the demo. */
  readonly shopOptions?: Partial<ShopServerOptions>;
  /** Returns the URL that the site uses for the shop, given its real URL. */
  readonly proxyShopUrl?: ((shopUrl: string) => Promise<string>) | undefined;
  /** The URL of the search system. Default: that of the embedded one. */
  readonly searchUrl?: string | undefined;
  /** Whether the site knows the test provider that `PAYMENT_TEST` enables in the shop. */
  readonly knowsProvider?: boolean;
};

/** Starts the site with the demo content and a fixed clock. Only `passTimeLimits` ends its time limits. */
export async function runSite({
  proxyContentUrl = async (url) => url,
  prepare,
  redirects = '- { from: /nl/oud/*, to: /nl/verhalen/*, status: 308 }',
  files = async () => undefined,
  variables = {},
  siteUrl = 'https://www.example.test',
  createSiteImages = createImagesWithoutColours,
  shopOptions = {},
  proxyShopUrl = async (url) => url,
  searchUrl,
  knowsProvider = true,
}: SiteOptions = {}) {
  stopTimeLimits();
  const directory = mkdtempSync(join(tmpdir(), 'lantern-'));
  createContentFolder(join(directory, 'statamic'), prepare);
  const environment = readEnvironment(variables);
  const events: LogEvent[] = [];
  const record = (fields: object, message: string) => void events.push({ fields, message });
  const changes: (() => void)[] = [];
  const content = await startContentServer({
    directory: join(directory, 'statamic'),
    port: 0,
    appUrl: siteUrl,
    previewTokens: ['preview-secret'],
    panelDirectory: environment.content.hasTestControlPanel ? 'site/embedded/content/panel' : undefined,
    submissionsDirectory: join(directory, 'submissions'),
    redirects: 'redirects',
    log: () => {},
    parse: parseOnce,
    files: prepare ? undefined : await readContentFiles(),
    // Tests change only copies of the content.
    isWatched: prepare !== undefined,
    onChange: () => {
      void site.invalidateCaches().then(() => {
        for (const resolve of changes.splice(0)) resolve();
      });
    },
  });
  let shopTime = SHOP_START;
  let siteTime = SHOP_START;
  writeShopDatabase(join(directory, 'shop'));
  const shop = await startShopServer({
    directory: join(directory, 'shop'),
    hasTestPayments: environment.hasTestPayments,
    catalogue,
    mediaDirectory: 'site/statamic/public/assets',
    port: 0,
    now: () => shopTime,
    // A low cost, because tests sign in hundreds of times.
    passwordCost: 8,
    log: () => {},
    ...shopOptions,
  });
  const search = await startSearchServer({ port: 0, log: () => {} });
  const geocoder = await startGeocoderServer({ directory: 'site/embedded/geocoder', port: 0 });
  const payment = environment.hasTestPayments ? await startPaymentServer({ port: 0 }) : undefined;
  const site = createSite({
    environment,
    paymentUrl: knowsProvider ? payment?.url : undefined,
    siteUrl,
    contentUrl: await proxyContentUrl(content.url),
    shopUrl: await proxyShopUrl(shop.url),
    search: embeddedSearchAccess(searchUrl ?? search.url),
    geocoderUrl: environment.geocoderUrl ?? geocoder.url,
    // Without an identifier, reading the configuration logs an error.
    ...(environment.consent.id !== undefined && {
      consent: readConsentConfig(environment.consent, undefined),
    }),
    ...(environment.tagManager.id !== undefined && {
      tagManager: readTagManagerConfig(environment, undefined),
    }),
    cacheDirectory: join(directory, 'cache'),
    sessionSecrets: [TEST_SESSION_SECRET],
    assets: noBuild,
    files,
    redirects: parseRedirects(redirects),
    log: { warn: record, error: record },
    now: () => siteTime,
    createImages: createSiteImages,
  });
  return {
    app: site.app,
    content,
    shop,
    search,
    payment,
    events,
    /** Returns the path of a content file in the copy of the site. Throws without `prepare`, because then there is no copy. */
    contentFile: (path: string) => {
      if (!prepare)
        throw new Error('The content is that of the repository. Start the site with editableContent.');
      return join(directory, 'statamic/content', path);
    },
    /** Resolves when the site has invalidated its caches after the next change of a content file. */
    nextChange: () => {
      if (!prepare) throw new Error('The content does not change. Start the site with editableContent.');
      return new Promise<void>((resolve) => changes.push(resolve));
    },
    get: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      site.app.fetch(new Request(siteUrl + path, { headers, redirect: 'manual' })),
    /** Posts a form with the headers that a browser sends from a page of the site. */
    post: (
      path: string,
      body: BodyInit,
      headers: Readonly<Record<string, string>> = {},
      signal: AbortSignal | null = null,
    ) =>
      site.app.fetch(
        new Request(siteUrl + path, {
          method: 'POST',
          body,
          headers: { origin: siteUrl, 'sec-fetch-site': 'same-origin', ...headers },
          redirect: 'manual',
          signal,
        }),
      ),
    /** Serves the site on a free loopback port. Posts must still have the host of `siteUrl`. */
    listen: (limits?: ConnectionLimits) =>
      listen(site.app, {
        port: 0,
        host: '127.0.0.1',
        headers: responseHeaders(siteUrl, environment.stage !== 'staging'),
        limits,
      }),
    /** Fills the search indexes of some locales. All are empty at the start, because filling them takes seconds. */
    fillSearch: (...codes: readonly LocaleCode[]) =>
      site.fillSearch(locales.filter(({ code }) => codes.includes(code))),
    /** Empties all caches. */
    invalidateCaches: () => site.invalidateCaches(),
    /** Empties all caches and fills the indexes of all locales, as the server does after a change of content or catalogue. */
    applyDataChange: () => site.applyDataChange(),
    /** Loads the path indexes of the shop, so that pages list all their alternates. */
    warmUpPathIndexes: () => site.warmUpPathIndexes(new AbortController().signal),
    pageCacheUsage: () => site.pageCacheUsage(),
    /** Sends the submissions in the outbox. */
    deliverForms: () => site.deliverStoredSubmissions(),
    /** Sets the clock of the site, which decides about scheduled sections. */
    setSiteTime: (time: number) => {
      siteTime = new Date(time);
    },
    /** Sets the clock of the shop, which decides about coupons and special prices. */
    setShopDay: (day: string) => {
      shopTime = new Date(`${day}T12:00:00Z`);
    },
    /** Runs a statement in the database of the shop, as another program would. */
    changeShop: (statement: string) => {
      const database = new DatabaseSync(join(directory, 'shop/shop.sqlite'), { timeout: 5_000 });
      database.exec(statement);
      database.close();
    },
    /** The folder of the mails that the embedded shop has sent. */
    mailFolder: join(directory, 'shop/mails'),
    /** The stored submissions of a form, as text. */
    submissions: (form: string) => {
      const folder = join(directory, 'submissions', form);
      const names = existsSync(folder) ? readdirSync(folder) : [];
      return names.map((name) => readFileSync(join(folder, name), 'utf8'));
    },
    async stop() {
      await Promise.all([content.close(), shop.close(), search.close(), geocoder.close(), payment?.close()]);
      rmSync(directory, { recursive: true });
    },
  };
}

/** Starts the site and serves it on a free loopback port before the tests of a file. Stops both after them. */
export function serveSite() {
  let running: { site: RunningSite; server: RunningServer } | undefined;
  beforeAll(async () => {
    const site = await runSite();
    running = { site, server: await site.listen() };
  });
  afterAll(async () => {
    await running?.server.close();
    await running?.site.stop();
  });
  const get = () => {
    if (!running) throw new Error('The site starts before the first test. Read it inside a test.');
    return running;
  };
  return {
    get site() {
      return get().site;
    },
    /** Base URL of the server. */
    get url() {
      return get().server.url;
    },
  };
}
