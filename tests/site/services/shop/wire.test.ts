import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { chosenList } from '../../../../site/services/shop/wire-category-page.ts';
import { category } from '../../../../site/services/shop/wire-category.ts';
import { toVariantPicture } from '../../../../site/services/shop/wire-products.ts';
import { countries } from '../../../../site/services/shop/wire-store.ts';

const price = (regular: number, final: number, percent: number) => ({
  regular_price: { value: regular, currency: 'EUR' },
  final_price: { value: final, currency: 'EUR' },
  discount: { amount_off: regular - final, percent_off: percent },
});

const lamp = {
  uid: 'NDIx',
  sku: 'ODA-HANG',
  name: 'Oda hanglamp',
  url_key: 'oda-hanglamp',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  new_from_date: null,
  new_to_date: null,
  small_image: { url: 'https://shop.example/oda.jpg', label: '', position: null, disabled: null },
  media_gallery: [
    { url: 'https://shop.example/back.jpg', label: 'Achterkant', position: 2, disabled: false },
    { url: 'https://shop.example/oda.jpg', label: 'Oda', position: 1, disabled: false },
    { url: 'https://shop.example/hidden.jpg', label: 'Oud', position: 3, disabled: true },
    null,
  ],
  price_range: { minimum_price: price(189, 149, 21.16), maximum_price: price(189, 169, 10.58) },
  configurable_options: [
    {
      attribute_code: 'color',
      label: 'Kleur',
      values: [
        { uid: 'YQ==', label: 'Messing', swatch_data: { kind: 'ColorSwatchData', value: '#b08d57' } },
        { uid: 'Yg==', label: 'Groot', swatch_data: { kind: 'TextSwatchData', value: 'L' } },
        { uid: null, label: 'Zonder', swatch_data: null },
      ],
    },
  ],
};
const list = (values: object) => ({
  listed: {
    total_count: 37,
    page_info: { total_pages: 2 },
    sort_fields: { options: [{ label: 'Prijs', value: 'price' }] },
    aggregations: [{ attribute_code: 'color', label: 'Kleur', options: null }],
    items: [lamp],
    ...values,
  },
});

describe('A page of products', () => {
  const page = v.parse(chosenList, list({}));

  test('has its number of products and pages, its sorting and its facets', () => {
    expect(page).toMatchObject({
      total: 37,
      pageCount: 2,
      sortFields: [{ label: 'Prijs', value: 'price' }],
      filtered: [{ code: 'color', label: 'Kleur', options: [] }],
    });
  });

  test('has products with path, stock, price and options', () => {
    expect(page.products[0]).toMatchObject({
      path: 'oda-hanglamp.html',
      isInStock: true,
      piecesLeft: undefined,
      price: { regular: { value: 189 }, final: { value: 149, currency: 'EUR' }, percentOff: 21 },
      hasPriceRange: true,
      options: [
        {
          code: 'color',
          values: [
            { uid: 'YQ==', label: 'Messing', color: '#b08d57' },
            { uid: 'Yg==', label: 'Groot', color: undefined },
          ],
        },
      ],
    });
  });

  test('has each visible picture once, the one for lists first, with the name as default alt text', () => {
    expect(page.products[0]?.pictures).toEqual([
      { url: 'https://shop.example/oda.jpg', alt: 'Oda hanglamp' },
      { url: 'https://shop.example/back.jpg', alt: 'Achterkant' },
    ]);
  });

  test.each([
    'https://shop.example/static/version1/frontend/Magento/luma/nl_NL/Magento_Catalog/images/product/placeholder/small_image.jpg',
    'https://shop.example/media/catalog/product/placeholder/default/logo.png',
  ])('has no picture for a product for which Magento returns the placeholder %s', (url) => {
    const small = { ...lamp, small_image: { url, label: '' }, media_gallery: [] };
    const parsed = v.parse(chosenList, list({ items: [small] }));
    expect(parsed.products[0]?.pictures).toEqual([]);
    const lampPicture = { url: 'https://shop.example/oda.jpg', label: '', position: 0, disabled: false };
    const variant = { ...lampPicture, url };
    expect(toVariantPicture(variant, lampPicture, 'Oda')?.url).toBe(lampPicture.url);
    expect(toVariantPicture(lampPicture, variant, 'Oda')?.url).toBe(lampPicture.url);
    expect(toVariantPicture(undefined, variant, 'Oda')).toBeUndefined();
  });

  test('without products is empty', () => {
    expect(
      v.parse(chosenList, list({ items: null, aggregations: null, page_info: null, total_count: 0 })),
    ).toMatchObject({ products: [], total: 0, pageCount: 1, filtered: [] });
  });

  test('has the other products if one failed, and is invalid if all failed', () => {
    expect(v.parse(chosenList, list({ items: [null, lamp] })).products).toHaveLength(1);
    expect(v.safeParse(chosenList, list({ items: [null, null] })).success).toBe(false);
  });

  test('refuses a product without a price', () => {
    const items = [{ ...lamp, price_range: { minimum_price: null } }];
    expect(v.safeParse(chosenList, list({ items })).success).toBe(false);
  });
});

describe('A category', () => {
  const item = (values: object) => ({
    uid: 'Mw==',
    name: 'Lantaarns',
    url_path: 'lantaarns',
    url_suffix: '.html',
    product_count: 12,
    breadcrumbs: null,
    children: null,
    ...values,
  });
  const read = (...items: object[]) => v.parse(category, { categories: { items } });

  test('lists the subcategories of the menu in their order', () => {
    const children = [
      item({ name: 'B', position: 2, include_in_menu: 1 }),
      item({ name: 'Hidden', position: 1, include_in_menu: 0 }),
      item({ name: 'A', position: 1, include_in_menu: 1 }),
    ];
    expect(read(item({ children }))?.children.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  test('has its path and the categories above it, in the order of the tree', () => {
    const breadcrumb = (uid: string, level: number, path: string) => ({
      category_uid: uid,
      category_name: path,
      category_level: level,
      category_url_path: path,
    });
    const breadcrumbs = [breadcrumb('MTE=', 3, 'licht/buiten'), breadcrumb('OTA=', 2, 'licht')];
    expect(read(item({ breadcrumbs }))).toMatchObject({
      path: 'lantaarns.html',
      parents: [
        { uid: 'OTA=', name: 'licht', path: 'licht.html' },
        { uid: 'MTE=', name: 'licht/buiten', path: 'licht/buiten.html' },
      ],
    });
  });

  test('that does not exist is null', () => {
    expect(read()).toBeNull();
  });
});

describe('The countries of a shop', () => {
  const germany = {
    id: 'DE',
    full_name_locale: 'Duitsland',
    available_regions: [{ id: 79, code: 'NDS', name: 'Niedersachsen' }],
  };
  const romania = {
    id: 'RO',
    full_name_locale: null,
    available_regions: [{ id: 278, code: null, name: 'Alba' }],
  };
  const read = (required: string | null) =>
    v.parse(countries, {
      storeConfig: { countries_with_required_region: required },
      countries: [germany, romania],
    });

  test('have states only if their addresses need one, and a state without a code has its name as code', () => {
    expect(read('CA,RO,US')).toEqual([
      { id: 'DE', name: 'Duitsland', regions: [] },
      { id: 'RO', name: 'RO', regions: [{ id: 278, code: 'Alba', name: 'Alba' }] },
    ]);
  });

  test('have no states if no country needs one, and all states without the setting', () => {
    expect(read('').map(({ regions }) => regions.length)).toEqual([0, 0]);
    expect(read(null).map(({ regions }) => regions.length)).toEqual([1, 1]);
  });
});
