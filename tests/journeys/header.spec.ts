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
    await page.evaluate(() => document.fonts.ready);
    const menuButton = page.locator('header button[popovertarget=menu]').first();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menuButton).toBeHidden();
      // A font may arrive after the first measurement.
      await expect.poll(() => measureBar(page), `${width} px`).toEqual({ wrapped: [], distanceToCentre: 0 });
    }
    await page.setViewportSize({ width: FIRST - 1, height: 800 });
    await expect(menuButton).toBeVisible();
    await expect(page.locator('header nav:visible')).toHaveCount(0);
  });
}

/** Returns the entries of the navigations that are on more than one line, and how far the wordmark is from the centre of the page. */
function measureBar(page: Page) {
  return page.evaluate(() => {
    const entries = [...document.querySelectorAll<HTMLElement>('header nav a')].filter((entry) =>
      entry.checkVisibility({ visibilityProperty: true }),
    );
    const wrapped = entries
      .filter((entry) => {
        const range = document.createRange();
        range.selectNodeContents(entry);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(({ textContent }) => textContent);
    const box = document.querySelector('header a[aria-label]')?.getBoundingClientRect();
    const centre = box ? box.x + box.width / 2 : 0;
    return { wrapped, distanceToCentre: Math.round(Math.abs(centre - document.body.clientWidth / 2)) };
  });
}
