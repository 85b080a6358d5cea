import type { Locator } from '@playwright/test';
import { expect, test } from './console.ts';
import { removeTimeLimits } from './remove-time-limits.ts';

test.beforeEach(({ page }) => removeTimeLimits(page));

const edgeOf = (locator: Locator, edge: 'top' | 'bottom') =>
  locator.evaluate((element, name) => element.getBoundingClientRect()[name], edge);

test('The zoom buttons zoom the map and cover no part of it, and the card does not cover the selected store', async ({
  page,
}) => {
  await page.goto('/en-US/stores?type=own-store');
  await page.getByRole('region', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
  const map = page.locator('[data-section=store-finder] [data-status=open]');
  const zoomButton = (name: string) => map.getByRole('button', { name, exact: true });
  const top = await edgeOf(map.locator('canvas'), 'top');
  for (const name of ['Zoom in', 'Zoom out'])
    expect(await edgeOf(zoomButton(name), 'bottom')).toBeLessThanOrEqual(top);

  const markers = map.locator('button[aria-pressed]');
  await expect(markers.first()).toBeVisible();
  const readPositions = () =>
    markers.evaluateAll((all) =>
      all
        .map((marker) => ({ label: marker.ariaLabel ?? '', top: marker.getBoundingClientRect().top }))
        .toSorted((one, other) => one.top - other.top),
    );
  /** Returns the positions of the markers when they no longer move. */
  const readRest = async () => {
    let [now, before] = ['', ''];
    await expect
      .poll(async () => {
        [now, before] = [JSON.stringify(await readPositions()), now];
        return now === before;
      })
      .toBe(true);
    return now;
  };
  const before = await readRest();
  await zoomButton('Zoom in').press('Enter');
  await expect.poll(readRest).not.toBe(before);
  await zoomButton('Zoom out').press('Enter');
  await expect.poll(readRest).toBe(before);

  const lowest = map.getByRole('button', { name: (await readPositions()).at(-1)?.label ?? '', exact: true });
  await lowest.press('Enter');
  const link = map.getByRole('link', { name: 'Store details' });
  await expect(link).toBeVisible();
  await expect.poll(async () => (await edgeOf(lowest, 'bottom')) <= (await edgeOf(link, 'top'))).toBe(true);
});
