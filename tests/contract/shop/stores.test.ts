import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ask, post, refusal, useShop } from './shop-system.ts';

useShop();

const storeViews = [
  ['eu_nl', 'EU', 'EUR', 'nl_NL'],
  ['eu_en', 'EU', 'EUR', 'en_GB'],
  ['eu_de', 'EU', 'EUR', 'de_DE'],
  ['eu_fr', 'EU', 'EUR', 'fr_FR'],
  ['uk_en', 'UK', 'GBP', 'en_GB'],
  ['us_en', 'EN_US', 'USD', 'en_US'],
  ['na_en', 'EN_NA', 'CAD', 'en_CA'],
  ['na_fr', 'EN_NA', 'CAD', 'fr_CA'],
] as const;

test.each(storeViews)(
  'Store view %s is of website %s, in %s and %s',
  async (store, website, currency, locale) => {
    const { data } = await post(
      `{ storeConfig { store_code website_code base_currency_code default_display_currency_code locale
       product_url_suffix category_url_suffix } currency { base_currency_code available_currency_codes } }`,
      { store },
    );
    expect(data).toEqual({
      storeConfig: {
        store_code: store,
        website_code: website,
        base_currency_code: currency,
        default_display_currency_code: currency,
        locale,
        product_url_suffix: '.html',
        category_url_suffix: '.html',
      },
      currency: { base_currency_code: currency, available_currency_codes: [currency] },
    });
  },
);

test('A request without a store view uses the default one', async () => {
  const { data } = await post('{ storeConfig { store_code is_default_store } }');
  expect(data).toEqual({ storeConfig: { store_code: 'eu_nl', is_default_store: true } });
});

test.each([
  ['eu_de', ['eu_nl', 'eu_en', 'eu_de', 'eu_fr']],
  ['uk_en', ['uk_en']],
  ['us_en', ['us_en']],
  ['na_fr', ['na_en', 'na_fr']],
])('Stores of %s are those of its website', async (store, codes) => {
  const schema = v.object({ availableStores: v.array(v.object({ store_code: v.string() })) });
  for (const useCurrentGroup of [false, true]) {
    const { availableStores } = await ask(
      schema,
      'query ($useCurrentGroup: Boolean) { availableStores(useCurrentGroup: $useCurrentGroup) { store_code } }',
      { store, variables: { useCurrentGroup } },
    );
    expect(availableStores.map((view) => view.store_code)).toEqual(codes);
  }
});

test.each([
  ['eu_nl', 2],
  ['uk_en', 2],
  ['us_en', 1],
  ['na_en', 1],
])('Prices of %s are displayed by Magento’s setting %d', async (store, display) => {
  const { data } = await post('{ storeConfig { display_product_prices_in_catalog } }', { store });
  expect(data).toEqual({ storeConfig: { display_product_prices_in_catalog: display } });
});

test.each([
  ['eu_nl', ['NL', 'BE', 'DE', 'FR'], 'Nederland'],
  ['uk_en', ['GB'], 'United Kingdom'],
  ['us_en', ['US'], 'United States'],
  ['na_fr', ['CA'], 'Canada'],
])('Countries of %s are %j', async (store, codes, name) => {
  const schema = v.object({
    countries: v.array(v.object({ id: v.string(), full_name_locale: v.string() })),
  });
  const { countries } = await ask(schema, '{ countries { id full_name_locale } }', { store });
  expect(countries.map(({ id }) => id)).toEqual(codes);
  expect(countries[0]?.full_name_locale).toBe(name);
});

test.each([
  ['eu_nl', 'NL'],
  ['eu_en', 'NL'],
  ['eu_de', 'DE'],
  ['eu_fr', 'FR'],
  ['uk_en', 'GB'],
  ['us_en', 'US'],
  ['na_fr', 'CA'],
])('Default country of %s is %s', async (store, country) => {
  const { data } = await post('{ storeConfig { default_country } }', { store });
  expect(data).toEqual({ storeConfig: { default_country: country } });
});

test.each([
  ['na_en', 'Quebec', 'British Columbia'],
  ['na_fr', 'Québec', 'Colombie-Britannique'],
])('Country of Canada has its provinces with ids, in the language of %s', async (store, quebec, columbia) => {
  const { data } = await post(
    '{ country(id: "CA") { full_name_english available_regions { id code name } } }',
    { store },
  );
  expect(data).toMatchObject({
    country: {
      full_name_english: 'Canada',
      available_regions: expect.arrayContaining([
        { id: 76, code: 'QC', name: quebec },
        { id: 67, code: 'BC', name: columbia },
      ]),
    },
  });
});

test('A country without regions has none', async () => {
  const { data } = await post('{ country(id: "NL") { id available_regions { code } } }');
  expect(data).toEqual({ country: { id: 'NL', available_regions: null } });
});

test('A country that the website does not deliver to is refused', async () => {
  expect(await refusal('{ country(id: "US") { id } }', { store: 'eu_nl' })).toEqual({
    message: "The country isn't available.",
    category: 'graphql-no-such-entity',
  });
});

test.each([
  ['eu_nl', 'Verkeerd besteld'],
  ['eu_de', 'Versehentlich bestellt'],
  ['na_fr', 'Commande par erreur'],
])('Orders of %s can be cancelled, with reasons in its language', async (store, first) => {
  const { data } = await post(
    '{ storeConfig { order_cancellation_enabled order_cancellation_reasons { description } } }',
    { store },
  );
  expect(data).toEqual({
    storeConfig: {
      order_cancellation_enabled: true,
      order_cancellation_reasons: [
        { description: first },
        ...Array.from({ length: 3 }, () => ({ description: expect.any(String) })),
      ],
    },
  });
});
