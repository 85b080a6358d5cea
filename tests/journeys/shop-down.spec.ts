import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isIndexed, localeCodes, locales } from '#site/i18n/locale';
import { findInvalidHtml } from '../find-invalid-html.ts';
import { findAxeViolations, injectAxe, THEME_RULES } from './axe.ts';
import { expect, test } from './console.ts';
import { serveInstantPictures } from './instant-pictures.ts';
import { type BuiltSite, freePort, startBuiltSite, startServer, stopServer } from './server-processes.ts';

const LOCALES = [
  {
    category: '/nl/lampen.html',
    categoryName: 'Lampen',
    product: '/nl/lantaarn-hoeve-31.html',
    productName: 'Lantaarn Hoeve 31',
    unseen: '/nl/padlamp-paal.html',
    unseenName: 'Padlamp Paal',
    content: '/nl/over-ons',
    paused: 'Je kunt nu niet bestellen',
    add: 'In winkelwagen',
    unavailable: 'Het licht in de winkel is even uit',
    retry: 'Opnieuw proberen',
  },
  {
    category: '/de/leuchten.html',
    categoryName: 'Leuchten',
    product: '/de/laterne-hoeve-31.html',
    productName: 'Laterne Hoeve 31',
    unseen: '/de/wegeleuchte-paal.html',
    unseenName: 'Wegeleuchte Paal',
    content: '/de/ueber-uns',
    paused: 'Sie können gerade nicht bestellen',
    add: 'In den Warenkorb',
    unavailable: 'Im Laden ist kurz das Licht aus',
    retry: 'Erneut versuchen',
  },
] as const;

test.describe('Shop that is down', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ expectedConsoleErrors: [/503/] });

  const folder = mkdtempSync(join(tmpdir(), 'lantern-'));
  let siteUrl: string;
  let shopPort: string;
  let site: BuiltSite | undefined;
  let shop: ChildProcess | undefined;
  const startShop = async () => {
    const args = ['site/embedded/shop/serve.ts', '--port', shopPort, '--data', folder];
    shop = await startServer(
      args,
      {},
      `http://127.0.0.1:${shopPort}/graphql?query={storeConfig{store_code}}`,
    );
  };

  test.beforeAll(async () => {
    shopPort = await freePort();
    await startShop();
    site = await startBuiltSite({
      MAGENTO_BASE_URL: `http://127.0.0.1:${shopPort}`,
      SESSION_SECRETS: 'a secret of journeys with more than 32 characters',
    });
    siteUrl = site.url;
  });
  test.afterAll(async () => {
    await site?.stop();
    await stopServer(shop);
    rmSync(folder, { recursive: true });
  });

  test('has loaded its path indexes before the first page, so the page names its localisations', async ({
    request,
  }) => {
    const html = await (await request.get(siteUrl + LOCALES[0].product)).text();
    for (const locale of locales.filter(isIndexed))
      expect(html).toContain(`hreflang="${locale.hreflang}" href="`);
  });

  for (const texts of LOCALES) {
    test(`has its known pages with buying paused, and a page to retry: ${texts.category}`, async ({
      page,
    }) => {
      await serveInstantPictures(page);
      const open = async (path: string) => (await page.goto(siteUrl + path))?.status();
      const title = page.getByRole('heading', { level: 1 });
      const notice = page.getByRole('complementary', { name: texts.paused });
      const add = page.locator('#buy').getByRole('button', { name: texts.add });
      const retry = page.getByRole('main').getByRole('link', { name: texts.retry });
      for (const path of [texts.category, texts.product]) {
        expect(await open(path)).toBe(200);
        await expect(notice).toBeHidden();
      }
      await expect(add).toBeEnabled();

      await stopServer(shop);
      expect(await open(texts.unseen)).toBe(503);
      await expect(title).toHaveText(texts.unavailable);

      expect(await open(`${texts.product}?variant=VV-HOEVE-31-CLAY`)).toBe(200);
      await expect(title).toHaveText(texts.productName);
      await expect(notice).toBeVisible();
      await expect(add).toBeDisabled();
      await page.getByRole('main').getByRole('link', { name: texts.categoryName, exact: true }).click();
      await expect(title).toHaveText(texts.categoryName);
      // Before the scripts run, a click loads the document. For 30 seconds the page cache may return it without the notice.
      await expect(async () => {
        if (await notice.isHidden()) await page.reload();
        await expect(notice).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(page.getByRole('article').filter({ hasText: texts.productName })).toBeVisible();

      expect(await open(texts.content)).toBe(200);
      await expect(notice).toBeHidden();

      expect(await open(texts.unseen)).toBe(503);
      await startShop();
      // After a failure the site sends a request to the shop every two seconds at most.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click();
        await expect(title).toHaveText(texts.unseenName, { timeout: 2_000 });
      }).toPass();
      await expect(notice).toBeHidden();
      await expect(add).toBeEnabled();
    });
  }

  test('has a 503 page in every locale, which passes axe in both themes', async ({ page, request }) => {
    await injectAxe(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopServer(shop);
    for (const locale of localeCodes) {
      const response = await request.get(`${siteUrl}/${locale}/lamp.html`);
      expect(response.status(), locale).toBe(503);
      expect(findInvalidHtml(await response.text()), locale).toEqual([]);
    }
    await page.goto(`${siteUrl}/de/lamp.html`);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findAxeViolations(page, THEME_RULES)).toEqual([]);
  });
});
