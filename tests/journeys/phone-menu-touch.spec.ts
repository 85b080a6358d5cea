import { expect, test } from './console.ts';
import { findButton, findModal, openMenu, openPageWithModal, PHONE, swipe } from './phone-menu.ts';

test.use(PHONE);

test('Phone menu with reduced motion opens without animation and closes on a swipe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPageWithModal(page, '/nl');
  await findButton(page).tap();
  expect(await findModal(page).evaluate((modal) => modal.getAnimations().length)).toBe(0);
  await swipe(page, 120, [195, 400], [195, 415], [195, 430]);
  await expect(findModal(page)).toBeHidden();
});

test.describe('Phone menu by touch', () => {
  test('closes on a quick swipe down and returns focus', async ({ page }) => {
    await openMenu(page, '/nl');
    await swipe(page, 120, [195, 400], [195, 415], [195, 430]);
    await expect(findModal(page)).toBeHidden();
    await expect(findButton(page)).toBeFocused();
    await expect(page).toHaveURL(/\/nl$/);
  });

  test('closes on a slow swipe of more than 10 % of its height', async ({ page }) => {
    await openMenu(page, '/nl');
    const { height = 0, y: top } = (await findModal(page).boundingBox()) ?? {};
    const getTop = async () => (await findModal(page).boundingBox())?.y;
    await swipe(page, 900, [195, 300], [195, 315], [195, 300 + height * 0.04]);
    await expect(findModal(page)).not.toHaveAttribute('data-dragging');
    await expect(findModal(page)).toHaveAttribute('data-state', 'open');
    await expect.poll(getTop).toBe(top);

    await swipe(page, 900, [195, 300], [195, 315], [195, 300 + height * 0.15]);
    await expect(findModal(page)).toBeHidden();
  });

  for (const [direction, path] of [
    [
      'sideways',
      [
        [150, 400],
        [180, 400],
        [320, 404],
      ],
    ],
    [
      'upwards',
      [
        [195, 500],
        [195, 470],
        [195, 300],
      ],
    ],
    [
      'down and back again',
      [
        [195, 300],
        [195, 330],
        [195, 600],
        [195, 500],
      ],
    ],
  ] as const) {
    test(`stays open on a swipe ${direction}`, async ({ page }) => {
      await openMenu(page, '/nl');
      await swipe(page, 120, ...path);
      await expect(findModal(page)).not.toHaveAttribute('data-dragging');
      await expect(findModal(page)).toHaveAttribute('data-state', 'open');
    });
  }

  test('closes on a tap outside the modal', async ({ page }) => {
    await openMenu(page, '/nl');
    const top = await findModal(page).evaluate((modal) => modal.getBoundingClientRect().top);
    expect(top, 'space above the modal').toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(195, top / 2);
    await expect(findModal(page)).toBeHidden();
  });
});

test.describe('Phone menu in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('scrolls without the page and closes on a swipe only at its top', async ({ page }) => {
    await openMenu(page, '/nl');
    const modal = findModal(page);
    const getScrollTop = () => modal.evaluate(({ scrollTop }) => scrollTop);
    await modal.getByRole('link').last().scrollIntoViewIfNeeded();
    expect(await getScrollTop()).toBeGreaterThan(100);
    await expect(modal.getByRole('button')).toBeInViewport({ ratio: 1 });

    await swipe(page, 120, [300, 200], [300, 225], [300, 260]);
    await expect(modal).toHaveAttribute('data-state', 'open');
    // The swipe may still scroll the modal by its momentum, so the position counts once it stays.
    const scrollToTop = () =>
      modal.evaluate(async (element) => {
        element.scrollTo(0, 0);
        await new Promise((resolve) => setTimeout(resolve, 250));
        return element.scrollTop;
      });
    await expect.poll(scrollToTop).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await swipe(page, 120, [300, 200], [300, 225], [300, 260]);
    await expect(modal).toBeHidden();
  });
});
