import { describe, expect, test } from 'vitest';
import { defaultLocale, findLocale, type LocaleCode, locales } from '#site/i18n/locale';
import { itemListNodes, type OfferedProduct, productNode } from '#site/seo/product-json-ld';
import { deliveryCosts, readShopPolicy } from '#site/seo/shop-policies';
import { toScriptJson } from '../../../site/seo/escape-html.ts';

const URL_OF_LAMP = 'https://www.example.test/nl/lamp.html';

const policyOf = (code: LocaleCode) => readShopPolicy(findLocale(code) ?? defaultLocale, undefined);

const version = (values: Partial<OfferedProduct> = {}): OfferedProduct => ({
  sku: 'LAMP-CHALK',
  name: 'Lamp, Krijt',
  url: `${URL_OF_LAMP}?variant=LAMP-CHALK`,
  pictures: ['https://www.example.test/chalk.jpg'],
  price: 149.5,
  currency: 'EUR',
  isInStock: true,
  priceValidUntil: '2026-11-30',
  weight: 3.4,
  options: [{ code: 'color', label: 'Krijt' }],
  ...values,
});

const node = (offered: readonly OfferedProduct[], name = 'Lamp') =>
  productNode({
    sku: 'LAMP',
    name,
    description: 'Een lamp.',
    url: URL_OF_LAMP,
    brand: 'Veldenvonk',
    pictures: ['https://www.example.test/lamp.jpg'],
    policy: policyOf('nl'),
    offered,
  });

describe('The JSON-LD of a product with options', () => {
  test('is a group with an offer for each version', () => {
    const other = version({ sku: 'LAMP-MOSS', isInStock: false, pictures: [], priceValidUntil: undefined });
    expect(node([version(), other])).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'LAMP',
      brand: { '@type': 'Brand', name: 'Veldenvonk' },
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        {
          '@type': 'Product',
          sku: 'LAMP-CHALK',
          color: 'Krijt',
          image: ['https://www.example.test/chalk.jpg'],
          offers: {
            '@type': 'Offer',
            url: `${URL_OF_LAMP}?variant=LAMP-CHALK`,
            price: 149.5,
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            priceValidUntil: '2026-11-30',
          },
        },
        {
          sku: 'LAMP-MOSS',
          image: ['https://www.example.test/lamp.jpg'],
          offers: { availability: 'https://schema.org/OutOfStock', priceValidUntil: undefined },
        },
      ],
    });
  });

  test('lists options without a property of schema.org as additional properties', () => {
    const options = [{ code: 'shade', label: 'Glas' }];
    expect(node([version({ options })])).toMatchObject({
      variesBy: ['shade'],
      hasVariant: [
        { additionalProperty: [{ '@type': 'PropertyValue', propertyID: 'shade', value: 'Glas' }] },
      ],
    });
  });
});

test('The JSON-LD of a product without options is a product with one offer', () => {
  expect(node([version({ options: [] })])).toMatchObject({
    '@type': 'Product',
    sku: 'LAMP',
    offers: { price: 149.5, itemCondition: 'https://schema.org/NewCondition' },
  });
});

test('HTML in a name cannot end the script of the JSON-LD', () => {
  const json = toScriptJson(node([version()], '</script><script>alert(1)</script>'));
  expect(json).not.toContain('</script');
  expect(JSON.parse(json)).toMatchObject({ name: '</script><script>alert(1)</script>' });
});

test('A list numbers its items over all its pages, and an empty one has no node', () => {
  const items = [{ name: 'Lamp', url: URL_OF_LAMP }];
  expect(itemListNodes(items, { first: 25, total: 30 })).toMatchObject([
    { '@type': 'ItemList', numberOfItems: 30, itemListElement: [{ position: 25, name: 'Lamp' }] },
  ]);
  expect(itemListNodes([], { first: 1, total: 0 })).toEqual([]);
});

describe('Delivery', () => {
  test.each([
    ['a parcel', 59, 3, 5.95],
    ['a parcel from the free amount', 75, 3, 0],
    ['a product without a weight', 59, undefined, 5.95],
    ['a large product', 790, 27, 45],
    ['a part', 9, 0.03, 0],
  ])('of %s in Germany has one cost', (_what, price, weight, cost) => {
    expect(deliveryCosts(policyOf('de'), price, weight)).toEqual([{ countries: ['DE'], cost }]);
  });

  test('has countries, days and an amount in every locale', () => {
    for (const locale of locales) {
      const { countries, rates, days, returnDays } = readShopPolicy(locale, undefined);
      expect(countries.every((country) => /^[A-Z]{2}$/.test(country))).toBe(true);
      expect([countries.length > 0, rates.parcel > 0, returnDays]).toEqual([true, true, 30]);
      expect(days[0]).toBeLessThanOrEqual(days[1]);
    }
  });
});
