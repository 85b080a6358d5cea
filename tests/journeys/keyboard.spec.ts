import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const BRITISH = {
  home: '/en-UK',
  closeMenu: 'Close the menu',
  contact: '/en-UK/contact',
  contactHeading: 'A person picks up',
  slide: (position: string) => new RegExp(`^${position} of \\d`),
} as const;

test.describe('Phone menu by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens with Space, closes with Enter on its close button and returns focus', async ({ page }) => {
    await page.goto('/nl');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Sluit het menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('follows a link', async ({ page }) => {
    const { home, closeMenu, contact, contactHeading } = BRITISH;
    await page.goto(home);
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: closeMenu })).toBeFocused();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(contact);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(contactHeading);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });
});

for (const width of [390, 1440]) {
  test(`Tab visits all controls of the home page in reading order with a visible focus ring at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/nl');
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    // Tab visits only the checked radio of a group. Arrow keys move within the group.
    const expected = await page
      .locator('a[href], button, summary, input:not([type=radio]), input:checked, [tabindex="0"]')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element, index) => {
            element.setAttribute('data-stop', String(index));
            return String(index);
          }),
      );
    const visited: (string | null)[] = [];
    for (const stop of expected) {
      await page.keyboard.press('Tab');
      const { index, hasRing, isCovered } = await inspectFocus(page);
      visited.push(index);
      expect(hasRing, `stop ${stop}`).toBe(true);
      expect(isCovered, `stop ${stop}`).toBe(false);
    }
    expect(visited).toEqual(expected);
    // There is no focus trap: the next Tab leaves the page.
    await page.keyboard.press('Tab');
    expect((await inspectFocus(page)).index).toBeNull();
  });
}

test('Carousel moves by arrow keys, and Tab shows the whole slide of each link', async ({ page }) => {
  const { home, slide } = BRITISH;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(home);
  const carousel = page.locator('[data-section=interactive-carousel]').first();
  const row = carousel.getByRole('list');
  const getScrollLeft = () => row.evaluate((list) => Math.round(list.scrollLeft));
  await row.focus();
  await expect(carousel).toHaveAttribute('data-hydrated');
  await expect.poll(getScrollLeft).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect(carousel.locator('[aria-live]')).toHaveText(slide('[2-9]'));
  await expect.poll(getScrollLeft).toBeGreaterThan(0);
  await page.keyboard.press('ArrowLeft');
  await expect(carousel.locator('[aria-live]')).toHaveText(slide('1'));
  const links = row.getByRole('link');
  for (let at = 0; at < (await links.count()); at += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(at)).toBeFocused();
    await expect(links.nth(at)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => links.nth(at).evaluate(isSlideInWindow), `slide ${at + 1}`).toBe(true);
  }
});

/** Runs in the page. */
function isSlideInWindow(link: Element) {
  const { left = -1, right = Infinity } = link.closest('li')?.getBoundingClientRect() ?? {};
  return left >= 0 && right <= innerWidth;
}

/** Returns the index of the focused control, and whether it has a focus ring and another element covers its centre. */
async function inspectFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { index: null, hasRing: false, isCovered: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { left, top, width, height } = focused.getBoundingClientRect();
    const topElement = document.elementFromPoint(
      Math.min(left + width / 2, innerWidth - 1),
      Math.min(top + height / 2, innerHeight - 1),
    );
    return {
      index: focused.getAttribute('data-stop'),
      hasRing: outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
      isCovered: topElement !== null && !focused.contains(topElement) && !topElement.contains(focused),
    };
  });
}
