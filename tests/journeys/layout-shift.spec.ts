import type { APIRequestContext, Page } from '@playwright/test';
import { BUDGETS } from '../../.tools/bench/budgets.ts';
import {
  measureLayoutShift,
  observeLayoutShifts,
  readLayoutShift,
  SHIFT_WIDTHS,
} from '../../.tools/bench/layout-shift.ts';
import { expect, test } from './console.ts';
import { openInParts } from './document-in-parts.ts';

/** German pages that once moved: their first section is a large picture, or a form that hides its later steps. */
const FIRST_PAGES = ['/de', '/de/kontakt', '/de/newsletter', '/de/der-lange-abend'];

test.describe('German pages with every section and screen', () => {
  test.use({
    // Without a dismissal, the pages also offer the language of the browser.
    hasDismissedSuggestion: false,
    // Chromium warns a few seconds after the load event. A page with a slow CPU can need longer, if the machine is busy.
    expectedConsoleErrors: [/was preloaded using link preload but not used within a few seconds/],
  });

  // A sample of `npm run bench -- layout-shifts`, which measures all pages, locales, widths and CPU speeds: the longest words on the
  // narrowest window with the slowest CPU.
  test('do not move at 390 px with a CPU 6× slower', async ({ page, request }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const pages = await findDifferentPages(request);
    expect(pages.length).toBeGreaterThan(10);
    await observeLayoutShifts(page, 6);
    for (const address of pages) {
      const { score, moved } = await measureLayoutShift(page, address);
      expect.soft(score, `${address}: ${moved.join('; ')}`).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
    }
  });

  /**
   * Returns the pages that once moved, and each German page with a section or screen that no earlier page has.
   * Pages with many sections come first.
   */
  async function findDifferentPages(request: APIRequestContext): Promise<string[]> {
    const sitemap = await (await request.get('/de/sitemap.xml')).text();
    const pages: { address: string; sections: readonly string[] }[] = [];
    for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const address = new URL(url).pathname;
      const html = await (await request.get(address)).text();
      pages.push({ address, sections: html.match(/data-section="[^"]+"/g) ?? [] });
    }
    const seen = new Set<string>();
    const different = pages
      .toSorted((one, other) => other.sections.length - one.sections.length)
      .filter(({ sections }) => {
        const isNew = sections.some((section) => !seen.has(section));
        for (const section of sections) seen.add(section);
        return isNew;
      });
    return [...new Set([...FIRST_PAGES, ...different.map(({ address }) => address)])];
  }
});

test('A block that appears late is measured as a layout shift', async ({ page }) => {
  await observeLayoutShifts(page, 1);
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const block = document.createElement('div');
      block.style.height = '200px';
      requestAnimationFrame(() => requestAnimationFrame(() => document.body.prepend(block)));
    });
  });
  const { score, moved } = await measureLayoutShift(page, '/nl/contact');
  expect(score).toBeGreaterThan(BUDGETS.layoutShift.atMost);
  expect(moved).not.toEqual([]);
});

test.describe('Fonts that arrive after the first paint', () => {
  // The offer of another locale has a style sheet, which arrives after the fonts.
  test.use({ hasDismissedSuggestion: false });

  for (const width of SHIFT_WIDTHS) {
    test(`do not move the page at ${width} px, and are shown at the next navigation`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await observeLayoutShifts(page, 1);
      await page.route('**/*.woff2', async (route) => {
        await page.evaluate(waitForFallbackFont);
        await route.continue();
      });
      const lateFonts = page.waitForResponse(/display-(?!italic).*\.woff2/);
      const lateStyles = page.waitForResponse(/locale-suggestion-.*\.css/);
      const { score, moved } = await measureLayoutShift(page, '/de');
      await lateFonts;
      await (await lateStyles).finished();
      expect(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
      const later = await readLayoutShift(page);
      expect(later.score, later.moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
      expect(await isDisplayFontShown(page)).toBe(false);

      await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click();
      await expect(page).toHaveURL(/\/de\/kontakt$/);
      await expect.poll(() => isDisplayFontShown(page)).toBe(true);
    });
  }
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

for (const width of SHIFT_WIDTHS) {
  test(`Sections that hydrate on an intent do not move the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await observeLayoutShifts(page, 1);
    await page.goto('/nl/secties');
    await expect(page.locator('html[data-enhanced]')).toBeAttached();
    const sections = await page.locator('[data-intent-island]').all();
    expect(sections.length).toBeGreaterThan(5);
    for (const section of sections) {
      // Unlike a key press or a tap, focus by a script does not excuse a layout shift.
      await section
        .locator(':is(a[href], button, input, select, [tabindex="0"]):visible')
        .first()
        .evaluate(focus);
      await expect(section).toHaveAttribute('data-hydrated', '');
      await page.waitForLoadState('networkidle');
      const { score, moved } = await readLayoutShift(page);
      expect.soft(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
    }
  });
}

test.describe('Locale suggestion', () => {
  test.use({ locale: 'de-AT', hasDismissedSuggestion: false });

  for (const width of SHIFT_WIDTHS) {
    test(`does not move the page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await observeLayoutShifts(page, 1);
      // The fonts are then in the cache, so that only the suggestion can move a page.
      await page.goto('/nl/cookies');
      for (const path of ['/nl', '/nl/over-ons', '/nl/contact', '/nl/verhalen']) {
        const { score, moved } = await measureLayoutShift(page, path);
        await expect(page.locator('[data-suggestion]')).toBeVisible();
        expect.soft(score, `${path}: ${moved.join('; ')}`).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
      }
    });
  }
});

/** Runs in the page. */
function focus(element: HTMLElement) {
  element.focus();
}

/** Runs in the page. Waits until the browser paints a fallback font: a font with `font-display: optional` hides text for 100 ms at most. */
async function waitForFallbackFont() {
  const hasPainted = () =>
    performance
      .getEntriesByName('first-contentful-paint')
      .some(({ startTime }) => performance.now() > startTime + 300);
  while (!hasPainted()) await new Promise((resolve) => requestAnimationFrame(resolve));
}

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
