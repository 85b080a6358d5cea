import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { indexName } from '../../../../site/services/search/index-names.ts';

test('Each locale has an index of products and one of categories', () => {
  const pairs = locales.map(({ magentoStore }) => [
    indexName('site', magentoStore, 'products'),
    indexName('site', magentoStore, 'categories'),
  ]);
  expect(pairs[0]).toEqual(['site_eu_nl_products', 'site_eu_nl_categories']);
  expect(new Set(pairs.flat()).size).toBe(2 * locales.length);
});
