import { localeCodes, locales } from '#site/i18n/locale';
import { AXE_TAGS, THEME_RULES, findAxeViolations, injectAxe } from './axe.ts';
import { expect, test } from './console.ts';
import { crawl } from './crawl/crawl.ts';
import { createFetchAddress } from './crawl/fetch-address.ts';

test.describe('Accessibility', () => {
  // Motion would change colours during the check. Images are blocked, because axe cannot compute contrast on them.
  test.use({ expectedConsoleErrors: [/404|ERR_FAILED/], contextOptions: { reducedMotion: 'reduce' } });

  for (const { code } of locales) {
    test(`Every page of ${code} passes axe in the day and dusk themes`, async ({
      page,
      request,
      baseURL,
    }) => {
      test.setTimeout(600_000);
      const { pages } = await crawl(createFetchAddress(request), code, baseURL ?? '');
      await page.route(/\/_image\/|\.(?:mp4|webm)$/, (route) => route.abort());
      await injectAxe(page);
      for (const address of [...pages.keys(), `/${code}/bestaat-niet`]) {
        await page.goto(address);
        for (const [colorScheme, rules] of [
          ['light', AXE_TAGS],
          ['dark', THEME_RULES],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await findAxeViolations(page, rules), `${address}, ${colorScheme}`).toEqual([]);
        }
      }
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
