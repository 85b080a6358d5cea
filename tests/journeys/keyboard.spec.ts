import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens, takes the focus, keeps it off the page below, and gives it back', async ({ page }) => {
    await page.goto('/nl');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const sheet = page.getByRole('navigation', { name: 'Menu' });
    await expect(sheet).toBeHidden();
    await menu.focus();
    await page.keyboard.press('Enter');
    const close = page.getByRole('button', { name: 'Sluit het menu' });
    await expect(close).toBeFocused();

    const links = await sheet.getByRole('link').count();
    for (let at = 0; at < links; at += 1) {
      await page.keyboard.press('Tab');
      await expect(sheet.getByRole('link').nth(at)).toBeFocused();
    }
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer') ?? null)).toBeNull();
    }

    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.locator('main')).toBeVisible();
  });

  for (const key of ['Escape', 'Enter'] as const) {
    test(`${key} on its first button closes it and returns to where it was opened`, async ({ page }) => {
      await page.goto('/nl');
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      await menu.focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: 'Sluit het menu' })).toBeFocused();
      await page.keyboard.press(key);
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
      await expect(menu).toBeFocused();
    });
  }

  test('leads to a page by keyboard', async ({ page }) => {
    await page.goto('/nl');
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/nl\/contact$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('een mens op');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });
});

for (const width of [390, 1440]) {
  test(`Tab visits everything on the home page in reading order, in sight and ringed, at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/nl');
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    // Of a group of radios Tab visits the chosen one; arrows go on from there.
    const expected = await page
      .locator('a[href], button, summary, input:not([type=radio]), input:checked, [tabindex="0"]')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one, at) => {
            one.setAttribute('data-stop', String(at));
            return String(at);
          }),
      );
    const visited: (string | null)[] = [];
    for (const stop of expected) {
      await page.keyboard.press('Tab');
      const { at, ringed, covered } = await lookAtFocus(page);
      visited.push(at);
      expect(ringed, `stop ${stop}`).toBe(true);
      expect(covered, `stop ${stop}`).toBe(false);
    }
    expect(visited).toEqual(expected);
    // Nothing traps: the next Tab leaves the page.
    await page.keyboard.press('Tab');
    expect((await lookAtFocus(page)).at).toBeNull();
  });
}

test('arrows move the carousel slide by slide, Tab goes on to its links, and they come into view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/nl');
  const carousel = page.locator('[data-section=interactive-carousel]').first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-awake');
  const row = carousel.getByRole('list');
  const scrolled = () => row.evaluate((list) => Math.round(list.scrollLeft));
  await row.focus();
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect(carousel.locator('[aria-live]')).toHaveText(/^[2-9] van \d/);
  expect(await scrolled()).toBeGreaterThan(0);
  await page.keyboard.press('ArrowLeft');
  await expect(carousel.locator('[aria-live]')).toHaveText(/^1 van \d/);
  const links = row.getByRole('link');
  for (let at = 0; at < (await links.count()); at += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(at)).toBeFocused();
    await expect(links.nth(at)).toBeInViewport({ ratio: 0.9 });
  }
});

test('a question opens with Enter and closes with Space, and keeps the focus', async ({ page }) => {
  await page.goto('/nl');
  const question = page.locator('[data-section=faq] details').first();
  const summary = question.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('open', '');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Space');
  await expect(question).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

test('the lights are a named switch that Space turns', async ({ page }) => {
  await page.goto('/nl');
  const lights = page.getByRole('switch', { name: 'Licht' });
  await expect(lights).toBeChecked();
  await lights.focus();
  await page.keyboard.press('Space');
  await expect(lights).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(lights).toBeChecked();
});

/** Which stop has the focus, whether a ring shows it, and whether something else lies over its middle. */
async function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { at: null, ringed: false, covered: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { left, top, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(
      Math.min(left + width / 2, innerWidth - 1),
      Math.min(top + height / 2, innerHeight - 1),
    );
    return {
      at: focused.getAttribute('data-stop'),
      ringed: outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
      covered: over !== null && !focused.contains(over) && !over.contains(focused),
    };
  });
}
