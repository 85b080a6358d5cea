import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, isObjectType, validateSchema } from 'graphql';
import { expect, test } from 'vitest';
import { readCatalogue } from '#embedded/catalogue';
import { SHIPPED_CATALOGUE } from './temporary-shop.ts';

const schema = buildSchema(readFileSync('site/embedded/shop/graphql/schema.graphql', 'utf8'));
const { attributes } = readCatalogue(SHIPPED_CATALOGUE);

const fieldsOf = (name: string) => {
  const type = schema.getType(name);
  return isInputObjectType(type) || isObjectType(type) ? Object.keys(type.getFields()) : [];
};

test('Schema of the shop is valid', () => {
  expect(validateSchema(schema)).toEqual([]);
});

test('Schema has the catalogue queries of the contract', () => {
  expect(fieldsOf('Query')).toEqual(
    expect.arrayContaining([
      'attributesList',
      'availableStores',
      'categories',
      'countries',
      'country',
      'currency',
      'customAttributeMetadataV2',
      'products',
      'route',
      'storeConfig',
    ]),
  );
});

test('Schema has a filter for each filterable attribute and a sort field for each sortable one', () => {
  const codes = (isChosen: (attribute: (typeof attributes)[number]) => boolean) =>
    attributes.filter(isChosen).map(({ code }) => code);
  expect(fieldsOf('ProductAttributeFilterInput')).toEqual(
    expect.arrayContaining([...codes(({ filterable }) => filterable), 'in_stock']),
  );
  expect(fieldsOf('ProductAttributeSortInput')).toEqual(
    expect.arrayContaining(codes(({ sortable }) => sortable)),
  );
});
