import { expect, test } from 'vitest';
import { defaultLocale } from '#site/i18n/locale';
import { readShopPolicy } from '#site/seo/shop-policies';
import { readSiteSettings } from '#site/seo/site-settings';
import type { ProductDetails } from '#site/services/shop';
import { createProductNode } from '../../../../site/pages/product/product-linked-data.ts';

const site = readSiteSettings('https://www.example.test', defaultLocale, 'Veld & Vonk', {});
const product: ProductDetails = {
  uid: 'MQ==',
  sku: 'VV-STEEL',
  name: 'Steel',
  path: 'steel.html',
  isInStock: true,
  piecesLeft: undefined,
  newFrom: undefined,
  newTo: undefined,
  pictures: [],
  price: {
    regular: { value: 300, currency: 'EUR' },
    final: { value: 300, currency: 'EUR' },
    percentOff: 0,
  },
  hasPriceRange: false,
  options: [],
  variantCards: [],
  description: '',
  shortDescription: '',
  metaTitle: undefined,
  metaDescription: undefined,
  specialUntil: '2026-12-25 04:59:59',
  categories: [],
  attributes: [],
  variants: [],
  related: [],
  parts: [],
  settings: {
    store: 'eu_nl',
    website: 'eu',
    currency: 'EUR',
    mediaUrl: 'https://shop.example.test/media/',
    productSuffix: '.html',
    categorySuffix: '.html',
    rootCategoryUid: 'Mg==',
    isTaxIncluded: true,
  },
};

test.each([
  ['a reduction that is rounded to 0 % names its last day in New York', 299, '2026-12-24'],
  ['a price without a reduction names no last day', 300, undefined],
])('In the offer, %s', (_name, value, lastDay) => {
  const node = createProductNode(
    {
      product: { ...product, price: { ...product.price, final: { value, currency: 'EUR' } } },
      description: undefined,
      path: '/nl/steel.html',
      locale: defaultLocale,
      policy: readShopPolicy(defaultLocale, undefined),
      mediaUrl: 'https://shop.example.test/media/',
    },
    site,
  );
  expect(node).toHaveProperty('offers.price', value);
  expect(/"priceValidUntil":"([^"]+)"/.exec(JSON.stringify(node))?.[1]).toBe(lastDay);
});
