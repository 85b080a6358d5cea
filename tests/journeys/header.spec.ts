import type { Page } from '@playwright/test';
import { locales } from '#site/i18n/locale';
import { expect, test } from './console.ts';

/** The width at which the navigations replace the menu button, and the widths of common screens. */
const FIRST = 1280;
const WIDTHS = [FIRST, 1366, 1440, 1600, 1920];

for (const { code } of locales) {
  test(`The header of /${code} is on one line beside the centred wordmark, from the width without a menu button`, async ({
    page,
  }) => {
    await page.goto(`/${code}`);
    await showLateFonts(page);
    const menuButton = page.locator('header button[popovertarget=menu]').first();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menuButton).toBeHidden();
      expect(await measureBar(page), `${width} px`).toEqual({
        wrapped: [],
        overlapping: [],
        distanceToCentre: 0,
      });
    }
    await page.setViewportSize({ width: FIRST - 1, height: 800 });
    await expect(menuButton).toBeVisible();
    await expect(page.locator('header nav:visible')).toHaveCount(0);
  });
}

test.describe('With fallback fonts', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test('the header of /de is on one line', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: FIRST, height: 800 });
    await page.goto('/de');
    expect(await measureBar(page)).toMatchObject({ wrapped: [], overlapping: [] });
  });
});

test('The icons of the header grow with the size of the text', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 800 });
  await page.goto('/nl');
  const icons = page.locator('header').locator('[data-slot=cart] svg, [popovertarget=locales] svg');
  const measure = () => icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
  const usual = await measure();
  expect(usual).toHaveLength(2);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await measure()).toEqual(usual.map((width) => width * 2));
});

/** Shows the web fonts. A document whose fonts arrive late keeps its fallback fonts (`font-display: optional`). */
function showLateFonts(page: Page) {
  return page.evaluate(async () => {
    for (const { cssRules } of document.styleSheets)
      for (const rule of cssRules)
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap');
    // Layout starts the downloads.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Returns the entries of the navigations on several lines or over the wordmark, and how far the wordmark is from the centre of the page. */
function measureBar(page: Page) {
  return page.evaluate(() => {
    const entries = [...document.querySelectorAll<HTMLElement>('header nav a')].filter((entry) =>
      entry.checkVisibility({ visibilityProperty: true }),
    );
    const namesOf = (found: HTMLElement[]) => found.map(({ textContent }) => textContent);
    const isWrapped = (entry: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(entry);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const { left, right } =
      document.querySelector('header a[aria-label]')?.getBoundingClientRect() ?? new DOMRect();
    const isOverlapping = (entry: HTMLElement) => {
      const box = entry.getBoundingClientRect();
      return box.left < right && box.right > left;
    };
    return {
      wrapped: namesOf(entries.filter(isWrapped)),
      overlapping: namesOf(entries.filter(isOverlapping)),
      distanceToCentre: Math.round(Math.abs((left + right) / 2 - document.body.clientWidth / 2)),
    };
  });
}
