import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { serveInstantPictures } from './instant-pictures.ts';
import { PHONE } from './phone-menu.ts';
import { removeTimeLimits } from './remove-time-limits.ts';
import { tap } from './tap.ts';

test.beforeEach(({ page }) => removeTimeLimits(page));

const findMap = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).and(page.locator('[data-status=open]'));

/** Scrolls to the Dutch map of a page, which then opens. */
async function openMap(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('region', { name: 'Kaart', exact: true }).scrollIntoViewIfNeeded();
  const map = findMap(page, 'Kaart');
  await expect(map).toBeVisible();
  return map;
}

const entryOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

test('A keyboard selects a store on the map in nl, which selects it in the list, and the reverse, until another choice', async ({
  page,
}) => {
  const map = await openMap(page, '/nl/verkooppunten?type=own-store&position=52.091%2C5.121&distance=100km');
  const marker = map.getByRole('button', { name: 'Veld & Vonk Utrecht, Utrecht' });
  const link = map.getByRole('link', { name: 'Naar de winkel' });
  await marker.press('Enter');
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  await expect(entryOf(page, 'Utrecht Veld & Vonk Utrecht')).toHaveAttribute('aria-current', 'true');
  await expect(link).toHaveAttribute('href', /utrecht/);

  const other = entryOf(page, 'Deventer Veld & Vonk Deventer');
  await other.getByRole('button', { name: /^Op de kaart/ }).press('Enter');
  await expect(other).toHaveAttribute('aria-current', 'true');
  await expect(map.getByRole('button', { name: 'Veld & Vonk Deventer, Deventer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(entryOf(page, 'Utrecht Veld & Vonk Utrecht')).not.toHaveAttribute('aria-current');

  await page.getByRole('combobox', { name: 'Land' }).selectOption('NL');
  await expect(page).toHaveURL(/country=NL/);
  await expect(link).toHaveCount(0);
});

test('A second press of the button of a selected store shows the map again', async ({ page }) => {
  const map = await openMap(page, '/nl/verkooppunten');
  const button = page
    .getByRole('article')
    .last()
    .getByRole('button', { name: /^Op de kaart/ });
  for (let press = 1; press <= 2; press += 1) {
    await button.scrollIntoViewIfNeeded();
    await expect(map).not.toBeInViewport();
    await button.press('Enter');
    await expect(map).toBeInViewport();
  }
});

test('A marker of a store on another page of the list opens this page with a filter whose list is still loading, and keeps the focus', async ({
  page,
}) => {
  const map = await openMap(page, '/nl/verkooppunten');
  const marker = map.getByRole('button', { name: 'Ember & Ash, London', exact: true });
  await expect(marker).toBeVisible();
  await expect(entryOf(page, 'London Ember & Ash')).toHaveCount(0);
  // The list of the filter never arrives.
  await page.route(
    ({ search }) => search.startsWith('?type=dealer') && !search.includes('store='),
    () => {},
  );
  await page.locator('input[value=dealer]').check();
  await marker.press('Enter');
  await expect(page).toHaveURL(/\?type=dealer&store=/);
  await expect(entryOf(page, 'London Ember & Ash')).toHaveAttribute('aria-current', 'true');
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  await expect(marker).toBeFocused();
});

test.describe('On a phone', () => {
  test.use(PHONE);

  test('the map in en-US loads only near the window, and a tap or a key on a cluster zooms in', async ({
    page,
  }) => {
    const chunks: string[] = [];
    page.on('request', (request) => {
      if (/\/open-map-[^/]+\.js$/.test(request.url())) chunks.push(request.url());
    });
    await page.goto('/en-US/stores');
    await expect(page.locator('html[data-enhanced]')).toHaveCount(1);
    expect(chunks).toEqual([]);
    await page.getByRole('region', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
    const map = findMap(page, 'Map');
    await expect(map).toBeVisible();
    expect(chunks).toHaveLength(1);
    const clusters = map.getByRole('button', { name: /^\d+ stores, for example in .+, zoom in$/ });
    await expect(clusters.first()).toBeVisible();
    const readLabels = () => clusters.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
    const before = await readLabels();
    // A screen reader distinguishes clusters with equal numbers of stores by their names.
    expect(new Set(before).size).toBe(before.length);
    await tap(clusters.first());
    await expect.poll(readLabels).not.toEqual(before);
    // The pressed cluster disappears, so the map gets its focus.
    await clusters.first().press('Enter');
    await expect(map.locator('canvas')).toBeFocused();
  });
});

for (const { path, map, message, entries } of [
  {
    path: '/nl/verkooppunten',
    map: 'Kaart',
    message: 'De kaart kan hier niet worden getoond.',
    entries: 'Op de kaart',
  },
  { path: '/en-US/stores', map: 'Map', message: 'The map cannot be shown here.', entries: 'On the map' },
])
  test(`Without WebGL a sentence replaces the map of ${path}, and the list is complete`, async ({ page }) => {
    await disableWebGl(page);
    await page.goto(path);
    await page.locator('[data-section=store-finder]').scrollIntoViewIfNeeded();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('region', { name: map, exact: true })).toHaveCount(0);
    await expect(page.locator('[data-section=store-finder] article')).toHaveCount(12);
    const link = page.getByRole('article').first().getByRole('link', { name: entries });
    await expect(link).toHaveAttribute('href', /openstreetmap/);
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
  }
});

test('Pages without an open map load nothing of it', async ({ page }) => {
  const requests = recordMapRequests(page);
  await serveInstantPictures(page);
  // A page with all types of sections, and the page of a store.
  for (const path of ['/nl/secties', '/nl/verkooppunten/schemer-amsterdam']) {
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
