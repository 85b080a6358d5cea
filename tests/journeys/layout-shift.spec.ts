import type { Page } from '@playwright/test';
import { BUDGETS } from '../../.tools/bench/budgets.ts';
import {
  measureLayoutShift,
  observeLayoutShifts,
  readLayoutShift,
  SHIFT_WIDTHS,
} from '../../.tools/bench/layout-shift.ts';
import { expect, test } from './console.ts';
import { openInParts } from './document-in-parts.ts';

test.describe('Fonts that arrive after the first paint', () => {
  const LATE_MS = 1_500;

  test('do not move the page, and are shown at the next navigation', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await observeLayoutShifts(page, 1);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    const lateFonts = page.waitForResponse(/display-(?!italic).*\.woff2/);
    const { score, moved } = await measureLayoutShift(page, '/de');
    await lateFonts;
    expect(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
    expect(await isDisplayFontShown(page)).toBe(false);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click();
    await expect(page).toHaveURL(/\/de\/kontakt$/);
    await expect.poll(() => isDisplayFontShown(page)).toBe(true);
  });
});

test.describe('Document that arrives in parts', () => {
  // The document has another origin than its pictures, which only pages of the site may embed.
  test.use({ expectedConsoleErrors: [/NotSameOrigin/] });
  const PARTS = 40;

  for (const width of SHIFT_WIDTHS) {
    for (const path of ['/nl', '/nl/lantaarns', '/en/contact']) {
      test(`does not move ${path} at ${width} px`, async ({ page, baseURL }) => {
        await page.setViewportSize({ width, height: 844 });
        await observeLayoutShifts(page, 1);
        const parts = await openInParts(page, `${baseURL}${path}`, PARTS);
        expect(parts).toBe(PARTS);
        const { score, moved } = await readLayoutShift(page);
        expect(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
        await expect(page.locator('main [data-section]').last()).toBeVisible();
      });
    }
  }
});

for (const width of SHIFT_WIDTHS) {
  test(`Captions of a video do not move at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await observeLayoutShifts(page, 1);
    await page.goto('/nl/de-lange-avond');
    const video = page.locator('video');
    await video.scrollIntoViewIfNeeded();
    const showsCaption = () =>
      video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => track?.activeCues?.length === 1);
    for (const seconds of [1, 4]) {
      await video.evaluate((element: HTMLVideoElement, time) => {
        element.currentTime = time;
      }, seconds);
      await expect.poll(showsCaption).toBe(true);
      const { score, moved } = await readLayoutShift(page);
      expect(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
    }
  });
}

test.describe('Form with steps', () => {
  test('shows its first step before its script, and a later field on focus', async ({ page }) => {
    await page.route('**/_build/*.js', () => {});
    await page.goto('/de/kontakt', { waitUntil: 'domcontentloaded' });
    const form = page.locator('main form').first();
    await expect(form.getByRole('progressbar')).toBeVisible();
    const isClipped = () =>
      form
        .locator('[data-later]')
        .first()
        .evaluate((step) => step.getBoundingClientRect().width <= 1);
    expect(await isClipped()).toBe(true);
    await form.getByLabel('Name').focus();
    expect(await isClipped()).toBe(false);
  });

  test.describe('and a script that cannot be loaded', () => {
    test.use({ expectedConsoleErrors: [/Failed to load resource|Error while mounting app/] });

    test('shows all fields', async ({ page }) => {
      await page.route('**/_build/form-*.js', (route) => route.abort());
      await page.goto('/de/kontakt');
      // The failure reloads the page once, which can interrupt the scrolling.
      await expect
        .poll(async () => {
          const form = page.locator('main form').first();
          await form.scrollIntoViewIfNeeded().catch(() => undefined);
          return page.locator('[data-hydrated=failed]').count();
        })
        .toBe(1);
      const form = page.locator('main form').first();
      const message = form.getByLabel('Name');
      await expect.poll(async () => (await message.boundingBox())?.width ?? 0).toBeGreaterThan(100);
      await expect(form.getByRole('progressbar')).toBeHidden();
    });
  });

  test('shows all fields without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/de/kontakt');
    const form = page.locator('main form').first();
    expect((await form.getByLabel('Name').boundingBox())?.width).toBeGreaterThan(100);
    await expect(form.getByRole('progressbar')).toBeHidden();
    await context.close();
  });
});

for (const width of SHIFT_WIDTHS) {
  test(`Contact form does not move when it is hydrated at ${width} px with a CPU 6× slower`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await observeLayoutShifts(page, 6);
    const { moved } = await measureLayoutShift(page, '/en/contact');
    // The parts that moved when the form collapsed into steps.
    expect(
      moved.filter((part) => /^(?:DIV|SECTION|LABEL) "(?:Your question|Drop in|Next|What is it)/.test(part)),
    ).toEqual([]);
  });
}

test.describe('Locale suggestion', () => {
  test.use({ locale: 'de-AT', hasDismissedSuggestion: false });

  for (const width of SHIFT_WIDTHS) {
    test(`does not move the page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await observeLayoutShifts(page, 1);
      for (const path of ['/nl', '/nl/over-ons', '/nl/contact', '/nl/verhalen']) {
        const { score, moved } = await measureLayoutShift(page, path);
        await expect(page.locator('[data-suggestion]')).toBeVisible();
        expect.soft(score, `${path}: ${moved.join('; ')}`).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
      }
    });
  }
});

/** Compares the width of the text in the display font with its width in the fallback font. */
function isDisplayFontShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return false;
    context.font = '99px Display, monospace';
    const { width } = context.measureText('Wide');
    context.font = '99px monospace';
    return width !== context.measureText('Wide').width;
  });
}
