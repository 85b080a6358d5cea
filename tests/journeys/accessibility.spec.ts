import type { Page } from '@playwright/test';
import { localeCodes, locales } from '#site/i18n/locale';
import { AXE_TAGS, THEME_RULES, findAxeViolations, injectAxe } from './axe.ts';
import { expect, test } from './console.ts';
import { collectXmlAddresses } from './crawl/links.ts';

/** The smallest locale has more pages. */
const MIN_PAGES = 20;

/** Returns the addresses (path and query) of a locale's pages. Addresses of files contain a dot. */
function readPages(addresses: readonly string[], code: string): string[] {
  return addresses
    .map((address) => new URL(address, 'http://localhost'))
    .filter(({ pathname }) => `${pathname}/`.startsWith(`/${code}/`) && !pathname.includes('.'))
    .map(({ pathname, search }) => pathname + search);
}

/** Returns the addresses of this site that a page links to. */
function readLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href]')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.href] : [],
      ),
    );
}

test.describe('Accessibility', () => {
  // Motion would change colours during the check. Images are blocked, because axe cannot compute contrast on them.
  test.use({ expectedConsoleErrors: [/404|ERR_FAILED/], contextOptions: { reducedMotion: 'reduce' } });

  for (const { code } of locales) {
    test(`Every page of ${code} passes axe in the day and dusk themes`, async ({ page, request }) => {
      test.setTimeout(600_000);
      await page.route(/\/_image\/|\.(?:mp4|webm)$/, (route) => route.abort());
      await injectAxe(page);
      const sitemap = await (await request.get(`/${code}/sitemap.xml`)).text();
      const found = new Set([
        `/${code}`,
        `/${code}/bestaat-niet`,
        ...readPages(collectXmlAddresses(sitemap), code),
      ]);
      const opened = new Set<string>();
      // A set visits the addresses that are added during the loop.
      for (const address of found) {
        await page.goto(address);
        const { pathname, search } = new URL(page.url());
        if (opened.has(pathname + search)) continue;
        opened.add(pathname + search);
        for (const link of readPages(await readLinks(page), code)) found.add(link);
        for (const [colorScheme, rules] of [
          ['light', AXE_TAGS],
          ['dark', THEME_RULES],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await findAxeViolations(page, rules), `${address}, ${colorScheme}`).toEqual([]);
        }
      }
      expect(opened.size).toBeGreaterThan(MIN_PAGES);
    });
  }
});

for (const locale of localeCodes) {
  test(`/${locale} fits a 320 px viewport without horizontal scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/${locale}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

for (const { home, skipLink } of [
  { home: '/nl', skipLink: 'Naar de inhoud' },
  { home: '/en-UK', skipLink: 'Skip to content' },
]) {
  test(`Skip link of ${home} is the first tab stop and moves focus to main`, async ({ page }) => {
    await page.goto(home);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
}

test('Touch targets outside running text are at least 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nl');
  const small = await page.locator('a[href], button, summary, input').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => !element.matches(':not(:focus)[href="#main"]'))
      .filter((element) => {
        const target = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
        return target.getBoundingClientRect().height < 43.5;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
});
