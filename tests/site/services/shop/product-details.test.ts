import { readFileSync } from 'node:fs';
import { buildSchema, graphql } from 'graphql';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import { productDetailsOperation } from '../../../../site/services/shop/operations/operations.ts';
import { productDetails } from '../../../../site/services/shop/wire-product-details.ts';
import { startShop } from '../../embedded/shop/temporary-shop.ts';

const log = { warn() {} };

async function readProduct(sku: string, store = 'eu_nl') {
  const { url } = await startShop();
  const shop = createShop({ baseUrl: url, mediaUrl: `${url}/media`, log, cache: createCache({ log }) });
  const found = await shop.forRequest({ store }).productDetails(sku);
  if (!found.ok) throw new Error(JSON.stringify(found.failure));
  return found.value;
}

describe('The details of a product', () => {
  test('have its variants with their prices, stock, pictures and option values', async () => {
    const product = await readProduct('VV-HOEVE-31', 'na_en');
    const [color] = product?.options ?? [];
    expect(product?.variants.map(({ sku }) => sku)).toEqual([
      'VV-HOEVE-31-BASALT',
      'VV-HOEVE-31-CHALK',
      'VV-HOEVE-31-CLAY',
      'VV-HOEVE-31-MOSS',
    ]);
    const moss = product?.variants.at(-1);
    expect(moss).toMatchObject({ isInStock: false, price: { final: { value: 289, currency: 'CAD' } } });
    expect(moss?.valueUids).toEqual([color?.values.find(({ label }) => label === 'Moss')?.uid]);
    expect(moss?.pictures[0]?.url).toMatch(/hoeve-moss\.jpg$/);
    expect(product?.settings).toMatchObject({ website: 'EN_NA', isTaxIncluded: false });
  });

  test('have labelled attributes in the language of the store view', async () => {
    const attributes = async (store: string) => (await readProduct('VV-HOEVE-31', store))?.attributes;
    expect(await attributes('eu_de')).toContainEqual({
      code: 'height',
      label: 'Höhe',
      values: ['31'],
      isChoice: false,
    });
    expect(await attributes('eu_fr')).toContainEqual({
      code: 'materials',
      label: 'Matière',
      values: ['grès', 'verre opale', 'laiton'],
      isChoice: true,
    });
    expect(await attributes('na_fr')).toContainEqual({
      code: 'place',
      label: 'Emplacement',
      values: ['cour', 'terrasse', 'balcon'],
      isChoice: true,
    });
  });

  test('have the deepest category first, with its parents', async () => {
    const product = await readProduct('VV-HOEVE-31');
    expect(product?.categories[0]).toMatchObject({
      name: 'Draagbaar',
      path: 'lampen/draagbaar.html',
      parents: [{ name: 'Lampen', path: 'lampen.html' }],
    });
  });

  test('have related products and parts for repair in their order', async () => {
    const product = await readProduct('VV-HOEVE-31');
    expect(product?.related.map(({ sku }) => sku)).toEqual(['VV-HOEVE-22', 'VV-MAAN-15', 'VV-DIJK']);
    expect(product?.parts.map(({ sku }) => sku)).toEqual([
      'VV-GLASS-31',
      'VV-BATTERY',
      'VV-SWITCH',
      'VV-RING',
      'VV-KEY',
    ]);
    expect(product?.parts.at(-1)).toMatchObject({ picture: undefined, price: { final: { value: 0 } } });
  });

  test('of an unknown SKU are null, and of a variant’s SKU those of its product', async () => {
    expect(await readProduct('VV-NOWHERE')).toBeNull();
    expect(await readProduct('VV-HOEVE-31-MOSS')).toMatchObject({ sku: 'VV-HOEVE-31' });
  });

  test.each([
    ['EU', 'eu_nl', 129, 149, 'EUR'],
    ['UK', 'uk_en', 109, 129, 'GBP'],
    ['EN_US', 'us_en', 149, 169, 'USD'],
    ['EN_NA', 'na_fr', 195.5, 229, 'CAD'],
  ])('have the exact special price of the website %s', async (_website, store, final, regular, currency) => {
    const product = await readProduct('VV-MAAN-15', store);
    expect(product?.variants.find(({ sku }) => sku.endsWith('CLAY'))?.price).toMatchObject({
      final: { value: final, currency },
      regular: { value: regular, currency },
    });
  });

  test('of every product are valid in every store view', async () => {
    const { url } = await startShop();
    const shop = createShop({ baseUrl: url, mediaUrl: `${url}/media`, log, cache: createCache({ log }) });
    for (const { magentoStore, currency } of locales) {
      const client = shop.forRequest({ store: magentoStore });
      const settings = await client.storeSettings();
      const uid = settings.ok ? settings.value.rootCategoryUid : '';
      const page = await client.categoryPage({ uid, filters: [], sort: undefined, pageSize: 100, page: 1 });
      const skus = (page.ok && page.value?.products.map(({ sku }) => sku)) || [];
      expect(skus.length).toBeGreaterThan(20);
      for (const sku of skus)
        expect(await client.productDetails(sku)).toMatchObject({
          ok: true,
          value: { sku, price: { final: { currency } } },
        });
    }
  });
});

describe('A response of another shop', () => {
  const money = { value: 9.99, currency: 'GBP' };
  const item = {
    uid: 'MQ==',
    sku: 'A',
    name: 'A',
    url_key: 'a',
    url_suffix: null,
    price_range: { minimum_price: { regular_price: money, final_price: money } },
  };
  const storeConfig = {
    store_code: 'uk_en',
    website_code: 'UK',
    default_display_currency_code: 'GBP',
    root_category_uid: 'Mg==',
    display_product_prices_in_catalog: 2,
  };
  const read = (values: object, others: object = {}) =>
    v.parse(productDetails, {
      storeConfig,
      products: { items: [{ ...item, ...values }] },
      ...others,
    });

  test('may have no attributes, variants, categories or texts', () => {
    expect(read({})).toMatchObject({
      sku: 'A',
      path: 'a',
      description: '',
      attributes: [],
      variants: [],
      categories: [],
      related: [],
      parts: [],
    });
  });

  test.each([
    [null, '4', { minLength: 8, minCharacterClasses: 4 }],
    ['12', null, { minLength: 12, minCharacterClasses: 3 }],
    ['', 'x', { minLength: 8, minCharacterClasses: 3 }],
  ])(
    'with the password settings %j and %j has the defaults of Magento for absent numbers',
    (length, classes, rules) => {
      const settings = { minimum_password_length: length, required_character_classes_number: classes };
      expect(read({}, { storeConfig: { ...storeConfig, ...settings } })?.settings.passwordRules).toEqual(
        rules,
      );
    },
  );

  test('has an attribute only if the shop describes it', () => {
    const custom_attributesV2 = {
      items: [
        { code: 'weight', value: '3.4' },
        { code: 'secret', value: 'x' },
        null,
        { code: 'empty', value: ' ' },
      ],
    };
    const attributesList = {
      items: [
        { code: 'weight', label: 'Weight', frontend_input: 'TEXT' },
        { code: 'empty', label: 'Empty', frontend_input: 'TEXT' },
      ],
    };
    expect(read({ custom_attributesV2 }, { attributesList })?.attributes).toEqual([
      { code: 'weight', label: 'Weight', values: ['3.4'], isChoice: false },
    ]);
  });

  test.each(['SimpleProduct', 'VirtualProduct', 'ConfigurableProduct'])(
    'has the last day of the special price of a %s',
    async (__typename) => {
      const special_to_date = '2026-11-30 23:59:59';
      const { data } = await graphql({
        schema: buildSchema(readFileSync('site/embedded/shop/graphql/schema.graphql', 'utf8')),
        source: productDetailsOperation.text,
        variableValues: { sku: 'A' },
        rootValue: { products: { items: [{ __typename, ...item, special_to_date }] } },
      });
      const [sent] = v.parse(v.object({ items: v.array(v.looseObject({})) }), data?.['products']).items;
      expect(read(sent ?? {})?.specialUntil).toBe(special_to_date);
    },
  );

  test('without a variant’s product has no such variant', () => {
    expect(read({ variants: [{ attributes: [{ uid: 'x' }], product: null }, null] })?.variants).toEqual([]);
  });
});
