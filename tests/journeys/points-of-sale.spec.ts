import { expect, test } from './console.ts';

/** Page of each locale, with the localised names of its own and another country, and the format of opening hours. */
const LOCALE_CASES = [
  {
    path: '/nl/verkooppunten',
    ownCountry: 'Nederland',
    otherCountry: 'Verenigd Koninkrijk',
    hours: /\b1[01]:00–18:00$/,
  },
  {
    path: '/en/points-of-sale',
    ownCountry: 'Belgium',
    otherCountry: 'Netherlands',
    hours: /\b1[01]:00–18:00$/,
  },
  {
    path: '/de/verkaufsstellen',
    ownCountry: 'Deutschland',
    otherCountry: 'Niederlande',
    hours: /\b1[01]:00–18:00 Uhr$/,
  },
  {
    path: '/fr/points-de-vente',
    ownCountry: 'France',
    otherCountry: 'Pays-Bas',
    hours: /\b1[01]:00\s–\s18:00$/,
  },
  {
    path: '/en-UK/stockists',
    ownCountry: 'United Kingdom',
    otherCountry: 'Germany',
    hours: /\b1[01]:00–18:00$/,
  },
  {
    path: '/en-US/stores',
    ownCountry: 'United States',
    otherCountry: 'Netherlands',
    hours: /\b1[01]:00\sAM\s–\s6:00\sPM$/,
  },
  {
    path: '/en-CA/stores',
    ownCountry: 'Canada',
    otherCountry: 'Germany',
    hours: /\b1[01]:00\sa\.m\.–6:00\sp\.m\.$/,
  },
  {
    path: '/fr-CA/points-de-vente',
    ownCountry: 'Canada',
    otherCountry: 'Pays-Bas',
    hours: /\b1[01]\sh\s00\s–\s18\sh\s00$/,
  },
];

test.describe('Points of sale without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, ownCountry, otherCountry, hours } of LOCALE_CASES) {
    test(`list shops on ${path} with localised countries and opening hours`, async ({ page }) => {
      await page.goto(path);
      const shops = page.locator('[data-section=points-of-sale-overview]');

      await expect(shops.getByRole('heading', { level: 3 }).first()).toHaveText(ownCountry);
      await expect(shops.getByRole('heading', { level: 4 })).toHaveCount(12);
      await expect(shops.locator('h3').filter({ hasText: otherCountry }).first()).toBeAttached();
      await expect(shops.locator('dd').filter({ hasText: hours }).first()).toBeAttached();
    });
  }

  test('expand and collapse by keyboard', async ({ page }) => {
    await page.goto('/nl/verkooppunten');
    const shops = page.locator('[data-section=points-of-sale-overview]');
    const brooklyn = shops.getByRole('heading', { name: 'Brooklyn Porchlight' });
    await expect(brooklyn).toBeHidden();

    await shops.getByText('Toon alle 40 winkels').focus();
    await page.keyboard.press('Enter');
    await expect(brooklyn).toBeVisible();
    await expect(shops.getByRole('heading', { level: 4 })).toHaveCount(40);

    await page.keyboard.press('Tab');
    await expect(
      shops.getByRole('link', { name: 'Op de kaart Le Grès du Soir, Namur, OpenStreetMap' }),
    ).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(brooklyn).toBeHidden();
  });
});

test('Country heading stays in view while its shops scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/nl/verkooppunten');
  const country = page.getByRole('heading', { level: 3, name: 'Nederland' });

  await page.getByRole('heading', { name: 'Utrecht Veld & Vonk Utrecht' }).scrollIntoViewIfNeeded();

  await expect(country).toBeInViewport();
});

test('Links of points of sale are at least 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nl/verkooppunten');
  const heights = await page
    .locator('[data-section=points-of-sale-overview] :is(a, summary)')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));

  expect(heights.filter((height) => height > 0 && height < 44)).toEqual([]);
});

test('Print shows every point of sale with its link URLs', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/nl/verkooppunten');
  const shops = page.locator('[data-section=points-of-sale-overview]');

  await expect(shops.getByRole('heading', { name: 'Brooklyn Porchlight' })).toBeVisible();
  await expect(shops.getByText('hi@porchlightbk.example')).toBeVisible();
  await expect(shops.getByText('Op de kaart').first()).toBeHidden();
});
