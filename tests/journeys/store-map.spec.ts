import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { PHONE } from './phone-menu.ts';
import { tap } from './tap.ts';

const openMap = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).and(page.locator('[data-status=open]'));
const entryOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

test('A keyboard selects a store on the map in nl, which selects it in the list, and the reverse', async ({
  page,
}) => {
  await page.goto('/nl/verkooppunten?type=own-store&place=Utrecht&distance=100km');
  await page.getByRole('region', { name: 'Kaart', exact: true }).scrollIntoViewIfNeeded();
  const map = openMap(page, 'Kaart');
  const marker = map.getByRole('button', { name: 'Veld & Vonk Utrecht, Utrecht' });
  await marker.press('Enter');
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  await expect(entryOf(page, 'Utrecht Veld & Vonk Utrecht')).toHaveAttribute('aria-current', 'true');
  await expect(map.getByRole('link', { name: 'Naar de winkel' })).toHaveAttribute('href', /utrecht/);

  const other = entryOf(page, 'Deventer Veld & Vonk Deventer');
  await other.getByRole('button', { name: /^Op de kaart/ }).press('Enter');
  await expect(other).toHaveAttribute('aria-current', 'true');
  await expect(map.getByRole('button', { name: 'Veld & Vonk Deventer, Deventer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(entryOf(page, 'Utrecht Veld & Vonk Utrecht')).not.toHaveAttribute('aria-current');
});

test.describe('On a phone', () => {
  test.use(PHONE);

  test('the map in en-US loads only near the window, and a tap on a cluster zooms in', async ({ page }) => {
    const chunks: string[] = [];
    page.on('request', (request) => {
      if (/\/open-map-[^/]+\.js$/.test(request.url())) chunks.push(request.url());
    });
    await page.goto('/en-US/stores');
    await expect(page.locator('html[data-enhanced]')).toHaveCount(1);
    expect(chunks).toEqual([]);
    await page.getByRole('region', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
    const map = openMap(page, 'Map');
    await expect(map).toBeVisible();
    expect(chunks).toHaveLength(1);
    const clusters = map.getByRole('button', { name: /stores, zoom in$/ });
    await expect(clusters.first()).toBeVisible();
    const before = await clusters.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
    await tap(clusters.first());
    await expect
      .poll(() => clusters.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel)))
      .not.toEqual(before);
    await expect(map.getByRole('button').first()).toBeVisible();
  });
});

test('Without WebGL a sentence replaces the map, and the list is complete', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function get(
      this: HTMLCanvasElement,
      ...[type, options]: Parameters<typeof getContext>
    ) {
      return type.startsWith('webgl') ? null : getContext.call(this, type, options);
    } as typeof getContext;
  });
  await page.goto('/nl/verkooppunten');
  const map = page.getByRole('region', { name: 'Kaart', exact: true });
  await map.scrollIntoViewIfNeeded();
  await expect(page.getByText('De kaart kan hier niet worden getoond.')).toBeVisible();
  await expect(map).toHaveCount(0);
  const schemer = entryOf(page, 'Amsterdam Schemer');
  await expect(schemer.getByRole('link', { name: /^Op de kaart/ })).toHaveAttribute('href', /openstreetmap/);
});
