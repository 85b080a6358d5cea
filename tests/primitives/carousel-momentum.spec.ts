import type { Page } from '@playwright/test';
import { openStory } from './open-story.ts';
import { expect, test } from './user.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const findRow = (page: Page) => page.getByRole('list', { name: 'New this season' });
const getPosition = (page: Page) => findRow(page).evaluate((row) => Math.round(row.scrollLeft));
/** The scroll position of each slide. */
const getSlides = (page: Page) =>
  findRow(page).evaluate((row) => {
    const edges = [...row.children].map((slide) => slide.getBoundingClientRect().left);
    return edges.map((edge) => Math.round(edge - (edges[0] ?? 0)));
  });

/** Opens the story with a clock that only tests advance, and waits for the script of drags. */
async function openRow(page: Page) {
  await page.clock.install();
  await openStory(page, 'design-system--carousel--edge-to-edge');
  const loaded = page.waitForResponse(/drag-row/);
  await findRow(page).hover();
  // Resolves when the script has run, so that the row can be dragged.
  await page.evaluate(`import(${JSON.stringify((await loaded).url())})`);
  await page.clock.runFor(100);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Drags the row by a distance in the given time of the page's clock, and releases it. */
async function drag(page: Page, distance: number, durationMs: number) {
  const box = await findRow(page).boundingBox();
  if (!box) throw new Error('Expected a visible row.');
  const [x, y] = [box.x + 800, box.y + 100];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await page.clock.runFor(durationMs / 4);
    await page.mouse.move(x + distance * share, y);
  }
  await page.mouse.up();
}

test('Carousel moves on with the velocity of the release and stops at a slide', async ({ page }) => {
  await openRow(page);
  const slides = await getSlides(page);
  await drag(page, -200, 160);
  const released = await getPosition(page);
  expect(released).toBeCloseTo(200, -1);

  await page.clock.runFor(32);
  const positionAfterTwoFrames = await getPosition(page);
  // 1,250 px/s is 20 px per frame.
  expect(positionAfterTwoFrames).toBeGreaterThan(released + 10);
  expect(positionAfterTwoFrames).toBeLessThan(released + 60);

  await page.clock.runFor(2_000);
  expect(await getPosition(page)).toBeCloseTo(slides[2] ?? 0, 0);
  await expect(findRow(page)).not.toHaveAttribute('data-dragging');
  await expect(page.getByText('3 of 6: Dijk')).toBeAttached();
});

test('Carousel passes more slides after a faster drag', async ({ page }) => {
  await openRow(page);
  await drag(page, -100, 200);
  await page.clock.runFor(2_000);
  const quick = await getPosition(page);
  expect(quick).toBeCloseTo((await getSlides(page))[1] ?? 0, 0);
  await findRow(page).evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  await drag(page, -400, 100);
  await page.clock.runFor(2_000);
  expect(await getPosition(page)).toBeGreaterThan(quick + 200);
});

test('Pressing a Carousel that moves with momentum stops it, and a drag continues from there', async ({
  page,
}) => {
  await openRow(page);
  await drag(page, -200, 160);
  await page.clock.runFor(80);
  const stopped = await getPosition(page);
  await page.mouse.move(600, 200);
  await page.mouse.down();
  await page.clock.runFor(200);
  expect(await getPosition(page)).toBeCloseTo(stopped, 0);
  await page.mouse.move(560, 200, { steps: 4 });
  expect(await getPosition(page)).toBeCloseTo(stopped + 40, 0);
  await page.mouse.up();
  await page.clock.runFor(2_000);
  expect(await getSlides(page)).toContainEqual(await getPosition(page));
});

test('The buttons of Carousel continue from a row that moves with momentum', async ({ page }) => {
  await openRow(page);
  await drag(page, -200, 160);
  await page.clock.runFor(80);
  const stopped = await getPosition(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(findRow(page)).not.toHaveAttribute('data-dragging');
  await expect.poll(() => getPosition(page)).toBeLessThan(stopped);
});

test.describe('Carousel with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('is at its slide when it is released', async ({ page }) => {
    await openRow(page);
    const slides = await getSlides(page);
    await drag(page, -200, 160);
    expect(await getPosition(page)).toBeCloseTo(slides[2] ?? 0, 0);
  });
});
