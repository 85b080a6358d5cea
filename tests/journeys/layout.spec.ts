import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { findSmallTargets } from './main-content.ts';

const EVERY_TYPE = ['/nl/secties', '/de/bausteine'] as const;

// 320 px equals a window of 1280 px at 400 % zoom. 200 % is the text size of WCAG 1.4.4.
for (const path of EVERY_TYPE) {
  test(`${path} keeps all text in the viewport in both directions (320 px, and 390 px with text at 200%)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const { width, text } of [
      { width: 320, text: '100%' },
      { width: 390, text: '200%' },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      for (const direction of ['ltr', 'rtl'] as const) {
        await applyTextSettings(page, { direction, text });
        const settings = `${direction}, ${width} px, text at ${text}`;
        expect.soft(await findOverflowingTexts(page), settings).toEqual([]);
        expect.soft(await measureHorizontalOverflow(page), settings).toBe(0);
      }
    }
  });
}

test.describe('Fonts that do not arrive', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  for (const path of [
    ...EVERY_TYPE,
    '/nl/onderdelen.html',
    '/nl/lantaarn-hoeve-31.html',
    '/de/mein-konto/registrieren',
  ]) {
    test(`keep all text of ${path} in the viewport (390 px, text at 200%)`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 800 });
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(path);
      await applyTextSettings(page, { direction: 'ltr', text: '200%' });

      expect(await findOverflowingTexts(page)).toEqual([]);
      expect(await measureHorizontalOverflow(page)).toBe(0);
    });
  }
});

test('Right-to-left layout mirrors arrows and does not mirror images', async ({ page }) => {
  await page.goto('/nl/secties');
  await applyTextSettings(page, { direction: 'rtl', text: '100%' });

  const carousel = page.locator('[data-section=interactive-carousel]').first();
  const next = carousel.getByRole('button', { name: 'Volgende' });
  const previous = carousel.getByRole('button', { name: 'Vorige' });
  await expect(next.locator('svg')).toHaveCSS('scale', '-1 1');
  const [nextBox, previousBox] = await Promise.all([next.boundingBox(), previous.boundingBox()]);
  expect(nextBox?.x ?? 0).toBeLessThan(previousBox?.x ?? 0);

  const cards = page.locator('[data-section=content-cards]').first();
  await expect(cards.getByRole('link').locator('svg').first()).toHaveCSS('scale', '-1 1');
  await expect(page.locator('[data-section=hero] img').first()).toHaveCSS('scale', 'none');
});

test('Touch targets outside running text are at least 44 by 44 px at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/nl/secties');
  // Later steps of a form have no size until they receive the focus.
  const targets = page.locator(
    'main :is(a[href], button, summary, input, select, textarea):not([tabindex="-1"], :is([data-later], [data-unmet]) *)',
  );
  expect(await findSmallTargets(targets, ['width', 'height'])).toEqual([]);
});

test('Dimmer with 5 to 8 steps fits a 320 px viewport with labels of at least 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/nl/secties');
  const dimmer = page.getByRole('radiogroup', { name: 'Helderheid' });
  await dimmer.getByRole('radio').first().focus();
  // Waits for hydration, which would fail if the steps in the HTML differed from those of the props.
  await expect(page.locator('[data-intent-island]').filter({ has: dimmer })).toHaveAttribute('data-hydrated');
  for (const steps of [5, 6, 7, 8]) {
    await addSteps(page, steps);
    const labels = dimmer.locator('label');
    await expect(labels).toHaveCount(steps);
    const boxes = await labels.evaluateAll((all) =>
      all.map((label) => {
        const { left, right, width, height } = label.getBoundingClientRect();
        return { isInside: left >= 0 && right <= innerWidth, isLarge: width >= 44 && height >= 44 };
      }),
    );
    expect(boxes.every(({ isInside, isLarge }) => isInside && isLarge)).toBe(true);

    const last = dimmer.getByRole('radio').last();
    await last.click();
    await expect(last).toBeChecked();
  }
});

test('French heading does not break within “dix-huit” at any width', async ({ page }) => {
  await page.goto('/fr');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page
      .getByRole('heading', { level: 1, name: /dix-huit/ })
      .locator('span', { hasText: 'dix-huit' })
      .evaluate((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    expect(lines, `${width} px`).toBe(1);
  }
});

for (const path of ['/nl/zoeken?q=lamp', '/de/suchen?q=leuchte&show=products'])
  test(`The headings of groups are smaller than the page heading of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const sizeOf = (level: number) =>
        page
          .getByRole('main')
          .getByRole('heading', { level })
          .first()
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      const sizes = [await sizeOf(1), await sizeOf(2), await sizeOf(3)];
      expect(sizes[1], `${width} px`).toBeLessThan((sizes[0] ?? 0) * 0.9);
      expect(sizes[1], `${width} px`).toBeGreaterThan((sizes[2] ?? 0) * 1.1);
    }
  });

/** Sets text direction and root font size of the page. */
async function applyTextSettings(
  page: Page,
  { direction, text }: { direction: 'ltr' | 'rtl'; text: string },
) {
  await page.evaluate(
    ([dir = '', size = '']) => {
      document.documentElement.dir = dir;
      document.documentElement.style.fontSize = size;
    },
    [direction, text],
  );
}

/** Finds texts that leave the viewport. Ignores texts in scroll containers and visually hidden texts. */
async function findOverflowingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overflowing: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!element || text === '') continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isScrollableOrVisuallyHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const isOutside = [...range.getClientRects()].some(
        ({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1,
      );
      if (isOutside) overflowing.push(text.slice(0, 60));
    }
    return overflowing;

    function isScrollableOrVisuallyHidden(start: Element) {
      for (let element: Element | null = start; element; element = element.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(element);
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) return true;
      }
      return false;
    }
  });
}

/** Returns the horizontal overflow in pixels. Disables the clipping of the body first. */
async function measureHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.body.style.overflowX = 'visible';
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

/** Adds steps to the dimmer of the page, because editors may use more than its five. */
async function addSteps(page: Page, count: number) {
  await page.getByRole('radiogroup', { name: 'Helderheid' }).evaluate((group, steps) => {
    const missing = Array.from({ length: steps - group.children.length });
    group.append(...missing.flatMap(() => group.lastElementChild?.cloneNode(true) ?? []));
    if (group instanceof HTMLElement) group.style.setProperty('--count', String(steps));
  }, count);
}
