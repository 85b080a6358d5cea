import { expect, test } from 'vitest';
import { categoryPath, resolveTexts } from '#embedded/catalogue';
import { catalogue, storeViews } from './demo-catalogue.ts';
import { post, refusal, useShop } from './shop-system.ts';

useShop();

const route = async (url: string, store = 'eu_nl') => {
  const { data } = await post(
    `query ($url: String!) { route(url: $url) { __typename relative_url redirect_code type
       ... on ProductInterface { sku } ... on CategoryTree { url_key } } }`,
    { store, variables: { url } },
  );
  return data;
};

test.each(storeViews)('Every product and category of $store has an address', async ({ store, locale }) => {
  for (const { texts, sku } of catalogue.products) {
    const url = `${resolveTexts(texts, locale).slug}.html`;
    expect(await route(url, store)).toMatchObject({
      route: { relative_url: url, redirect_code: 0, type: 'PRODUCT', sku },
    });
  }
  for (const category of catalogue.categories) {
    const url = `${categoryPath(category, catalogue.categories, locale)}.html`;
    expect(await route(url, store)).toMatchObject({
      route: { __typename: 'CategoryTree', relative_url: url, redirect_code: 0, type: 'CATEGORY' },
    });
  }
});

test('A former address redirects permanently to the product', async () => {
  expect(await route('oude-lantaarn.html')).toEqual({
    route: {
      __typename: 'ConfigurableProduct',
      relative_url: 'lantaarn-hoeve-31.html',
      redirect_code: 301,
      type: 'PRODUCT',
      sku: 'VV-HOEVE-31',
    },
  });
});

test('A chain of redirects ends at its last target with the code of its first redirect', async () => {
  expect(await route('lantaarn-van-de-maand.html')).toMatchObject({
    route: { relative_url: 'lantaarn-hoeve-31.html', redirect_code: 302, type: 'PRODUCT' },
  });
});

test('A redirect can end at a category', async () => {
  expect(await route('laternen.html', 'eu_de')).toMatchObject({
    route: {
      relative_url: 'leuchten/tragbar.html',
      redirect_code: 301,
      type: 'CATEGORY',
      url_key: 'tragbar',
    },
  });
});

test('A redirect of another store view is unknown', async () => {
  expect(await route('oude-lantaarn.html', 'eu_de')).toEqual({ route: null });
});

test('A leading slash is dropped and a query string is kept', async () => {
  expect(await route('/lampen.html?color=211&p=2')).toMatchObject({
    route: { relative_url: 'lampen.html?color=211&p=2', redirect_code: 0 },
  });
});

test.each(['lampen', 'unknown.html', 'lantaarn-hoeve-31', '../lampen.html'])('%s is unknown', async (url) => {
  expect(await route(url)).toEqual({ route: null });
});

test.each(['', '  '])('An empty URL “%s” is refused', async (url) => {
  const query = 'query ($url: String!) { route(url: $url) { type } }';
  expect(await refusal(query, { variables: { url } })).toEqual({
    message: '"url" argument should be specified and not empty',
    category: 'graphql-input',
  });
});
