import type { Page } from '@playwright/test';
import { finishMotions, getMotions, openWithPausedMotion, seekMotions } from './paused-motion.ts';
import { expect, test } from './user.ts';

const STORY = 'accordion--without-interpolate-size';
const findItem = (page: Page) => page.locator('details').first();
const getHeight = async (page: Page) => (await findItem(page).boundingBox())?.height ?? Number.NaN;

test('Accordion changes its height by script, and a press in between reverses it', async ({ page }) => {
  await openWithPausedMotion(page, STORY);
  const summary = findItem(page).locator('summary');
  const closed = await getHeight(page);
  await summary.click();
  await expect.poll(() => getMotions(page)).toEqual(['height']);
  await expect(findItem(page)).toHaveAttribute('open');
  expect(await getHeight(page)).toBeCloseTo(closed, 0);
  await seekMotions(page, 0.3);
  const halfway = await getHeight(page);
  expect(halfway).toBeGreaterThan(closed + 5);

  await summary.press('Enter');
  expect(Math.abs((await getHeight(page)) - halfway)).toBeLessThan(1);
  await finishMotions(page);
  await expect(findItem(page)).not.toHaveAttribute('open');
  await expect.poll(() => getHeight(page)).toBeCloseTo(closed, 0);

  await summary.click();
  await finishMotions(page);
  await expect(findItem(page)).not.toHaveAttribute('style', /\w/);
  expect(await getHeight(page)).toBeGreaterThan(halfway);
});

test.describe('Accordion with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('opens at once', async ({ page }) => {
    await openWithPausedMotion(page, STORY);
    await findItem(page).locator('summary').click();
    await expect(findItem(page)).toHaveAttribute('open');
    expect(await getMotions(page)).toEqual([]);
  });
});
