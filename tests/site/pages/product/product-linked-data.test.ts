import { expect, test } from 'vitest';
import { defaultLocale } from '#site/i18n/locale';
import { readShopPolicy } from '#site/seo/shop-policies';
import { readSiteSettings } from '#site/seo/site-settings';
import { createProductNode } from '../../../../site/pages/product/product-linked-data.ts';
import { shopProduct } from './shop-product.ts';

const site = readSiteSettings('https://www.example.test', defaultLocale, 'Veld & Vonk', {});
const input = {
  product: shopProduct,
  description: undefined,
  path: '/nl/Steel.html',
  locale: defaultLocale,
  policy: readShopPolicy(defaultLocale, undefined),
  mediaUrl: 'https://shop.example.test/media/',
  canonical: { isLowerCase: false },
};

test.each([
  ['a reduction that is rounded to 0 % names its last day in New York', 299, '2026-12-24'],
  ['a price without a reduction names no last day', 300, undefined],
])('In the offer, %s', (_name, value, lastDay) => {
  const product = { ...shopProduct, price: { ...shopProduct.price, final: { value, currency: 'EUR' } } };
  const node = createProductNode({ ...input, product }, site);
  expect(node).toHaveProperty('offers.price', value);
  expect(/"priceValidUntil":"([^"]+)"/.exec(JSON.stringify(node))?.[1]).toBe(lastDay);
});

test.each([
  [true, 'https://www.example.test/nl/steel.html'],
  [false, 'https://www.example.test/nl/Steel.html'],
])('With canonical URLs in lower case: %s, the product and its offer have the URL %s', (isLowerCase, url) => {
  const node = createProductNode({ ...input, canonical: { isLowerCase } }, site);
  expect(node).toMatchObject({ '@id': `${url}#product`, url, offers: { url } });
});
