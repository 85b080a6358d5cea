import type { Page } from '@playwright/test';
import { finishMotions, getMotions, loadMotion, openWithPausedMotion, seekMotions } from './paused-motion.ts';
import { expect, test } from './user.ts';

const findIndicator = (page: Page) => page.locator('[role=tab][aria-selected=true] > span');
const getLeft = async (page: Page) => (await findIndicator(page).boundingBox())?.x ?? Number.NaN;

test('The line of Tabs slides to the selected tab, and continues when another one is selected', async ({
  page,
}) => {
  await openWithPausedMotion(page, 'tabs--three-tabs');
  const tabs = page.getByRole('tab');
  await loadMotion(page, tabs.first(), /indicator-motion/);
  const first = await getLeft(page);

  await tabs.nth(1).click();
  await expect.poll(() => getMotions(page)).toEqual(['transform']);
  expect(await getLeft(page)).toBeCloseTo(first, 0);
  await seekMotions(page, 0.3);
  const halfway = await getLeft(page);
  expect(halfway).toBeGreaterThan(first + 1);

  await tabs.nth(1).press('ArrowRight');
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  expect(await getLeft(page)).toBeCloseTo(halfway, 0);
  await finishMotions(page);
  expect(await getLeft(page)).toBeCloseTo((await tabs.nth(2).boundingBox())?.x ?? 0, 0);
});

test('The line of Tabs slides to the tab that the fragment of the URL names', async ({ page }) => {
  await openWithPausedMotion(page, 'tabs--three-tabs');
  const tabs = page.getByRole('tab');
  await loadMotion(page, tabs.first(), /indicator-motion/);
  const first = await getLeft(page);
  const panel = await tabs.nth(1).getAttribute('aria-controls');
  await page.evaluate((id) => location.assign(`#${id}`), panel);
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await getMotions(page)).toEqual(['transform']);
  expect(await getLeft(page)).toBeCloseTo(first, 0);
});

test.describe('Tabs with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('move their line at once', async ({ page }) => {
    await openWithPausedMotion(page, 'tabs--three-tabs');
    const tabs = page.getByRole('tab');
    await loadMotion(page, tabs.first(), /indicator-motion/);
    await tabs.nth(1).click();
    expect(await getMotions(page)).toEqual([]);
    expect(await getLeft(page)).toBeCloseTo((await tabs.nth(1).boundingBox())?.x ?? 0, 0);
  });
});
