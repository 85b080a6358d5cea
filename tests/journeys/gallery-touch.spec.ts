import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { findLightbox, findLinks, openFirstImage, waitForPicture } from './gallery.ts';
import { PHONE } from './phone-menu.ts';

test.describe('Lightbox by touch', () => {
  test.use(PHONE);

  /** Returns functions that dispatch touch events: `move` starts a touch and moves it, `lift` ends it. */
  async function createTouch(page: Page) {
    const client = await page.context().newCDPSession(page);
    const dispatch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...at: { x: number; y: number; id?: number }[]
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: at });
    /**
     * Two fingers on a horizontal line.
     *
     * @param spread half of their distance
     */
    const pair = (x: number, y: number, spread: number) => [
      { x: x - spread, y, id: 0 },
      { x: x + spread, y, id: 1 },
    ];
    return {
      async pinch(...states: (readonly [x: number, y: number, spread: number])[]) {
        for (const [order, state] of states.entries())
          await dispatch(order === 0 ? 'touchStart' : 'touchMove', ...pair(...state));
      },
      async move(...points: (readonly [x: number, y: number])[]) {
        for (const [order, [x, y]] of points.entries()) {
          await dispatch(order === 0 ? 'touchStart' : 'touchMove', { x, y });
        }
      },
      lift: () => dispatch('touchEnd'),
    };
  }

  test('follows a horizontal swipe to the next and previous image', async ({ page }) => {
    await openFirstImage(page);
    const lightbox = findLightbox(page);
    const touch = await createTouch(page);
    const getCentre = async () => {
      const { x = 0, width = 0 } = (await lightbox.getByRole('img').boundingBox()) ?? {};
      return x + width / 2;
    };
    await waitForPicture(page);
    const restPosition = await getCentre();
    await touch.move([300, 400], [280, 400], [180, 404]);
    await expect.poll(getCentre).toBeCloseTo(restPosition - 120, 0);
    await touch.lift();
    await expect(lightbox.getByText('2 /')).toBeVisible();
    await expect.poll(getCentre).toBeCloseTo(restPosition, 0);

    await touch.move([100, 400], [120, 400], [260, 396]);
    await touch.lift();
    await expect(lightbox.getByText('1 /')).toBeVisible();
    await expect.poll(getCentre).toBeCloseTo(restPosition, 0);
  });

  test('closes on a swipe down unless the gesture reverses', async ({ page }) => {
    await openFirstImage(page);
    const touch = await createTouch(page);
    await touch.move([200, 300], [200, 330], [200, 600], [200, 500]);
    await touch.lift();
    await expect(findLightbox(page)).toHaveAttribute('data-state', 'open');

    await touch.move([200, 300], [200, 330], [200, 420], [200, 500]);
    await touch.lift();
    await expect(findLightbox(page)).toBeHidden();
    await expect(findLinks(page).first()).toBeFocused();
  });

  test('enlarges the image between two fingers, and makes it whole again', async ({ page }) => {
    await openFirstImage(page);
    await waitForPicture(page);
    const touch = await createTouch(page);
    const box = async () => {
      const { x = NaN, width = NaN } =
        (await findLightbox(page).locator('[data-position=current] img').boundingBox()) ?? {};
      return { x, width };
    };
    const whole = await box();
    await touch.pinch([195, 400, 40], [195, 400, 60], [195, 400, 100]);
    await expect.poll(async () => (await box()).width / whole.width).toBeCloseTo(2.5, 1);
    await touch.lift();
    await expect(findLightbox(page).getByText('1 /')).toBeVisible();

    await touch.pinch([195, 400, 100], [195, 400, 60], [195, 400, 20]);
    await touch.lift();
    await expect.poll(async () => (await box()).width).toBeCloseTo(whole.width, 0);
    // The page keeps its own zoom, and the whole image can be swiped again.
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await touch.move([300, 400], [280, 400], [100, 400]);
    await touch.lift();
    await expect(findLightbox(page).getByText('2 /')).toBeVisible();
  });

  test('does not change the image while the page is zoomed', async ({ page }) => {
    await openFirstImage(page);
    const client = await page.context().newCDPSession(page);
    // A synthesised pinch beside the lightbox does not zoom in Chromium without a screen.
    await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    const scale = () => page.evaluate(() => window.visualViewport?.scale ?? 1);
    await expect.poll(scale).toBeGreaterThan(1.5);
    const touch = await createTouch(page);
    await touch.move([300, 400], [280, 400], [100, 400]);
    await touch.lift();
    await expect(findLightbox(page).getByText('1 /')).toBeAttached();
    await expect(findLightbox(page)).toHaveAttribute('data-state', 'open');
  });
});
