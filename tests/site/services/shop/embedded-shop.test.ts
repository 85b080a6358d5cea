import { beforeEach, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import { createShop, type ShopConnection } from '#site/services/shop';
import { startShop } from '../../embedded/shop/temporary-shop.ts';

let shop: ShopConnection;
beforeEach(async () => {
  const log = { warn() {} };
  const { url } = await startShop();
  shop = createShop({ baseUrl: url, log, cache: createCache({ log }) });
});

test('The settings of each store view have the currency of its locale', async () => {
  for (const { code, magentoStore, magentoSessionId, currency } of locales) {
    const settings = await shop.forRequest({ store: magentoStore }).storeSettings();
    expect(settings, code).toMatchObject({
      ok: true,
      value: { store: magentoStore, website: magentoSessionId, currency, productSuffix: '.html' },
    });
  }
});

test('Prices include tax in Europe, and not in North America', async () => {
  const includesTax = async (store: string) => {
    const settings = await shop.forRequest({ store }).storeSettings();
    return settings.ok && settings.value.pricesIncludeTax;
  };
  expect(await Promise.all(['eu_nl', 'uk_en', 'us_en', 'na_fr'].map(includesTax))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('Countries have names in the language of the store view', async () => {
  const countries = await shop.forRequest({ store: 'eu_de' }).countries();
  expect(countries.ok && countries.value.map(({ name }) => name)).toContain('Niederlande');
});

test('An unknown store view is refused', async () => {
  expect(await shop.forRequest({ store: 'moon' }).storeSettings()).toMatchObject({
    ok: false,
    failure: { kind: 'refused', message: 'Requested store is not found', category: 'graphql-input' },
  });
});
