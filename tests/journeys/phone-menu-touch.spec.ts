import { expect, test } from './console.ts';
import { findButton, findModal, openMenu, openPageWithModal, PHONE, swipe } from './phone-menu.ts';
import { tap, tapAt } from './tap.ts';

test.use(PHONE);

test('Phone menu with reduced motion opens without animation and closes on a swipe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPageWithModal(page, '/nl');
  await tap(findButton(page));
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

  test('stays open on a swipe upwards, and on one down and back again', async ({ page }) => {
    await openMenu(page, '/nl');
    for (const path of [
      [
        [195, 500],
        [195, 470],
        [195, 300],
      ],
      [
        [195, 300],
        [195, 330],
        [195, 600],
        [195, 500],
      ],
    ] as const) {
      await swipe(page, 120, ...path);
      await expect(findModal(page)).not.toHaveAttribute('data-dragging');
      await expect(findModal(page)).toHaveAttribute('data-state', 'open');
    }
  });

  test('stays open on a swipe to either side, which does not move through the browser’s history', async ({
    page,
  }) => {
    await openMenu(page, '/nl');
    for (const path of [
      [
        [60, 400],
        [90, 400],
        [350, 404],
      ],
      [
        [350, 400],
        [320, 400],
        [60, 404],
      ],
    ] as const) {
      // The browser cancels the pointer when it uses the swipe itself, to scroll or to navigate.
      const endOfPointer = await findModal(page).evaluateHandle((modal) => {
        const { promise, resolve } = Promise.withResolvers<string>();
        for (const type of ['pointerup', 'pointercancel']) {
          modal.addEventListener(type, () => resolve(type), { once: true });
        }
        return { promise };
      });
      await swipe(page, 120, ...path);
      expect(await endOfPointer.evaluate(({ promise }) => promise)).toBe('pointerup');
      await expect(findModal(page)).toHaveAttribute('data-state', 'open');
      await expect(findModal(page)).not.toHaveAttribute('data-dragging');
    }
    await page.keyboard.press('Escape');
    await expect(findModal(page)).toBeHidden();
    await expect(findButton(page)).toBeFocused();
  });

  test('closes on a tap outside the modal', async ({ page }) => {
    await openMenu(page, '/nl');
    const top = await findModal(page).evaluate((modal) => modal.getBoundingClientRect().top);
    expect(top, 'space above the modal').toBeGreaterThanOrEqual(44);
    await tapAt(page, 195, top / 2);
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

    // The swipe scrolls the modal, and its momentum continues after the release.
    const scrolled = await modal.evaluateHandle((element) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      element.addEventListener('touchend', () => {
        element.addEventListener('scrollend', () => resolve(), { once: true });
      });
      return { promise };
    });
    await swipe(page, 120, [300, 200], [300, 225], [300, 260]);
    await scrolled.evaluate(({ promise }) => promise);
    await expect(modal).toHaveAttribute('data-state', 'open');
    await modal.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(getScrollTop).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await swipe(page, 120, [300, 200], [300, 225], [300, 260]);
    await expect(modal).toBeHidden();
  });
});
