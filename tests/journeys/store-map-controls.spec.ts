import type { Locator } from '@playwright/test';
import { expect, test } from './console.ts';

const edgeOf = (locator: Locator, edge: 'top' | 'bottom') =>
  locator.evaluate((element, name) => element.getBoundingClientRect()[name], edge);

test('The zoom buttons cover no part of the map, and the card does not cover the selected store', async ({
  page,
}) => {
  await page.goto('/en-US/stores?type=own-store');
  await page.getByRole('region', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
  const map = page.locator('[data-section=store-finder] [data-status=open]');
  const top = await edgeOf(map.locator('canvas'), 'top');
  for (const name of ['Zoom in', 'Zoom out'])
    expect(await edgeOf(map.getByRole('button', { name, exact: true }), 'bottom')).toBeLessThanOrEqual(top);

  const markers = map.locator('button[aria-pressed]');
  await expect(markers.first()).toBeVisible();
  const labels = await markers.evaluateAll((all) =>
    all
      .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
      .map(({ ariaLabel }) => ariaLabel ?? ''),
  );
  const lowest = map.getByRole('button', { name: labels.at(-1) ?? '', exact: true });
  await lowest.press('Enter');
  const link = map.getByRole('link', { name: 'Store details' });
  await expect(link).toBeVisible();
  await expect.poll(async () => (await edgeOf(lowest, 'bottom')) <= (await edgeOf(link, 'top'))).toBe(true);
});

test('The zoom button zooms the map', async ({ page }) => {
  await page.goto('/en-US/stores?type=own-store');
  await page.getByRole('region', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
  const map = page.locator('[data-section=store-finder] [data-status=open]');
  const markers = map.locator('button[aria-pressed]');
  await expect(markers.first()).toBeVisible();
  /** Returns the positions of the markers when they no longer move. */
  const positions = async () => {
    let [now, before] = ['', ''];
    const read = () =>
      markers.evaluateAll((all) =>
        JSON.stringify(all.map((marker) => [marker.ariaLabel, marker.getBoundingClientRect().top])),
      );
    await expect
      .poll(async () => {
        [now, before] = [await read(), now];
        return now === before;
      })
      .toBe(true);
    return now;
  };
  const before = await positions();
  await map.getByRole('button', { name: 'Zoom in', exact: true }).press('Enter');
  await expect.poll(positions).not.toBe(before);
});
