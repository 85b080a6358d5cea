import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const UTRECHT = { latitude: 52.0907, longitude: 5.1214 };
const PHONE = { width: 390, height: 844 };

const countOf = (page: Page) => page.locator('[data-section=store-finder] h2 + p[role=status]');
const firstStore = (page: Page) => page.locator('[data-section=store-finder] h3').first();

test.describe('Points of sale without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are found by place, distance and kind in km, and each has a page', async ({ page }) => {
    await page.goto('/nl/verkooppunten');
    await expect(page.getByText('40 winkels')).toBeVisible();
    await page.getByLabel('Plaats of postcode').fill('Utrecht');
    await page.getByLabel('Maximale afstand').selectOption('50 km');
    await page.getByRole('checkbox', { name: 'Eigen winkel' }).check();
    await page.getByRole('button', { name: 'Vind winkels' }).click();

    await expect(page).toHaveURL('/nl/verkooppunten?type=own-store&place=Utrecht&distance=50km');
    await expect(page.getByText('1 winkel binnen 50 km van Utrecht, Nederland')).toBeVisible();
    await page.getByRole('link', { name: 'Utrecht Veld & Vonk Utrecht' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utrecht Veld & Vonk Utrecht');
    await expect(page.getByRole('heading', { name: 'Openingstijden' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Routebeschrijving' })).toBeVisible();
  });
});

test('A keyboard finds stores near a suggested place in mi, and Back shows the earlier list', async ({
  page,
}) => {
  await page.goto('/en-US/stores');
  const place = page.getByRole('combobox', { name: 'Place or ZIP code' });
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

  await page.getByLabel('Maximum distance').focus();
  await page.keyboard.type('10 mi');
  await expect(countOf(page)).toContainText('1 store within 10 mi of Brooklyn, NY, United States');
  await expect(page).toHaveURL(/distance=10mi/);

  await page.goBack();
  await expect(countOf(page)).toContainText('40 stores');
});

test.describe('On a phone, points of sale', () => {
  test.use({ viewport: PHONE, hasTouch: true, permissions: ['geolocation'], geolocation: UTRECHT });

  test('are sorted by the distance to the visitor, and filters change them in place', async ({ page }) => {
    await page.goto('/nl/verkooppunten');
    await page.getByRole('button', { name: 'Gebruik mijn locatie' }).tap();
    await expect(countOf(page)).toContainText('40 winkels, dichtst bij je locatie eerst');
    await expect(firstStore(page)).toHaveText('Utrecht Veld & Vonk Utrecht');
    await expect(page).toHaveURL('/nl/verkooppunten?position=52.091%2C5.121');

    await page.getByText('Filters', { exact: true }).tap();
    await page.getByText('Tuincentrum', { exact: true }).first().tap();
    await page.getByLabel('Maximale afstand').selectOption('25 km');
    await expect(page.getByText('Binnen 25 km van je locatie is geen winkel.')).toBeVisible();
    await expect(page.getByText(/De dichtstbijzijnde is .+, op \d+ km\./)).toBeVisible();

    await page.getByRole('link', { name: 'Toon winkels op elke afstand' }).tap();
    await expect(countOf(page)).toContainText('winkels, dichtst bij je locatie eerst');
    const heights = await page
      .locator('[data-section=store-finder] :is(a, button, summary, select):visible')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(heights.filter((height) => height < 44)).toEqual([]);
  });
});

for (const { title, answer } of [
  { title: 'denied', answer: 'denied' },
  { title: 'too slow', answer: 'slow' },
] as const) {
  test(`If the visitor's position is ${title}, a message says so and the search still works`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript((kind) => {
      navigator.geolocation.getCurrentPosition = (_found, failed) => {
        const error: GeolocationPositionError = {
          code: 1,
          message: '',
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
        };
        if (kind === 'denied') failed?.(error);
      };
    }, answer);
    await page.goto('/nl/verkooppunten');
    await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click();
    if (answer === 'slow') {
      await expect(page.getByText('Je locatie wordt bepaald…')).toBeVisible();
      await page.clock.fastForward(15_000);
    }
    await expect(page.getByRole('alert')).toContainText('Er is iets misgegaan');

    await page.getByLabel('Plaats of postcode').fill('Deventer');
    await page.getByLabel('Plaats of postcode').press('Enter');
    await page.clock.runFor(1_000);
    await expect(firstStore(page)).toHaveText('Deventer Veld & Vonk Deventer');
    await expect(page.getByRole('alert')).toBeEmpty();
  });
}

test('If places cannot be suggested, a message says so and the stores can still be found', async ({
  page,
}) => {
  await page.route('**/api/places?*', (route) => route.fulfill({ json: { places: [], isComplete: false } }));
  await page.goto('/nl/verkooppunten');
  const place = page.getByRole('combobox', { name: 'Plaats of postcode' });
  await place.fill('Amst');
  await expect(page.getByText('Plaatsen zoeken lukt nu niet.').first()).toBeVisible();
  await place.fill('Amsterdam');
  await place.press('Enter');

  await expect(firstStore(page)).toHaveText('Amsterdam Schemer');
});

test('A store says until when it is open, in its own time zone', async ({ page }) => {
  // The times of the page are those after the server's clock, so the test looks at them first.
  await page.goto('/nl/verkooppunten/porchlight-brooklyn');
  await expect(
    page.locator('[data-section=store] [data-state=open], [data-section=store] [data-state=closed]'),
  ).toHaveText(/^(?:Nu open, tot|Gesloten, opent) .*\d{2}:\d{2}$/);
});
