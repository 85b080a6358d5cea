import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readAttributeValue, resolveLabel, resolveTexts } from '#embedded/catalogue';
import { catalogue, productOf, storeViews } from './demo-catalogue.ts';
import { ask, post, useShop } from './shop-system.ts';

useShop();

const value = v.object({
  code: v.string(),
  value: v.optional(v.string()),
  selected_options: v.optional(v.array(v.object({ label: v.string(), value: v.string() }))),
});
const valuesSchema = v.object({
  products: v.object({
    items: v.tuple([v.object({ custom_attributesV2: v.object({ items: v.array(value) }) })]),
  }),
});

async function valuesOf(sku: string, store: string, filters = '{}') {
  const { products } = await ask(
    valuesSchema,
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { custom_attributesV2(filters: ${filters}) { items { code
      ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label value } } } } } } }`,
    { store },
  );
  return new Map(products.items[0].custom_attributesV2.items.map((item) => [item.code, item]));
}

test.each(storeViews)(
  'Attributes of a product in $store have their values and labels',
  async ({ store, locale }) => {
    const product = productOf('waker');
    const values = await valuesOf(product.sku, store, '{ is_visible_on_front: true }');
    for (const attribute of catalogue.attributes) {
      const expected = product.variants.flatMap(
        (variant) => readAttributeValue(product, variant, attribute.code) ?? [],
      );
      const actual = values.get(attribute.code);
      if (expected.length === 0) expect(actual, attribute.code).toBeUndefined();
      else if (attribute.input === 'number') expect(actual?.value, attribute.code).toBe(String(expected[0]));
      else if ('options' in attribute)
        expect(actual?.selected_options, attribute.code).toEqual(
          attribute.options
            .filter((option) => expected.includes(option.value))
            .map(({ id, texts }) => ({ label: resolveLabel(texts, locale), value: String(id) })),
        );
      else
        expect(actual?.selected_options?.[0]?.value, attribute.code).toBe(expected[0] === true ? '1' : '0');
    }
    const { material, care, box } = resolveTexts(product.texts, locale);
    expect(values.get('material_text')?.value).toBe(material);
    expect(values.get('care_text')?.value).toBe(care);
    expect(values.get('box_text')?.value, 'box_text').toBe(box.length === 0 ? undefined : box.join('\n'));
  },
);

test('A filter limits the attributes of a product', async () => {
  const codes = [...(await valuesOf('VV-WAKER', 'eu_nl', '{ is_filterable: true }')).keys()];
  expect(codes).toEqual(['color', 'materials', 'power', 'place', 'protection', 'in_stock']);
});

test('A simple product has its EAN', async () => {
  const [variant] = productOf('key').variants;
  expect((await valuesOf('VV-KEY', 'eu_nl')).get('ean')?.value).toBe(variant?.ean);
});

const METADATA = `items { code label frontend_input entity_type options { label value }
  ... on CatalogAttributeMetadata { is_filterable is_visible_on_front } } errors { message type }`;

test('Attributes of the catalogue are described in the language of the store view', async () => {
  const { data } = await post(
    `{ attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: true }) { ${METADATA} } }`,
    { store: 'eu_fr' },
  );
  expect(data).toMatchObject({
    attributesList: {
      items: [
        {
          code: 'color',
          label: 'Couleur',
          frontend_input: 'SELECT',
          entity_type: 'CATALOG_PRODUCT',
          is_filterable: true,
          is_visible_on_front: true,
          options: expect.arrayContaining([{ label: 'Argile', value: '213' }]),
        },
        { code: 'materials', frontend_input: 'MULTISELECT' },
        { code: 'power', label: 'Alimentation' },
        {
          code: 'place',
          label: 'Emplacement',
          frontend_input: 'MULTISELECT',
          options: expect.arrayContaining([{ label: 'sur la table', value: '264' }]),
        },
        { code: 'protection' },
        {
          code: 'in_stock',
          frontend_input: 'BOOLEAN',
          options: [
            { label: 'Oui', value: '1' },
            { label: 'Non', value: '0' },
          ],
        },
      ],
      errors: [],
    },
  });
});

test('Attributes of other entities are an empty list', async () => {
  const { data } = await post(`{ attributesList(entityType: CUSTOMER) { ${METADATA} } }`);
  expect(data).toEqual({ attributesList: { items: [], errors: [] } });
});

test('Metadata of an unknown attribute is an error beside the known ones', async () => {
  const { data } = await post(`{ customAttributeMetadataV2(attributes: [
    { attribute_code: "height", entity_type: "catalog_product" },
    { attribute_code: "nope", entity_type: "catalog_product" }]) { items { code label } errors { type } } }`);
  expect(data).toEqual({
    customAttributeMetadataV2: {
      items: [{ code: 'height', label: 'Hoogte' }],
      errors: [{ type: 'ATTRIBUTE_NOT_FOUND' }],
    },
  });
});
