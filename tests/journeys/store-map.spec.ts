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

test('A marker of a store on another page of the list opens this page, and the map stays where it is', async ({
  page,
}) => {
  await page.goto('/nl/verkooppunten');
  await page.getByRole('region', { name: 'Kaart', exact: true }).scrollIntoViewIfNeeded();
  const map = openMap(page, 'Kaart');
  await expect(map).toBeVisible();
  const marker = map.locator('button[aria-pressed]');
  await expect(marker.first()).toBeVisible();
  const labels = await marker.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
  const listed = await page.locator('[data-section=store-finder] article h3').allTextContents();
  const other = labels.find((label) => !listed.some((title) => title.includes(label.split(',')[0] ?? label)));
  expect(other).toBeDefined();
  const chosen = map.getByRole('button', { name: other ?? '', exact: true });
  await chosen.press('Enter');
  await expect(page).toHaveURL(/[?&]store=/);
  await expect(page.locator('[data-section=store-finder] [aria-current=true]')).toHaveCount(1);
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen).toBeFocused();
});

test('A marker of a store on another page of the list keeps a filter whose list is still loading', async ({
  page,
}) => {
  await page.goto('/nl/verkooppunten');
  await page.getByRole('region', { name: 'Kaart', exact: true }).scrollIntoViewIfNeeded();
  const marker = openMap(page, 'Kaart').getByRole('button', { name: 'Ember & Ash, London', exact: true });
  await expect(marker).toBeVisible();
  // The list of the filter never arrives.
  await page.route(
    ({ search }) => search.startsWith('?type=dealer') && !search.includes('store='),
    () => {},
  );
  await page.locator('input[value=dealer]').check();
  await marker.press('Enter');
  await expect(page).toHaveURL(/\?type=dealer&store=/);
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
});

test('A keyboard keeps the focus on the map when a cluster or the button that shows the map disappears', async ({
  page,
}) => {
  await page.goto('/en-US/stores');
  const map = openMap(page, 'Map');
  await page.getByRole('region', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
  await map
    .getByRole('button', { name: /^\d+ stores, for example in .+, zoom in$/ })
    .first()
    .press('Enter');
  await expect(map.locator('canvas')).toBeFocused();
});

test('Another choice ends the selection of a store', async ({ page }) => {
  await page.goto('/nl/verkooppunten?type=own-store');
  await page.getByRole('region', { name: 'Kaart', exact: true }).scrollIntoViewIfNeeded();
  const map = openMap(page, 'Kaart');
  await expect(map).toBeVisible();
  await entryOf(page, 'Utrecht Veld & Vonk Utrecht')
    .getByRole('button', { name: /^Op de kaart/ })
    .press('Enter');
  await expect(map.getByRole('link', { name: 'Naar de winkel' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Land' }).selectOption('NL');
  await expect(page).toHaveURL(/country=NL/);
  await expect(map.getByRole('link', { name: 'Naar de winkel' })).toHaveCount(0);
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
    const clusters = map.getByRole('button', { name: /^\d+ stores, for example in .+, zoom in$/ });
    await expect(clusters.first()).toBeVisible();
    const before = await clusters.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
    // A screen reader distinguishes clusters with equal numbers of stores by their names.
    expect(new Set(before).size).toBe(before.length);
    await tap(clusters.first());
    await expect
      .poll(() => clusters.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel)))
      .not.toEqual(before);
    await expect(map.getByRole('button').first()).toBeVisible();
  });
});

test('Without WebGL a sentence replaces the map, and the list is complete', async ({ page }) => {
  await disableWebGl(page);
  await page.goto('/nl/verkooppunten');
  const map = page.getByRole('region', { name: 'Kaart', exact: true });
  await page.locator('[data-section=store-finder]').scrollIntoViewIfNeeded();
  await expect(page.getByText('De kaart kan hier niet worden getoond.')).toBeVisible();
  await expect(map).toHaveCount(0);
  const schemer = entryOf(page, 'Amsterdam Schemer');
  await expect(schemer.getByRole('link', { name: /^Op de kaart/ })).toHaveAttribute('href', /openstreetmap/);
});

test('Without WebGL a sentence replaces the map in en-US, and the list is complete', async ({ page }) => {
  await disableWebGl(page);
  await page.goto('/en-US/stores');
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await page.locator('[data-section=store-finder]').scrollIntoViewIfNeeded();
  await expect(page.getByText('The map cannot be shown here.')).toBeVisible();
  await expect(map).toHaveCount(0);
  await expect(page.locator('[data-section=store-finder] article')).toHaveCount(12);
});

test('A keyboard opens the maps of two sections, each with the stores of its list, and each card selects its store', async ({
  page,
}) => {
  const requests = recordMapRequests(page);
  await page.goto('/nl/secties');
  const sections = page.locator('[data-section=points-of-sale-overview]');
  await expect(sections).toHaveCount(2);
  for (const section of await sections.all()) {
    await section.locator('summary').focus();
    expect(requests).toHaveLength(0);
  }
  for (const section of await sections.all()) {
    await section.locator('summary').press('Enter');
    const map = section.locator('[data-status=open]');
    await expect(map).toBeVisible();
    await expect(map).toHaveCSS('position', 'relative');
    const card = section.getByRole('article').first();
    await card.getByRole('link', { name: /^Op de kaart/ }).press('Enter');
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(map.locator('[aria-pressed=true]')).toHaveCount(1);
    await expect(page).toHaveURL('/nl/secties');
    requests.length = 0;
  }
});

test('Pages without an open map load nothing of it', async ({ page }) => {
  const requests = recordMapRequests(page);
  for (const path of ['/nl', '/nl/secties', '/nl/verkooppunten/schemer-amsterdam', '/nl/over-ons']) {
    await page.goto(path);
    await expect(page.locator('html[data-enhanced]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');
  }
  expect(requests).toEqual([]);
});

/** Records the requests for the map: its script, its shapes and its stores. */
function recordMapRequests(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/open-map|mount-store-map|maplibre|countries-50m|place-names|\/api\/stores/.test(request.url()))
      urls.push(request.url());
  });
  return urls;
}

/** The browser then has no WebGL. */
async function disableWebGl(page: Page) {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function get(
      this: HTMLCanvasElement,
      ...[type, options]: Parameters<typeof getContext>
    ) {
      return type.startsWith('webgl') ? null : getContext.call(this, type, options);
    } as typeof getContext;
  });
}
