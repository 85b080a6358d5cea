import type { APIRequestContext, Page } from '@playwright/test';
import { BUDGETS } from '../../.tools/bench/budgets.ts';
import {
  measureLayoutShift,
  observeLayoutShifts,
  readLayoutShift,
  SHIFT_WIDTHS,
} from '../../.tools/bench/layout-shift.ts';
import { expect, test } from './console.ts';
import { DUTCH_FORM, expectStep, fillQuestionStep, openForm } from './contact-form.ts';
import { openInParts } from './document-in-parts.ts';
import { byClick } from './input-method.ts';
import { NL, reachAddressesAsGuest } from './order-steps.ts';
import { readStructures } from './page-structure.ts';

test.describe('German pages with every section and screen', () => {
  // Without a dismissal, the pages also offer the language of the browser.
  test.use({ hasDismissedSuggestion: false });

  // A sample of `npm run bench -- layout-shifts`, which measures all locales, widths and CPU speeds: the longest words on the narrowest
  // window with the slowest CPU. Two tests, so that two workers share the longest work of all journeys.
  for (const half of [0, 1])
    test(`do not move at 390 px with a CPU 6× slower (half ${half + 1})`, async ({ page, request }) => {
      test.setTimeout(1_200_000);
      await page.setViewportSize({ width: 390, height: 844 });
      const pages = await findDifferentPages(page, request);
      expect(pages.length).toBeGreaterThan(15);
      await observeLayoutShifts(page, 6);
      for (const address of pages.filter((_, index) => index % 2 === half)) {
        const { score, moved } = await measureLayoutShift(page, address);
        expect.soft(score, `${address}: ${moved.join('; ')}`).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
      }
    });

  /** Returns the German pages with a section that no earlier page has. Pages with many sections come first. */
  async function findDifferentPages(page: Page, request: APIRequestContext): Promise<string[]> {
    const sitemap = await (await request.get('/de/sitemap.xml')).text();
    const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    await page.goto('/de');
    const structures = (await readStructures(page, all)).toSorted(
      (one, other) => other.blocks.length - one.blocks.length,
    );
    const seen = new Set<string>();
    return structures
      .filter(({ blocks }) => {
        const isNew = blocks.some((block) => !seen.has(block));
        for (const block of blocks) seen.add(block);
        return isNew;
      })
      .map(({ address }) => address);
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
      const focusFirstField = () => page.locator('main form').first().getByRole('combobox').first().focus();
      // The failure reloads the page once.
      const reloaded = page.waitForEvent('load');
      await focusFirstField();
      await reloaded;
      await focusFirstField();
      await expect(page.locator('[data-hydrated=failed]')).toHaveCount(1);
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
  test(`Contact form does not move when a draft is restored at ${width} px with a CPU 6× slower`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await observeLayoutShifts(page, 6);
    await openForm(page, DUTCH_FORM.path);
    const form = page.locator('main form').first();
    const reload = async () => {
      const { score, moved } = await measureLayoutShift(page, DUTCH_FORM.path);
      expect.soft(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
      await expect(page.locator('main form[novalidate]')).toBeVisible();
      const hydrated = await readLayoutShift(page);
      expect.soft(hydrated.score, hydrated.moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
    };

    // A field with a condition, and a text area that is higher than an empty one.
    await form.getByLabel(DUTCH_FORM.subjectLabel).selectOption('order');
    await form.getByLabel('Bestelnummer').fill('VV-104218');
    await form.getByLabel(DUTCH_FORM.messageLabel).fill('Een regel.\n'.repeat(12));
    await reload();
    await expect(form.getByLabel('Bestelnummer')).toHaveValue('VV-104218');

    await form.getByRole('button', { name: DUTCH_FORM.nextButton, exact: true }).click();
    await expectStep(page, DUTCH_FORM.stepTitles[1]);
    await reload();
    await expect(form.getByRole('group', { name: DUTCH_FORM.stepTitles[1] })).toBeVisible();
    await expect(form.getByRole('button', { name: DUTCH_FORM.previousButton })).toBeVisible();
  });
}

test('Draft of a form is shown in its step before its script, without the position of that step', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, DUTCH_FORM.path);
  await fillQuestionStep(page, DUTCH_FORM);
  await page.route('**/_build/*.js', () => {});
  // Another locale has another page with the same form.
  await page.goto('/de/kontakt', { waitUntil: 'domcontentloaded' });
  const form = page.locator('main form').first();
  const isClipped = (name: string) =>
    form.getByRole('group', { name }).evaluate((step) => step.getBoundingClientRect().width <= 1);
  expect(await isClipped('Ihre Angaben')).toBe(false);
  expect(await isClipped('Ihre Frage')).toBe(true);
  await expect(form.getByRole('progressbar')).toBeHidden();
});

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

test.describe('Application screen with a late script', () => {
  for (const width of SHIFT_WIDTHS) {
    test(`keeps the height of lists, carts and addresses at ${width} px when it is hydrated`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await reachAddressesAsGuest(page, byClick, NL);
      const addresses = new URL(page.url()).pathname;
      for (const path of [NL.cart, addresses, '/nl/tafels.html', '/nl/zoeken?q=lantaarn&show=products'])
        await expectSameHeight(page, path);
    });
  }

  /** Loads a page without the scripts of its screen, then lets them arrive. Expects the same heights of the sections. */
  async function expectSameHeight(page: Page, path: string) {
    const views = /\/_build\/(cart|addresses|category|search)-view-[^/]+\.js$/;
    const measured = Promise.withResolvers<void>();
    await page.route(views, async (route) => {
      await measured.promise;
      await route.continue();
    });
    const requested = page.waitForRequest(views);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await requested;
    const screen = page.locator('main [data-island]').first();
    await expect(page.locator('html[data-enhanced]')).toBeAttached();
    const heights = () =>
      page.locator('main, main > *').evaluateAll((parts) => parts.map((part) => part.clientHeight));
    const before = await heights();
    measured.resolve();
    await expect(screen).toHaveAttribute('data-hydrated', '');
    expect.soft(await heights(), path).toEqual(before);
    await page.unroute(views);
  }
});

test('Recently viewed products do not move a page that is scrolled in the frame in which they appear', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await observeLayoutShifts(page, 1);
  // The second page has a list.
  for (const path of ['/nl/lantaarn-hoeve-31.html', '/nl/lantaarn-hoeve-22.html']) {
    await page.goto(path);
    await expect(page.locator('[data-section=recently-viewed][data-hydrated]')).toBeAttached();
  }
  await page.addInitScript(scrollToRecentlyViewedInTurns);
  await page.goto('/nl/lantaarn-hoeve-31.html');
  await expect(page.locator('[data-section=recently-viewed] li')).toHaveCount(1);
  const { score, moved } = await readLayoutShift(page);
  expect(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
});

for (const { products, cart } of [
  {
    products: ['/nl/lantaarn-hoeve-22.html', '/nl/lantaarn-hoeve-31.html', '/nl/glas-voor-hoeve-31.html'],
    cart: '/nl/winkelwagen',
  },
  {
    products: [
      '/fr-CA/lanterne-hoeve-22.html',
      '/fr-CA/lanterne-hoeve-31.html',
      '/fr-CA/verre-pour-hoeve-31.html',
    ],
    cart: '/fr-CA/panier',
  },
])
  test(`Recently viewed products neither move nor widen the empty cart ${cart}`, async ({ page }) => {
    const sizeAt = async (width: number) => {
      await page.setViewportSize({ width, height: 640 });
      const { score, moved } = await measureLayoutShift(page, cart);
      expect.soft(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
      return await page.evaluate(() => [
        document.querySelector('main')?.clientHeight,
        document.documentElement.scrollWidth,
      ]);
    };
    await observeLayoutShifts(page, 1);
    const widths = [320, 390, 834, 1440];
    const before = new Map<number, unknown>();
    for (const width of widths) before.set(width, await sizeAt(width));
    for (const path of products) {
      await page.goto(path);
      await expect(page.locator('[data-section=product][data-hydrated]')).toBeAttached();
    }
    for (const width of widths) {
      expect.soft(await sizeAt(width), `${width} px`).toEqual(before.get(width));
      await expect(page.locator('main li button')).toHaveCount(products.length);
    }
  });

test('Recent searches do not move a search page that shows its end, and appear when the form is used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await observeLayoutShifts(page, 1);
  await page.addInitScript(() => localStorage.setItem('recent-searches', '{"nl":["lantaarn"]}'));
  const { score, moved } = await measureLayoutShift(page, '/nl/zoeken?q=xyzzy');
  expect(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').focus();
  await expect(main.getByRole('heading', { name: 'Eerder gezocht' })).toBeVisible();
});

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

/**
 * Runs in the page before its scripts. The place of the recently viewed products is inside the window in every second frame, until
 * sixty frames after their section is hydrated.
 */
function scrollToRecentlyViewedInTurns() {
  let frames = 0;
  let isInside = false;
  const scroll = () => {
    const section = document.querySelector<HTMLElement>('[data-section=recently-viewed]');
    if (section) {
      isInside = !isInside;
      const top = isInside ? scrollY + section.getBoundingClientRect().top - innerHeight / 2 : 0;
      scrollTo({ top, behavior: 'instant' });
      if (section.dataset['hydrated'] === '') frames += 1;
    }
    if (frames < 60 || isInside) requestAnimationFrame(scroll);
  };
  requestAnimationFrame(scroll);
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
