import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { keepMapClosed } from './keep-map-closed.ts';
import { findSmallTargets } from './main-content.ts';
import { PHONE } from './phone-menu.ts';
import { tap } from './tap.ts';

type FinderTexts = {
  readonly path: string;
  readonly place: string;
  readonly distance: string;
  readonly submit: string;
  readonly locate: string;
  readonly filters: string;
};

const NL: FinderTexts = {
  path: '/nl/verkooppunten',
  place: 'Plaats of postcode',
  distance: 'Maximale afstand',
  submit: 'Vind winkels',
  locate: 'Gebruik mijn locatie',
  filters: 'Filters',
};
const EN_US: FinderTexts = {
  path: '/en-US/stores',
  place: 'Place or ZIP code',
  distance: 'Maximum distance',
  submit: 'Find stores',
  locate: 'Use my location',
  filters: 'Filters',
};

const countOf = (page: Page) => page.locator('[data-section=store-finder] h2 + p[role=status]');
const firstStore = (page: Page) => page.locator('[data-section=store-finder] h3').first();
const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name });

test.describe('Points of sale without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are found by place, distance and kind in km, and each has a page', async ({ page }) => {
    await page.goto(NL.path);
    await expect(countOf(page)).toContainText('40 winkels');
    await page.getByLabel(NL.place).fill('Utrecht');
    await page.getByLabel(NL.distance).focus();
    // The first digit chooses 5 km, so the second one replaces a list that is loading.
    await page.keyboard.type('50 km');
    await checkbox(page, 'Eigen winkel').check();
    await page.getByRole('button', { name: NL.submit }).click();

    await expect(page).toHaveURL('/nl/verkooppunten?type=own-store&place=Utrecht&distance=50km');
    await expect(page.getByText('1 winkel binnen 50 km van Utrecht, Nederland')).toBeVisible();
    await page.getByRole('link', { name: 'Utrecht Veld & Vonk Utrecht' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utrecht Veld & Vonk Utrecht');
    await expect(page.getByRole('heading', { name: 'Openingstijden' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Routebeschrijving' })).toBeVisible();
  });

  test('are found by ZIP code and distance in mi', async ({ page }) => {
    await page.goto(EN_US.path);
    await page.getByLabel(EN_US.place).fill('11201');
    await page.getByLabel(EN_US.distance).selectOption('10 mi');
    await page.getByRole('button', { name: EN_US.submit }).click();

    await expect(page).toHaveURL('/en-US/stores?place=11201&distance=10mi');
    await expect(countOf(page)).toContainText('1 store within 10 mi of 11201, Brooklyn, NY, United States');
    await expect(firstStore(page)).toHaveText('Brooklyn Porchlight');
  });
});

test('A keyboard finds stores near a suggested place in mi, and Back shows the earlier list', async ({
  page,
}) => {
  await keepMapClosed(page);
  await page.goto(EN_US.path);
  const place = page.getByRole('combobox', { name: EN_US.place });
  await place.focus();
  await page.keyboard.type('Brookl');
  await expect(page.getByRole('option', { name: 'Brooklyn, NY, United States' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Brooklyn, NY, United States' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');

  await expect(countOf(page)).toContainText('40 stores, nearest to Brooklyn, NY, United States first');
  await expect(firstStore(page)).toHaveText('Brooklyn Porchlight');
  await expect(place).toHaveValue('Brooklyn, NY, United States');

  await page.getByLabel(EN_US.distance).focus();
  await page.keyboard.type('10 mi');
  await expect(countOf(page)).toContainText('1 store within 10 mi of Brooklyn, NY, United States');
  await expect(page).toHaveURL(/distance=10mi/);

  await page.goBack();
  await expect(countOf(page)).toContainText('40 stores');
});

test('The locale link keeps the place, distance and filters', async ({ page }) => {
  await keepMapClosed(page);
  await page.goto(NL.path);
  await page.getByRole('combobox', { name: NL.place }).focus();
  await page.keyboard.type('Utrecht');
  await expect(page.getByRole('option', { name: 'Utrecht, Nederland' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(firstStore(page)).toHaveText('Utrecht Veld & Vonk Utrecht');
  await expect(countOf(page)).toContainText('dichtst bij Utrecht, Nederland');
  await page.getByLabel(NL.distance).focus();
  // The first digit chooses 5 km, so the second one replaces a list that is loading.
  await page.keyboard.type('50 km');
  await expect(countOf(page)).toContainText('3 winkels binnen 50 km van Utrecht, Nederland');
  await checkbox(page, 'Eigen winkel').focus();
  await expect(checkbox(page, 'Eigen winkel (1 winkel)')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(countOf(page)).toContainText('1 winkel binnen 50 km');

  const link = page.locator('a[data-locale="en-US"]').first();
  await expect(link).toHaveAttribute('href', /^\/en-US\/stores\?type=own-store&.*distance=25mi$/);
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(countOf(page)).toContainText('1 store within 25 mi of Utrecht, Netherlands');
});

for (const { texts, geolocation, position, near, first, kind, far, none, nearest, all } of [
  {
    texts: NL,
    geolocation: { latitude: 52.0907, longitude: 5.1214 },
    position: '52.091%2C5.121',
    near: '40 winkels, dichtst bij je locatie eerst',
    first: 'Utrecht Veld & Vonk Utrecht',
    kind: 'Tuincentrum',
    far: '25 km',
    none: 'Binnen 25 km van je locatie is geen winkel.',
    nearest: /De dichtstbijzijnde is .+, op \d+ km\./,
    all: 'Toon winkels op elke afstand',
  },
  {
    texts: EN_US,
    geolocation: { latitude: 40.6889, longitude: -73.9895 },
    position: '40.689%2C-73.99',
    near: '40 stores, nearest to your location first',
    first: 'Brooklyn Porchlight',
    kind: 'Garden center',
    far: '25 mi',
    none: 'There is no store within 25 mi of your location.',
    nearest: /The nearest is .+, [\d,]+ mi away\./,
    all: 'Show stores at any distance',
  },
] as const) {
  test.describe('On a phone, points of sale', () => {
    test.use({ ...PHONE, permissions: ['geolocation'], geolocation });

    test(`on ${texts.path} are sorted by the distance to the visitor, and filters change them in place`, async ({
      page,
    }) => {
      await keepMapClosed(page);
      await page.goto(texts.path);
      await tap(page.getByRole('button', { name: texts.locate }));
      await expect(countOf(page)).toContainText(near);
      await expect(firstStore(page)).toHaveText(first);
      await expect(page).toHaveURL(`${texts.path}?position=${position}`);

      await tap(page.getByText(texts.filters, { exact: true }));
      await tap(page.getByText(kind).first());
      await page.getByLabel(texts.distance).selectOption(far);
      await expect(page.getByText(none)).toBeVisible();
      await expect(page.getByText(nearest)).toBeVisible();

      await tap(page.getByRole('link', { name: all }));
      await expect(page.getByText(none)).toHaveCount(0);
      await expect(page.locator('[data-section=store-finder] article').first()).toBeVisible();
      const targets = page.locator('[data-section=store-finder] :is(a, button, summary, select)');
      expect(await findSmallTargets(targets)).toEqual([]);
    });
  });
}

test('A store says until when it is open, in its own time zone', async ({ page }) => {
  // The clock of the server decides whether the store is open now, so the test accepts both texts.
  await page.goto('/nl/verkooppunten/porchlight-brooklyn');
  await expect(
    page.locator('[data-section=store] [data-state=open], [data-section=store] [data-state=closed]'),
  ).toHaveText(/^(?:Nu open, tot|Gesloten, opent) .*\d{2}:\d{2}$/);
});
