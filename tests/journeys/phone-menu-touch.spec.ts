import { expect, test } from './console.ts';
import { findButton, findSheet, openMenu, openPageWithSheet, PHONE, swipe } from './phone-menu.ts';

test.use(PHONE);

test('Phone menu with reduced motion opens without animation and closes on a swipe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPageWithSheet(page, '/nl');
  await findButton(page).tap();
  expect(await findSheet(page).evaluate((sheet) => sheet.getAnimations().length)).toBe(0);
  await swipe(page, 120, [195, 400], [195, 415], [195, 430]);
  await expect(findSheet(page)).toBeHidden();
});

test.describe('Phone menu by touch', () => {
  test('closes on a quick swipe down and returns focus', async ({ page }) => {
    await openMenu(page, '/nl');
    await swipe(page, 120, [195, 400], [195, 415], [195, 430]);
    await expect(findSheet(page)).toBeHidden();
    await expect(findButton(page)).toBeFocused();
    await expect(page).toHaveURL(/\/nl$/);
  });

  test('closes on a slow swipe of more than 10 % of its height', async ({ page }) => {
    await openMenu(page, '/nl');
    const { height = 0, y: top } = (await findSheet(page).boundingBox()) ?? {};
    const getTop = async () => (await findSheet(page).boundingBox())?.y;
    await swipe(page, 900, [195, 300], [195, 315], [195, 300 + height * 0.04]);
    await expect(findSheet(page)).not.toHaveAttribute('data-dragging');
    await expect(findSheet(page)).toHaveAttribute('data-state', 'open');
    await expect.poll(getTop).toBe(top);

    await swipe(page, 900, [195, 300], [195, 315], [195, 300 + height * 0.15]);
    await expect(findSheet(page)).toBeHidden();
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
      await expect(findSheet(page)).not.toHaveAttribute('data-dragging');
      await expect(findSheet(page)).toHaveAttribute('data-state', 'open');
    });
  }

  test('closes on a tap outside the sheet', async ({ page }) => {
    await openMenu(page, '/nl');
    const top = await findSheet(page).evaluate((sheet) => sheet.getBoundingClientRect().top);
    expect(top, 'space above the sheet').toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(195, top / 2);
    await expect(findSheet(page)).toBeHidden();
  });
});

test.describe('Phone menu in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('scrolls without the page and closes on a swipe only at its top', async ({ page }) => {
    await openMenu(page, '/nl');
    const sheet = findSheet(page);
    const getScrollTop = () => sheet.evaluate(({ scrollTop }) => scrollTop);
    await sheet.getByRole('link').last().scrollIntoViewIfNeeded();
    expect(await getScrollTop()).toBeGreaterThan(100);
    await expect(sheet.getByRole('button')).toBeInViewport({ ratio: 1 });

    await swipe(page, 120, [300, 200], [300, 225], [300, 260]);
    await expect(sheet).toHaveAttribute('data-state', 'open');
    await sheet.evaluate((element) => element.scrollTo(0, 0));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await swipe(page, 120, [300, 200], [300, 225], [300, 260]);
    await expect(sheet).toBeHidden();
  });
});
