import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isConfigurable, resolveTexts } from '#embedded/catalogue';
import { base64, catalogue, nameOf, productOf, storeViews } from './demo-catalogue.ts';
import { ask, embeddedTest, post, refusal, shop, useShop } from './shop-system.ts';

useShop();

const bySku = (sku: string, fields: string) =>
  `{ products(filter: { sku: { eq: "${sku}" } }) { items { ${fields} } } }`;
const itemOf = async (sku: string, fields: string, store = 'eu_nl') => {
  const { data, errors } = await post(bySku(sku, fields), { store });
  expect(errors).toEqual([]);
  return v.parse(v.object({ products: v.object({ items: v.tuple([v.unknown()]) }) }), data).products.items[0];
};

test.each(storeViews)('Products of $store have the texts of its locale', async ({ store, locale }) => {
  const { name, slug, short } = resolveTexts(productOf('maan-15').texts, locale);
  const item = await itemOf(
    'VV-MAAN-15',
    'name url_key url_suffix canonical_url short_description { html } description { html } meta_description categories { uid }',
    store,
  );
  expect(item).toMatchObject({
    name,
    url_key: slug,
    url_suffix: '.html',
    canonical_url: `${slug}.html`,
    meta_description: short,
    description: { html: expect.stringMatching(/^<p>.+<\/p><p>.+<\/p>$/) },
    categories: [{ uid: base64(11) }],
  });
});

test('A product with colours has one option with a swatch for each, and one variant for each', async () => {
  const item = await itemOf(
    'VV-HOEVE-31',
    `__typename uid ... on ConfigurableProduct {
      configurable_options { uid attribute_uid attribute_code label values { uid label swatch_data { __typename value } } }
      variants { attributes { uid code label value_index } product { __typename sku name } } }`,
    'us_en',
  );
  const { id, variants } = productOf('hoeve-31');
  const colour = catalogue.attributes.find(({ code }) => code === 'color');
  const options = colour && 'options' in colour ? colour.options : [];
  const optionOf = (color: string | undefined) => options.find(({ value }) => value === color);
  const used = options.filter(({ value }) => variants.some(({ color }) => color === value));
  expect(item).toEqual({
    __typename: 'ConfigurableProduct',
    uid: base64(id),
    configurable_options: [
      {
        uid: base64(`configurable/${id}/93`),
        attribute_uid: base64(93),
        attribute_code: 'color',
        label: 'Color',
        values: used.map((option) => ({
          uid: base64(`configurable/93/${option.id}`),
          label: option.texts.en,
          swatch_data: { __typename: 'ColorSwatchData', value: option.swatch },
        })),
      },
    ],
    variants: variants.map(({ sku, color }) => ({
      attributes: [
        {
          uid: base64(`configurable/93/${optionOf(color)?.id}`),
          code: 'color',
          label: optionOf(color)?.texts.en,
          value_index: optionOf(color)?.id,
        },
      ],
      product: { __typename: 'SimpleProduct', sku, name: `Hoeve 31 lantern, ${optionOf(color)?.texts.en}` },
    })),
  });
});

const SELECTION = `options_available_for_selection { attribute_code option_value_uids } variant { sku }
  media_gallery { url } configurable_options { attribute_code values { uid is_available } }`;
const CLAY = base64('configurable/93/213');

const selectionSchema = v.object({
  configurable_product_options_selection: v.object({
    options_available_for_selection: v.array(
      v.object({ attribute_code: v.string(), option_value_uids: v.array(v.string()) }),
    ),
    variant: v.nullable(v.object({ sku: v.string() })),
    media_gallery: v.array(v.object({ url: v.string() })),
    configurable_options: v.array(
      v.object({
        attribute_code: v.string(),
        values: v.array(v.object({ uid: v.string(), is_available: v.boolean() })),
      }),
    ),
  }),
});

async function select(sku: string, uids: string[], store = 'eu_nl') {
  const selection = `configurable_product_options_selection(configurableOptionValueUids: ${JSON.stringify(uids)})`;
  const item = await itemOf(sku, `... on ConfigurableProduct { ${selection} { ${SELECTION} } }`, store);
  return v.parse(selectionSchema, item).configurable_product_options_selection;
}

test('Without a choice every value in stock can be chosen, and there is no variant', async () => {
  const selection = await select('VV-MAAN-15', [], 'uk_en');
  const available = ['211', '213', '214'].map((id) => base64(`configurable/93/${id}`));
  expect(selection.variant).toBeNull();
  expect(selection.options_available_for_selection).toEqual([
    { attribute_code: 'color', option_value_uids: available },
  ]);
  expect(selection.configurable_options[0]?.values).toEqual(
    ['211', '212', '213', '214'].map((id) => ({
      uid: base64(`configurable/93/${id}`),
      // Chalk is sold out in the United Kingdom.
      is_available: id !== '212',
    })),
  );
});

test('A complete choice has its variant and pictures, and no open options', async () => {
  const selection = await select('VV-MAAN-15', [CLAY]);
  expect(selection.variant).toEqual({ sku: 'VV-MAAN-15-CLAY' });
  expect(selection.configurable_options).toEqual([]);
  expect(selection.media_gallery[0]?.url).toMatch(/products\/maan-clay\.jpg$/);
});

test('A choice that is sold out has its variant but is not available', async () => {
  const selection = await select('VV-MAAN-15', [base64('configurable/93/212')], 'uk_en');
  expect(selection.variant).toEqual({ sku: 'VV-MAAN-15-CHALK' });
  expect(selection.options_available_for_selection[0]?.option_value_uids).toEqual([]);
});

test.each([base64('configurable/93/999'), base64('configurable/93/219'), 'nonsense'])(
  'A value that the product does not have is refused: %s',
  async (uid) => {
    const selection = `configurable_product_options_selection(configurableOptionValueUids: ["${uid}"]) { variant { sku } }`;
    expect(await refusal(bySku('VV-MAAN-15', `... on ConfigurableProduct { ${selection} }`))).toEqual({
      message: 'configurableOptionValueUids values are incorrect',
      category: 'graphql-input',
    });
  },
);

const STOCK = 'stock_status only_x_left_in_stock';

test.each([
  ['in stock', 'VV-SNOER', 'eu_nl', 'IN_STOCK', null],
  ['with more than a few left', 'VV-SNOER', 'na_en', 'IN_STOCK', null],
])('A simple product %s has no number of pieces left', async (_, sku, store, status, left) => {
  expect(await itemOf(sku, STOCK, store)).toEqual({ stock_status: status, only_x_left_in_stock: left });
});

const stockSchema = v.object({
  stock_status: v.string(),
  only_x_left_in_stock: v.null(),
  variants: v.array(
    v.object({
      product: v.object({
        sku: v.string(),
        stock_status: v.string(),
        only_x_left_in_stock: v.nullable(v.number()),
      }),
    }),
  ),
});

test.each(storeViews)('Stock of variants in $store is that of its website', async ({ store, locale }) => {
  for (const product of catalogue.products.filter(isConfigurable)) {
    const item = v.parse(
      stockSchema,
      await itemOf(
        product.sku,
        `${STOCK} ... on ConfigurableProduct { variants { product { sku ${STOCK} } } }`,
        store,
      ),
    );
    const pieces = product.variants.map(({ stock }) => stock[locale.magentoSessionId]);
    expect(item.stock_status, product.sku).toBe(Math.max(...pieces) > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK');
    expect(item.variants.map((variant) => variant.product)).toEqual(
      product.variants.map(({ sku }, index) => {
        const quantity = pieces[index] ?? 0;
        return {
          sku,
          stock_status: quantity > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
          only_x_left_in_stock: quantity > 0 && quantity <= 5 ? quantity : null,
        };
      }),
    );
  }
});

test('The demo data have products in stock, with few left, partly and completely sold out', () => {
  const pieces = (handle: string) => productOf(handle).variants.map(({ stock }) => stock.UK);
  expect(Math.min(...pieces('hoeve-31'))).toBeGreaterThan(5);
  expect(pieces('berm-2')).toEqual([1, 2]);
  expect(pieces('maan-15')).toEqual([38, 0, 28, 20]);
  expect(pieces('wiel')).toEqual([0, 0]);
  const everywhere = productOf('tol').variants.flatMap(({ stock }) => Object.values(stock));
  expect(Math.max(...everywhere)).toBe(0);
});

test('Related products, upsells and spare parts are linked', async () => {
  const item = await itemOf(
    'VV-HOEVE-22',
    'related_products { sku } upsell_products { sku } crosssell_products { sku }',
  );
  const { related, parts } = productOf('hoeve-22');
  const skus = (handles: readonly string[]) => handles.map((handle) => ({ sku: productOf(handle).sku }));
  expect(item).toEqual({
    related_products: skus(related),
    upsell_products: [{ sku: 'VV-MAAN-15' }, { sku: 'VV-HOEVE-31' }],
    crosssell_products: skus(parts),
  });
});

test('A product has the pictures of its colours and one in use, labelled by its name', async () => {
  const item = await itemOf(
    'VV-MAAN-15',
    'small_image { url label } media_gallery { __typename url label position disabled }',
    'eu_de',
  );
  const name = nameOf('maan-15', storeViews[2]?.locale ?? storeViewMissing());
  const { small_image: small, media_gallery: gallery } = v.parse(
    v.object({
      small_image: v.object({ url: v.string(), label: v.string() }),
      media_gallery: v.array(v.looseObject({ url: v.string(), label: v.string(), position: v.number() })),
    }),
    item,
  );
  expect(small).toMatchObject({ label: name, url: expect.stringMatching(/products\/maan-basalt\.jpg$/) });
  expect(gallery.map(({ url }) => url.replace(/.*product\//, ''))).toEqual([
    'products/maan-basalt.jpg',
    'terrace/table-dusk.jpg',
    'products/maan-chalk.jpg',
    'products/maan-clay.jpg',
    'products/maan-moss.jpg',
  ]);
  expect(gallery.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  for (const picture of gallery) expect(picture).toMatchObject({ label: name, disabled: false });
});

function storeViewMissing(): never {
  throw new Error('Expected a third store view.');
}

embeddedTest('Every picture of the catalogue is served', 'files of the demo catalogue', async () => {
  const schema = v.object({
    products: v.object({
      items: v.array(v.object({ media_gallery: v.array(v.object({ url: v.string() })) })),
    }),
  });
  const { products } = await ask(
    schema,
    '{ products(filter: {}, pageSize: 50) { items { media_gallery { url } } } }',
  );
  const urls = new Set(products.items.flatMap((item) => item.media_gallery.map(({ url }) => url)));
  expect(urls.size).toBeGreaterThan(50);
  for (const url of urls) {
    expect(url.startsWith(shop().url)).toBe(true);
    const response = await fetch(url, { method: 'HEAD' });
    expect(response.status, url).toBe(200);
  }
});

test.each([
  ['eu_nl', '2026-09-30 22:00:00'],
  ['uk_en', '2026-09-30 23:00:00'],
  ['us_en', '2026-10-01 04:00:00'],
])('A product that is new since 1 October has the midnight of %s, as UTC: %s', async (store, start) => {
  expect(await itemOf('VV-KUIP', 'new_from_date new_to_date', store)).toEqual({
    new_from_date: start,
    new_to_date: null,
  });
});
