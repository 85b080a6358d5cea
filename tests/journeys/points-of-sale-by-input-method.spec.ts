import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { keepMapClosed } from './keep-map-closed.ts';
import { PHONE } from './phone-menu.ts';
import { removeTimeLimits } from './remove-time-limits.ts';
import { tap } from './tap.ts';

const LOCALES = [
  {
    path: '/nl/verkooppunten',
    place: 'Plaats of postcode',
    locate: 'Gebruik mijn locatie',
    locating: 'Je locatie wordt bepaald…',
    error: 'Er is iets misgegaan',
    near: '40 winkels, dichtst bij je locatie eerst',
    geolocation: { latitude: 52.0907, longitude: 5.1214 },
    nearest: 'Utrecht Veld & Vonk Utrecht',
    town: 'Deventer',
    store: 'Deventer Veld & Vonk Deventer',
    marker: {
      query: 'place=Utrecht&distance=25km',
      name: 'Veld & Vonk Utrecht, Utrecht',
      entry: 'Utrecht Veld & Vonk Utrecht',
    },
    map: 'Kaart',
  },
  {
    path: '/en-US/stores',
    place: 'Place or ZIP code',
    locate: 'Use my location',
    locating: 'Finding your location…',
    error: 'Something went wrong',
    near: '40 stores, nearest to your location first',
    geolocation: { latitude: 40.6889, longitude: -73.9895 },
    nearest: 'Brooklyn Porchlight',
    town: 'Brooklyn',
    store: 'Brooklyn Porchlight',
    marker: {
      query: 'place=Brooklyn%2C+NY&distance=10mi',
      name: 'Porchlight, Brooklyn',
      entry: 'Brooklyn Porchlight',
    },
    map: 'Map',
  },
] as const;

/** How a visitor presses a button. Each input method is used in one of the locales. */
const INPUT_METHODS = [
  {
    inputMethod: 'keyboard',
    options: {},
    press: (button: Locator) => button.press('Enter'),
    texts: LOCALES[0],
  },
  { inputMethod: 'touch', options: PHONE, press: tap, texts: LOCALES[1] },
] as const;

/** Replaces the geolocation of the browser. Returns a function that sets its answer: none, a denial or the real position. */
async function replacePosition(page: Page) {
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const locate = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (found, failed, options) => {
      const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
      const { position } = document.documentElement.dataset;
      if (position === 'position') locate(found, failed, options);
      if (position === 'denied') failed?.({ code: 1, message: '', ...codes });
    };
  });
  return (answer: 'nothing' | 'denied' | 'position') =>
    page.evaluate((position) => void (document.documentElement.dataset['position'] = position), answer);
}

const firstStore = (page: Page) => page.locator('[data-section=store-finder] h3').first();

for (const { inputMethod, options, press, texts } of INPUT_METHODS) {
  test.describe(`By ${inputMethod} on ${texts.path}`, () => {
    test.use(options);
    test.describe('with the position of the visitor', () => {
      test.use({ permissions: ['geolocation'], geolocation: texts.geolocation });

      test('the nearest store comes first, and a position that is slow or denied is reported while the search works', async ({
        page,
      }) => {
        const locate = () => press(page.getByRole('button', { name: texts.locate }));
        const alert = page.getByRole('alert');
        const answerWith = await replacePosition(page);
        await page.clock.install();
        await keepMapClosed(page);
        await page.goto(texts.path);

        await answerWith('nothing');
        await locate();
        await expect(page.getByText(texts.locating)).toBeVisible();
        await page.clock.fastForward(15_000);
        await expect(alert).toContainText(texts.error);
        await page.getByLabel(texts.place).fill(texts.town);
        await page.getByLabel(texts.place).press('Enter');
        await page.clock.runFor(1_000);
        await expect(firstStore(page)).toHaveText(texts.store);
        await expect(alert).toBeEmpty();

        await answerWith('denied');
        await locate();
        await expect(alert).toContainText(texts.error);
        await expect(firstStore(page)).toHaveText(texts.store);

        await answerWith('position');
        await locate();
        await expect(page.getByText(texts.near)).toBeVisible();
        await expect(firstStore(page)).toHaveText(texts.nearest);
        await expect(alert).toBeEmpty();
      });
    });
  });
}

// `store-map.spec.ts` does this by keyboard.
test.describe('By touch', () => {
  test.use(PHONE);
  const [, texts] = LOCALES;

  test('a marker of the map selects its store in the list', async ({ page }) => {
    await removeTimeLimits(page);
    await page.goto(`${texts.path}?${texts.marker.query}`);
    await page.getByRole('region', { name: texts.map, exact: true }).scrollIntoViewIfNeeded();
    const map = page.locator('[data-section=store-finder] [data-status=open]');
    const marker = map.getByRole('button', { name: texts.marker.name, exact: true });
    await tap(marker);
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
    const entry = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: texts.marker.entry }) });
    await expect(entry.and(page.locator('[aria-current=true]'))).toHaveCount(1);
  });
});
