import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const EVERY_TYPE = ['/nl/secties', '/de/bausteine'] as const;

// 320 px is also a window of 1280 px at 400 %; 200 % is what a visitor's own size of type may be.
for (const path of EVERY_TYPE) {
  for (const direction of ['ltr', 'rtl'] as const) {
    for (const { width, text } of [
      { width: 320, text: '100%' },
      { width: 390, text: '200%' },
    ]) {
      test(`${path} ${direction} at ${width} px with text at ${text} keeps all words in the window`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await write(page, { direction, text });
        await page.evaluate(() => document.fonts.ready);

        expect(await wordsOutside(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
      });
    }
  }
}

test('what points along the line turns round with it, and pictures do not', async ({ page }) => {
  await page.goto('/nl/secties');
  await write(page, { direction: 'rtl', text: '100%' });

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

test('on the narrowest phone everything to touch is 44 px in both directions, or a word in a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/nl/secties');
  const small = await page
    .locator('main :is(a[href], button, summary, input, select, textarea):not([tabindex="-1"])')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((one) => !/^inline$/.test(getComputedStyle(one).display))
        .map((one) => (one instanceof HTMLInputElement ? (one.closest('label') ?? one) : one))
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width < 43.5 || height < 43.5;
        })
        .map((one) => one.outerHTML.slice(0, 120)),
    );
  expect(small).toEqual([]);
});

for (const steps of [5, 6, 7, 8]) {
  test(`a dimmer of ${steps} steps can be touched on the narrowest phone, and every step has a name in reach`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/nl/secties');
    const dimmer = page.getByRole('radiogroup', { name: 'Helderheid' });
    await dimmer.scrollIntoViewIfNeeded();
    await addSteps(page, steps);

    const labels = dimmer.locator('label');
    await expect(labels).toHaveCount(steps);
    const boxes = await labels.evaluateAll((all) =>
      all.map((one) => {
        const { left, right, width, height } = one.getBoundingClientRect();
        return { inside: left >= 0 && right <= innerWidth, large: width >= 44 && height >= 44 };
      }),
    );
    expect(boxes.every(({ inside, large }) => inside && large)).toBe(true);

    const last = dimmer.getByRole('radio').last();
    await last.click();
    await expect(last).toBeChecked();
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`the French heading does not break in “dix-huit”, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/fr');
    const lines = await page
      .getByRole('heading', { level: 1, name: /dix-huit/ })
      .locator('span', { hasText: 'dix-huit' })
      .evaluate((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    expect(lines).toBe(1);
  });
}

/** The page in another direction, and with the visitor's own size of type. */
async function write(page: Page, { direction, text }: { direction: 'ltr' | 'rtl'; text: string }) {
  await page.evaluate(
    ([dir = '', size = '']) => {
      document.documentElement.dir = dir;
      document.documentElement.style.fontSize = size;
    },
    [direction, text],
  );
}

/** Lines of words that reach out of the window, but for those in a row that scrolls or that are only heard. */
async function wordsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const words = walker.currentNode.textContent?.trim() ?? '';
      if (!element || words === '') continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (scrollsOrIsHeard(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const leaves = [...range.getClientRects()].some(
        ({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1,
      );
      if (leaves) found.push(words.slice(0, 60));
    }
    return found;

    function scrollsOrIsHeard(start: Element) {
      for (let element: Element | null = start; element; element = element.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(element);
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) return true;
      }
      return false;
    }
  });
}

/** How far the page could be scrolled sideways if its body did not cut off what sticks out. */
async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.body.style.overflowX = 'visible';
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

/** As many steps as an editor may add: the page shows five. */
async function addSteps(page: Page, count: number) {
  await page.getByRole('radiogroup', { name: 'Helderheid' }).evaluate((group, steps) => {
    const missing = Array.from({ length: steps - group.children.length });
    group.append(...missing.flatMap(() => group.lastElementChild?.cloneNode(true) ?? []));
    if (group instanceof HTMLElement) group.style.setProperty('--count', String(steps));
  }, count);
}
