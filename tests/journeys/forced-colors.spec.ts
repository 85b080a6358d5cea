import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { main } from './main-content.ts';
import { openStep } from './order-steps.ts';

test.use({ forcedColors: 'active', viewport: { width: 1440, height: 900 } });

const lineOf = (element: Locator) => element.evaluate((text) => getComputedStyle(text).textDecorationLine);
const radioOf = (page: Page, theme: string) => page.locator(`[data-theme-switch] input[value=${theme}]`);

test.describe('In forced colours', () => {
  test('only the chosen theme, and the current item of a menu, are underlined', async ({ page }) => {
    await page.goto('/nl/over-ons');
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    for (const [chosen, other] of [
      ['day', 'dusk'],
      ['dusk', 'day'],
    ] as const) {
      await radioOf(page, chosen).press('Space');
      await expect.poll(() => lineOf(radioOf(page, chosen).locator('..'))).toBe('underline');
      expect(await lineOf(radioOf(page, other).locator('..'))).toBe('none');
    }
    const links = page.locator('header nav li > a[href]:visible');
    const current = links.and(page.locator('[aria-current]'));
    await expect(current).toHaveCount(1);
    expect(await lineOf(current)).toBe('underline');
    const others = links.and(page.locator(':not([aria-current])'));
    for (const other of await others.all()) expect(await lineOf(other)).toBe('none');
  });

  test('only the thumbnail of the current picture has a border', async ({ page }) => {
    await page.goto('/en-UK/hoeve-31-lantern.html');
    const thumbnails = page.locator('[data-section=product] a[href^="#picture-"]');
    const borders = () =>
      thumbnails.evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').borderTopWidth));
    await expect.poll(async () => (await borders()).map((width) => width !== '0px').indexOf(true)).toBe(0);
    expect((await borders()).filter((width) => width !== '0px')).toHaveLength(1);
  });

  test('a line between paragraphs of an article is visible', async ({ page }) => {
    await page.goto('/nl/verhalen/een-sleutel');
    const colors = await page
      .locator('[data-section=rich-text] h2 + p')
      .first()
      .evaluate((paragraph) => {
        const line = document.createElement('hr');
        paragraph.before(line);
        const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(line);
        const ground = getComputedStyle(document.body).backgroundColor;
        return { isOtherColor: borderTopColor !== ground, borderTopStyle, borderTopWidth };
      });
    expect(colors).toEqual({ isOtherColor: true, borderTopStyle: 'solid', borderTopWidth: '1px' });
  });

  test('the state of a store has a dot, and the names on the map have another colour than the land', async ({
    page,
  }) => {
    await page.goto('/en-UK/stockists');
    const state = main(page).locator('article[data-store] p[data-state]').first();
    await expect(state).toHaveAttribute('data-state', /open|closed/);
    const border = await state.evaluate((text) => getComputedStyle(text, '::before').borderTopWidth);
    expect(Number.parseFloat(border)).toBeGreaterThan(0);
    const palette = main(page).locator('[data-status] > span[hidden]');
    const { outlineColor: land, color: names } = await palette.evaluate((span) => {
      const { outlineColor, color } = getComputedStyle(span);
      return { outlineColor, color };
    });
    expect(names).not.toBe(land);
  });
});

test.describe('In forced colours, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the names of finished steps are outside their links', async ({ page }) => {
    await openStep(page, 'payment');
    const links = main(page).locator('nav li[data-finished] a');
    await expect(links).toHaveCount(3);
    const isHidden = (link: HTMLElement) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getBoundingClientRect().left >= link.getBoundingClientRect().right;
    };
    for (const link of await links.all()) expect(await link.evaluate(isHidden)).toBe(true);
  });
});
