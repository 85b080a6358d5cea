import type { Locator, Page } from '@playwright/test';
import { finishMotions, getMotions, pauseMotions, seekMotions } from '../primitives/paused-motion.ts';
import { expect, test } from './console.ts';
import {
  EVERY_TYPE,
  findGallery,
  findLightbox,
  findLinks,
  openFirstImage,
  scrollToGallery,
} from './gallery.ts';
import { PHONE } from './phone-menu.ts';

/** Finds a link by its tag name, because elements behind a lightbox have no roles. */
const findLink = (page: Page, index: number) => findGallery(page).locator('a').nth(index);
const findThumbnail = (page: Page, index: number) => findLink(page, index).locator('img');
const findPicture = (page: Page) => findLightbox(page).locator('[data-position=current] img');

/** Returns the box of the visible part of a picture, without the part that `clip-path` hides. */
function getVisibleBox(picture: Locator) {
  return picture.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const { clipPath, width, height } = getComputedStyle(element);
    const insets = (/inset\((.*)\)/.exec(clipPath)?.[1] ?? '0px').split(' ').map(Number.parseFloat);
    const [top = 0, right = top, bottom = top, left = right] = insets;
    const [scaleX, scaleY] = [box.width / Number.parseFloat(width), box.height / Number.parseFloat(height)];
    return [
      box.left + left * scaleX,
      box.top + top * scaleY,
      box.right - right * scaleX,
      box.bottom - bottom * scaleY,
    ].map(Math.round);
  });
}

const getBox = (element: Locator) =>
  element.evaluate((found) => {
    const { left, top, right, bottom } = found.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  });

function expectSameBox(box: readonly number[], expected: readonly number[]) {
  for (const [edge, value] of box.entries()) expect(Math.abs(value - (expected[edge] ?? 0))).toBeLessThan(3);
}

test('Lightbox grows a picture from its thumbnail, and returns it to the thumbnail of the last picture', async ({
  page,
}) => {
  await pauseMotions(page);
  await page.goto(EVERY_TYPE);
  await scrollToGallery(page);
  const thumbnail = findThumbnail(page, 0);
  const place = await getBox(findLink(page, 0));
  await findLinks(page).first().click();
  await expect.poll(() => getMotions(page)).toContain('clipPath');
  expectSameBox(await getVisibleBox(findPicture(page)), place);
  await expect(thumbnail).toBeHidden();

  await finishMotions(page);
  await expect(thumbnail).toBeVisible();
  await expect(findPicture(page)).not.toHaveAttribute('style', /transform|clip-path/);
  await page.keyboard.press('ArrowRight');
  await expect(findLightbox(page).getByText('2 /')).toBeVisible();
  // A zoomed picture returns to the same place.
  await page.keyboard.press('+');
  await page.keyboard.press('Escape');
  await expect.poll(() => getMotions(page)).toContain('clipPath');
  await seekMotions(page, 0.999_9);
  const second = findLinks(page).nth(1);
  await expect(findThumbnail(page, 1)).toBeHidden();
  expectSameBox(await getVisibleBox(findPicture(page)), await getBox(findLink(page, 1)));

  await finishMotions(page);
  await expect(findLightbox(page)).toBeHidden();
  await expect(second).toBeFocused();
  await expect(findThumbnail(page, 1)).toBeVisible();
});

test('Closing a lightbox while its picture grows continues from the current position, and nothing zooms it', async ({
  page,
}) => {
  await pauseMotions(page);
  await openFirstImage(page);
  await expect.poll(() => getMotions(page)).toContain('clipPath');
  await seekMotions(page, 0.3);
  const before = await getVisibleBox(findPicture(page));
  await page.keyboard.press('Escape');
  await expect(findLightbox(page)).toHaveAttribute('data-state', 'closed');
  expectSameBox(await getVisibleBox(findPicture(page)), before);
  // A picture that closes cannot be zoomed.
  const [left = 0, top = 0] = before;
  const inputs = [
    () => page.keyboard.press('+'),
    () => page.mouse.click(left + 20, top + 20),
    () => page.mouse.wheel(0, -300),
  ];
  for (const enter of inputs) {
    await enter();
    await expect(findLightbox(page).locator('[data-zoomed]')).toHaveCount(0);
    expectSameBox(await getVisibleBox(findPicture(page)), before);
  }
  await finishMotions(page);
  await expect(findLightbox(page)).toBeHidden();
  await expect(findLinks(page).first()).toBeFocused();
  await expect(findThumbnail(page, 0)).toBeVisible();
});

test.describe('Lightbox by touch', () => {
  test.use(PHONE);

  test('settles with the next picture after a swipe, and a second swipe continues from there', async ({
    page,
  }) => {
    await pauseMotions(page);
    await openFirstImage(page);
    await finishMotions(page);
    const finger = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const getLeft = async () => Math.round((await findPicture(page).boundingBox())?.x ?? Number.NaN);
    const rest = await getLeft();

    await touch('touchStart', { x: 300, y: 400 });
    for (const x of [280, 220, 160]) await touch('touchMove', { x, y: 400 });
    await touch('touchEnd');
    await expect(findLightbox(page).getByText('2 /')).toBeVisible();
    await expect.poll(() => getMotions(page)).toEqual(['transform']);
    const incoming = await getLeft();
    expect(incoming).toBeGreaterThan(rest + 100);
    await seekMotions(page, 0.2);
    const halfway = await getLeft();
    expect(halfway).toBeLessThan(incoming);

    await touch('touchStart', { x: 200, y: 400 });
    await touch('touchMove', { x: 180, y: 400 });
    await expect.poll(async () => Math.abs((await getLeft()) - (halfway - 20))).toBeLessThan(2);
    await touch('touchMove', { x: 200, y: 400 });
    await touch('touchEnd');
    await finishMotions(page);
    await expect(findLightbox(page).getByText('2 /')).toBeVisible();
    await expect.poll(getLeft).toBe(rest);

    await page.keyboard.press('Escape');
    await expect.poll(() => getMotions(page)).toContain('clipPath');
    await seekMotions(page, 0.3);
    const closing = await getLeft();
    // A picture that closes cannot be swiped.
    await touch('touchStart', { x: 200, y: 400 });
    for (const x of [180, 120]) await touch('touchMove', { x, y: 400 });
    expect(await getLeft()).toBe(closing);
    await touch('touchEnd');
    expect(await getLeft()).toBe(closing);
    await finishMotions(page);
    await expect(findLightbox(page)).toBeHidden();
  });
});

test.describe('Lightbox with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('opens and closes without moving the picture', async ({ page }) => {
    const motions: string[] = [];
    await page.exposeFunction('recordMotion', () => motions.push('motion'));
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function recordAnimation(...args) {
        Reflect.get(window, 'recordMotion')();
        return animate.apply(this, args);
      };
    });
    await openFirstImage(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(findLightbox(page)).toBeHidden();
    expect(motions).toEqual([]);
  });
});
