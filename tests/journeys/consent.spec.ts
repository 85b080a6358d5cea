import type { Page } from '@playwright/test';
import { type SearchEvent, startSearchServer } from '#embedded/search';
import { expect, test } from './console.ts';
import { byClick } from './input-method.ts';
import { serveInstantPictures } from './instant-pictures.ts';
import { acceptAndOrder, NL, openStep, orderedSentence } from './order-steps.ts';
import { cookieNames, queuedEntries, type RecordedTraffic, recordTraffic } from './recorded-traffic.ts';
import { type BuiltSite, startBuiltSite } from './server-processes.ts';
import { dataNeedingConsent } from './stored-data.ts';

declare global {
  interface Window {
    /** How often the provider has run the scripts of the page. */
    scriptRuns?: number;
  }
}

const DENIED = 'default: security_storage';
/** The token of the visitor and the clicked products, which need consent to statistics. */
const VISITOR = 'cookie search_visitor';
const CLICKED = 'localStorage lantern:found-products';
const STATISTICS = 'update: analytics_storage security_storage';
const banner = (culture: string) =>
  `/uc.js?cbid=00000000-0000-0000-0000-000000000000&culture=${culture}&blockingmode=manual`;

/** Each case starts in another locale. It opens a list of search results, because that causes an event. */
const LOCALES = {
  nl: {
    search: '/nl/zoeken?q=lantaarn',
    culture: 'nl',
    accept: 'Alles toestaan',
    reject: 'Weigeren',
    save: 'Selectie toestaan',
    statistics: 'Statistieken',
    marketing: 'Marketing',
    settings: 'Cookie-instellingen',
  },
  de: {
    search: '/de/suchen?q=laterne',
    culture: 'de',
    accept: 'Alle zulassen',
    reject: 'Ablehnen',
    save: 'Auswahl erlauben',
    statistics: 'Statistiken',
    marketing: 'Marketing',
    settings: 'Cookie-Einstellungen',
  },
  'fr-CA': {
    search: '/fr-CA/rechercher?q=lanterne',
    culture: 'fr',
    accept: 'Tout autoriser',
    reject: 'Refuser',
    save: 'Autoriser la sélection',
    statistics: 'Statistiques',
    marketing: 'Marketing',
    settings: 'Paramètres des témoins',
  },
} as const;

test.describe('Consent', () => {
  // All cases share one site.
  test.describe.configure({ mode: 'default' });

  let siteUrl = '';
  let site: BuiltSite | undefined;
  let traffic: RecordedTraffic;
  /** The events that the site has sent to the search provider. */
  const received: SearchEvent[] = [];
  let eventReceiver: Awaited<ReturnType<typeof startSearchServer>> | undefined;

  test.beforeAll(async () => {
    eventReceiver = await startSearchServer({
      port: 0,
      log: () => {},
      onEvents: (events) => void received.push(...events),
    });
    site = await startBuiltSite(
      { CONSENT_TEST: 'yes', ALGOLIA_EVENTS_URL: eventReceiver.url },
      { hasSearch: true },
    );
    siteUrl = site.url;
    // Waits for the search indexes, which the site fills in the background.
    for (const { search } of Object.values(LOCALES)) {
      const { pathname, searchParams } = new URL(search, siteUrl);
      const suggestions = `${siteUrl}/api/search?locale=${pathname.split('/')[1]}&q=${searchParams.get('q')}`;
      await expect.poll(async () => (await fetch(suggestions)).text()).toContain('.html');
    }
  });
  test.afterAll(async () => {
    await site?.stop();
    await eventReceiver?.close();
  });
  test.beforeEach(async ({ page, context }) => {
    await serveInstantPictures(page);
    received.splice(0);
    traffic = recordTraffic(context, siteUrl);
    await page.addInitScript(() => {
      window.scriptRuns = 0;
      window.addEventListener('CookiebotOnTagsExecuted', () => {
        window.scriptRuns = (window.scriptRuns ?? 0) + 1;
      });
    });
  });

  /** Opens a list of search results, which is an event that waits. */
  const openSearch = async (page: Page, path: string) => {
    await page.goto(siteUrl + path);
    await expect(page.locator('[data-island=search][data-hydrated]')).toBeAttached();
  };
  const choose = (page: Page, name: string) =>
    page
      .getByRole('dialog', { name: /Cookies/ })
      .getByRole('button', { name, exact: true })
      .click();

  test('that is given sends the purchase of an order once, also after a reload and without storage', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: siteUrl });
    const page = await context.newPage();
    await serveInstantPictures(page);
    await page.goto('/nl');
    await choose(page, LOCALES.nl.accept);
    await openStep(page, 'review', { origin: siteUrl });
    const report = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' &&
        new URL(response.url()).pathname === '/nl/bestellen/bedankt',
    );
    const ordered = await acceptAndOrder(page, byClick, NL);
    const purchases = async () => (await queuedEntries(page)).filter((name) => name === 'purchase').length;
    await expect.poll(purchases).toBe(1);
    expect((await report).status()).toBe(200);

    const reload = async () => {
      await page.reload();
      expect(await orderedSentence(page, NL)).toBe(ordered);
      await expect(page.locator('[data-island=checkout-confirmation][data-hydrated]')).toBeAttached();
      expect(await purchases()).toBe(0);
    };
    await reload();
    expect(await dataNeedingConsent(page, context)).toEqual([VISITOR, 'localStorage lantern:sent-events']);

    // Simulates a withdrawal of the consent, which also deletes the keys of sent events.
    await page.evaluate(() => localStorage.clear());
    await reload();
    await context.close();
  });

  test('that is given sends the waiting events once', async ({ page, context }) => {
    const { search, culture, accept } = LOCALES.nl;
    await openSearch(page, search);
    await expect(page.getByRole('dialog', { name: /Cookies/ })).toBeVisible();
    expect(await queuedEntries(page)).toEqual([DENIED]);
    expect(await cookieNames(context)).toEqual(['locale']);
    expect(await dataNeedingConsent(page, context)).toEqual([]);
    expect(traffic).toEqual({ toOthers: [banner(culture)], resultEvents: [] });

    await choose(page, accept);
    const granted =
      'update: ad_storage ad_user_data ad_personalization analytics_storage functionality_storage personalization_storage security_storage';
    await expect.poll(() => queuedEntries(page)).toEqual([DENIED, granted, 'view_item_list']);
    await expect.poll(() => traffic.resultEvents).toEqual(['view']);
    expect(await cookieNames(context)).toEqual(['CookieConsent', 'locale', 'search_visitor']);
    expect(await dataNeedingConsent(page, context)).toEqual([VISITOR]);

    // The decision is stored, so the next document does not ask for it again.
    await page.reload();
    await expect.poll(() => queuedEntries(page)).toEqual([DENIED, granted, 'view_item_list']);
    await expect(page.getByRole('dialog', { name: /Cookies/ })).toBeHidden();
    expect(traffic.toOthers).toEqual([banner(culture), banner(culture)]);
  });

  test('that is refused stores only the refusal, and sends nothing', async ({ page, context }) => {
    const { search, culture, reject } = LOCALES['fr-CA'];
    await openSearch(page, search);
    expect(await dataNeedingConsent(page, context)).toEqual([]);
    await choose(page, reject);
    await expect.poll(() => queuedEntries(page)).toEqual([DENIED, 'update: security_storage']);
    await openSearch(page, search);
    await expect.poll(() => queuedEntries(page)).toEqual([DENIED, 'update: security_storage']);
    await expect(page.getByRole('dialog', { name: /Cookies/ })).toBeHidden();
    expect(await cookieNames(context)).toEqual(['CookieConsent', 'locale']);
    expect(await dataNeedingConsent(page, context)).toEqual([]);
    expect(traffic).toEqual({ toOthers: [banner(culture), banner(culture)], resultEvents: [] });
  });

  test('to marketing alone sends no event', async ({ page, context }) => {
    const { search, culture, marketing, save } = LOCALES.de;
    await openSearch(page, search);
    expect(await dataNeedingConsent(page, context)).toEqual([]);
    await page.getByRole('checkbox', { name: marketing, exact: true }).check();
    await choose(page, save);
    await expect
      .poll(() => queuedEntries(page))
      .toEqual([DENIED, 'update: ad_storage ad_user_data ad_personalization security_storage']);
    expect(await cookieNames(context)).toEqual(['CookieConsent', 'locale']);
    expect(await dataNeedingConsent(page, context)).toEqual([]);
    expect(traffic).toEqual({ toOthers: [banner(culture)], resultEvents: [] });
  });

  test('that is given after some pages sends the events of all these pages once', async ({
    page,
    context,
  }) => {
    const { search, culture, statistics, save, settings } = LOCALES.nl;
    await openSearch(page, search);
    // The scripts of the provider run once for each page that is shown.
    const runs = () => page.evaluate(() => window.scriptRuns);
    expect(await runs()).toBe(0);
    const link = page.getByRole('main').locator('li a[href*=".html"]').first();
    const product = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(siteUrl + (product ?? ''));
    await expect(page.locator('[data-section=product]')).toHaveAttribute('data-hydrated', '');
    expect(await runs()).toBe(1);
    expect(await queuedEntries(page)).toEqual([DENIED]);
    expect(await dataNeedingConsent(page, context)).toEqual([]);
    expect(traffic.resultEvents).toEqual([]);

    await page.getByRole('checkbox', { name: statistics, exact: true }).check();
    await choose(page, save);
    const sent = [DENIED, STATISTICS, 'view_item_list', 'select_item', 'view_item'];
    await expect.poll(() => queuedEntries(page)).toEqual(sent);
    await expect.poll(() => traffic.resultEvents).toEqual(['view', 'click']);
    expect(await dataNeedingConsent(page, context)).toEqual([VISITOR, CLICKED]);

    // The same decision again sends nothing again.
    await page.getByRole('button', { name: settings }).click();
    await choose(page, save);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click();
    await expect(page.getByRole('cell', { name: 'CookieConsent' })).toBeVisible();
    expect(await queuedEntries(page)).toEqual(sent);
    expect(traffic.resultEvents).toEqual(['view', 'click']);
    expect(traffic.toOthers).toEqual([banner(culture), '/00000000-0000-0000-0000-000000000000/cd.js']);
  });

  test('that is withdrawn stops events, and deletes the token and the cookies of tracking', async ({
    page,
    context,
  }) => {
    const { search, accept, reject, settings } = LOCALES.de;
    await openSearch(page, search);
    await choose(page, accept);
    await expect.poll(() => traffic.resultEvents).toEqual(['view']);
    await context.addCookies(
      ['_ga', '_ga_TEST', '_gcl_au'].map((name) => ({ name, value: '1', url: siteUrl })),
    );
    expect(await dataNeedingConsent(page, context)).toEqual([
      'cookie _ga',
      'cookie _ga_TEST',
      'cookie _gcl_au',
      VISITOR,
    ]);

    await page.getByRole('button', { name: settings }).click();
    await choose(page, reject);
    await expect.poll(() => cookieNames(context)).toEqual(['CookieConsent', 'locale']);
    expect(await dataNeedingConsent(page, context)).toEqual([]);
    const entries = await queuedEntries(page);
    expect(entries.at(-1)).toBe('update: security_storage');

    await page.getByRole('main').locator('li a[href*=".html"]').first().click();
    await expect(page.locator('[data-section=product]')).toHaveAttribute('data-hydrated', '');
    expect(await queuedEntries(page)).toEqual(entries);
    expect(traffic.resultEvents).toEqual(['view']);
    expect(await dataNeedingConsent(page, context)).toEqual([]);
  });

  test.describe('without its provider', () => {
    test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

    test('is denied, and the pages work', async ({ page, context }) => {
      const { search, culture, settings } = LOCALES['fr-CA'];
      await page.route(/\/uc\.js\?/, (route) => route.abort());
      await openSearch(page, search);
      await page.getByRole('main').locator('li a[href*=".html"]').first().click();
      await expect(page.locator('[data-section=product]')).toHaveAttribute('data-hydrated', '');
      await expect(page.getByRole('button', { name: settings })).toBeHidden();
      expect(await queuedEntries(page)).toEqual([DENIED]);
      expect(await cookieNames(context)).toEqual(['locale']);
      expect(await dataNeedingConsent(page, context)).toEqual([]);
      expect(traffic).toEqual({ toOthers: [banner(culture)], resultEvents: [] });
    });
  });

  test('of a slow provider is denied until its banner loads and the visitor accepts', async ({
    page,
    context,
  }) => {
    const { search, culture, accept } = LOCALES.nl;
    const loaded = Promise.withResolvers<void>();
    await page.route(/\/uc\.js\?/, async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await openSearch(page, search);
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    await expect.poll(() => queuedEntries(page)).toEqual([DENIED]);
    expect(await cookieNames(context)).toEqual(['locale']);
    expect(await dataNeedingConsent(page, context)).toEqual([]);

    loaded.resolve();
    await choose(page, accept);
    await expect.poll(() => traffic.resultEvents).toEqual(['view']);
    expect(await dataNeedingConsent(page, context)).toEqual([VISITOR]);
    expect(traffic.toOthers).toEqual([banner(culture)]);
  });

  test('to statistics sends the search provider the found, followed and added products, until it is withdrawn', async ({
    page,
    context,
  }) => {
    const { statistics, save, reject, settings } = LOCALES.nl;
    const main = page.getByRole('main');
    const product = page.locator('[data-section=product]');
    const search = async () => {
      await openSearch(page, '/nl/zoeken');
      await main.getByRole('searchbox').fill('lantaarn');
      await page.keyboard.press('Enter');
      await expect(main.locator('li a[href*=".html"]').first()).toBeVisible();
    };
    const followAndAdd = async () => {
      await main.locator('li a[href*="lantaarn-hoeve-31"]').first().click();
      await expect(product).toHaveAttribute('data-hydrated', '');
      await product.locator('#buy').getByRole('button', { name: 'In winkelwagen' }).click();
      await expect(page.getByRole('dialog', { name: /winkelwagen/ })).toBeVisible();
      await page.keyboard.press('Escape');
    };
    await search();
    expect(await dataNeedingConsent(page, context)).toEqual([]);
    expect(traffic.resultEvents).toEqual([]);
    await page.getByRole('checkbox', { name: statistics, exact: true }).check();
    await choose(page, save);
    await expect.poll(() => received.map(({ eventType }) => eventType)).toEqual(['view']);
    await followAndAdd();
    await expect
      .poll(() => received.map(({ eventType }) => eventType))
      .toEqual(['view', 'click', 'conversion']);
    expect(await dataNeedingConsent(page, context)).toEqual([VISITOR, CLICKED]);
    const [, click, conversion] = received;
    expect(click).toMatchObject({
      objectIDs: ['VV-HOEVE-31'],
      queryID: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(conversion).toMatchObject({
      eventSubtype: 'addToCart',
      objectIDs: ['VV-HOEVE-31'],
      queryID: click?.queryID,
    });
    expect(new Set(received.map(({ userToken }) => userToken)).size).toBe(1);

    await page.getByRole('button', { name: settings }).click();
    await choose(page, reject);
    await expect.poll(() => dataNeedingConsent(page, context)).toEqual([]);
    await search();
    await followAndAdd();
    expect(await dataNeedingConsent(page, context)).toEqual([]);
    expect(traffic.resultEvents).toEqual(['view', 'click', 'addToCart']);
    expect(received).toHaveLength(3);
  });
});
