import { expect, test } from './console.ts';

/** Each locale's page, its own country as its language names it, another one, and an hour as its clock has it. */
const PLACES = [
  { path: '/nl/verkooppunten', first: 'Nederland', other: 'Verenigd Koninkrijk', hour: /\b1[01]:00–18:00$/ },
  { path: '/en/points-of-sale', first: 'Belgium', other: 'Netherlands', hour: /\b1[01]:00–18:00$/ },
  { path: '/de/verkaufsstellen', first: 'Deutschland', other: 'Niederlande', hour: /\b1[01]:00–18:00 Uhr$/ },
  { path: '/fr/points-de-vente', first: 'France', other: 'Pays-Bas', hour: /\b1[01]:00\s–\s18:00$/ },
  { path: '/en-UK/stockists', first: 'United Kingdom', other: 'Germany', hour: /\b1[01]:00–18:00$/ },
  {
    path: '/en-US/stores',
    first: 'United States',
    other: 'Netherlands',
    hour: /\b1[01]:00\sAM\s–\s6:00\sPM$/,
  },
  { path: '/en-CA/stores', first: 'Canada', other: 'Germany', hour: /\b1[01]:00\sa\.m\.–6:00\sp\.m\.$/ },
  {
    path: '/fr-CA/points-de-vente',
    first: 'Canada',
    other: 'Pays-Bas',
    hour: /\b1[01]\sh\s00\s–\s18\sh\s00$/,
  },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, first, other, hour } of PLACES) {
    test(`shops can be found on ${path}, in its language and on its clock`, async ({ page }) => {
      await page.goto(path);
      const shops = page.locator('[data-section=points-of-sale-overview]');

      await expect(shops.getByRole('heading', { level: 3 }).first()).toHaveText(first);
      await expect(shops.getByRole('heading', { level: 4 })).toHaveCount(12);
      await expect(shops.locator('h3').filter({ hasText: other }).first()).toBeAttached();
      await expect(shops.locator('dd').filter({ hasText: hour }).first()).toBeAttached();
    });
  }

  test('the keyboard opens the rest and closes it again', async ({ page }) => {
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

test('a country stays beside its shops while they pass by', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/nl/verkooppunten');
  const country = page.getByRole('heading', { level: 3, name: 'Nederland' });

  await page.getByRole('heading', { name: 'Utrecht Veld & Vonk Utrecht' }).scrollIntoViewIfNeeded();

  await expect(country).toBeInViewport();
});

test('everything that leads somewhere is large enough to touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nl/verkooppunten');
  const heights = await page
    .locator('[data-section=points-of-sale-overview] :is(a, summary)')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));

  expect(heights.filter((height) => height > 0 && height < 44)).toEqual([]);
});

test('on paper every shop is printed, and where its links lead', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/nl/verkooppunten');
  const shops = page.locator('[data-section=points-of-sale-overview]');

  await expect(shops.getByRole('heading', { name: 'Brooklyn Porchlight' })).toBeVisible();
  await expect(shops.getByText('hi@porchlightbk.example')).toBeVisible();
  await expect(shops.getByText('Op de kaart').first()).toBeHidden();
});
