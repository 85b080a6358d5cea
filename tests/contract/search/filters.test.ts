import { expect, test } from 'vitest';
import { lamps, lampSettings } from './lamps.ts';
import { createIndex, idsOf, refusal, useSearch } from './search-system.ts';

useSearch();

/** In the order of the custom ranking, the lamps are 2, 4, 1, 3. */
test.each([
  ['', ['2', '4', '1', '3']],
  ['brand:Oda', ['2', '1']],
  ['brand:oda', ['2', '1']],
  ['brand:"eik & zoon"', ['4']],
  ["brand:'EIK & ZOON'", ['4']],
  ['Brand:Oda', []],
  ['NOT brand:Oda', ['4', '3']],
  ['name:"Oda hanglamp"', []],
  ['sku:LUMO-1', ['3']],
  ['price < 100', ['2', '3']],
  ['price<=89', ['2', '3']],
  ['price = 149', ['1']],
  ['price != 149', ['2', '4', '3']],
  ['price:40', ['3']],
  ['price:40 TO 89', ['2', '3']],
  ['price:-10 TO 50', ['3']],
  ['popularity >= 7', ['2', '4']],
  ['popularity:7', ['4']],
  ['in_stock:true', ['4', '1', '3']],
  ['in_stock:false', ['2']],
  ['objectID:3', ['3']],
  ['_tags:sale', ['1', '3']],
  ['sale', ['1', '3']],
  ['"Nieuw"', ['3']],
  ['nieuw', []],
  ['brand:Oda AND price < 100', ['2']],
  ['brand:Oda OR brand:Lumo', ['2', '1', '3']],
  ['price < 100 AND (brand:Oda OR brand:Lumo)', ['2', '3']],
  ['price > 50 AND brand:Oda OR brand:Lumo', ['2', '1']],
  ['(brand:Lumo OR NOT in_stock:true) AND price < 100', ['2', '3']],
  ['categories.level0:Buiten', ['3']],
  ['brand:constructor OR brand:__proto__', []],
])('Filter %s finds the matching records', async (filters, expected) => {
  const indexName = await createIndex(lamps, lampSettings);
  expect(await idsOf(indexName, { filters })).toEqual(expected);
});

test.each([
  ['brand:Oda > x', 'filters: Unexpected token > expected end of filter at col 11'],
  ['brand:', 'filters: Unexpected end of filter expected value at col 7'],
  ['brand:Oda AND', 'filters: Unexpected end of filter expected filter at col 14'],
  ['(brand:Oda', 'filters: Unexpected end of filter expected ) at col 11'],
  ['price > many', 'filters: Unexpected token string(many) expected number at col 9'],
  ['brand:"Oda', 'filters: Unexpected end of filter, expected closing " for col 7'],
  ['brand:OR', 'filters: Unexpected token OR expected value at col 7'],
])('Filter %s is refused with its position', async (filters, message) => {
  const indexName = await createIndex(lamps, lampSettings);
  expect(await refusal(indexName, { filters })).toEqual({ status: 400, message });
});

test.each([
  'brand:Oda OR price > 5',
  'brand:Oda OR sale',
  '(brand:Oda AND price > 5) OR (brand:Lumo AND price > 5)',
  'NOT (brand:Oda OR brand:Lumo)',
  'brand:Oda brand:Lumo',
  ')',
  'NOT',
  '"a" "b"',
  `${'('.repeat(5000)}sale${')'.repeat(5000)}`,
])('Filter %s is refused with 400', async (filters) => {
  const indexName = await createIndex(lamps, lampSettings);
  expect((await refusal(indexName, { filters })).status).toBe(400);
});

test.each([
  [{ facetFilters: ['brand:Oda'] }, ['2', '1']],
  [{ facetFilters: 'brand:Oda' }, ['2', '1']],
  [{ facetFilters: ['brand:Oda', 'in_stock:true'] }, ['1']],
  [{ facetFilters: [['brand:Oda', 'brand:Lumo'], 'in_stock:true'] }, ['1', '3']],
  [{ facetFilters: ['brand:-Oda'] }, ['4', '3']],
  [{ facetFilters: ['sku:LUMO-1'] }, ['3']],
  [{ facetFilters: [] }, ['2', '4', '1', '3']],
  [{ numericFilters: ['price>=50', 'price<=149'] }, ['2', '1']],
  [{ numericFilters: [['price<50', 'price>600']] }, ['4', '3']],
  [{ numericFilters: 'price:40 TO 89' }, ['2', '3']],
  [{ tagFilters: ['sale', 'Nieuw'] }, ['3']],
  [{ tagFilters: [['Nieuw', 'sale']] }, ['1', '3']],
  [{ tagFilters: ['-sale'] }, ['2', '4']],
  [{ filters: 'brand:Oda', facetFilters: ['in_stock:true'], numericFilters: ['price<200'] }, ['1']],
])('The filters %o find the records %j', async (parameters, expected) => {
  const indexName = await createIndex(lamps, lampSettings);
  expect(await idsOf(indexName, parameters)).toEqual(expected);
});

test('A value can begin with a dash and contain colons', async () => {
  const objects = [
    { objectID: 'dash', brand: '-Oda' },
    { objectID: 'colon', brand: 'https://oda.example/a' },
  ];
  const indexName = await createIndex(objects, { attributesForFaceting: ['brand'] });
  expect(await idsOf(indexName, { facetFilters: [String.raw`brand:\-Oda`] })).toEqual(['dash']);
  expect(await idsOf(indexName, { facetFilters: ['brand:https://oda.example/a'] })).toEqual(['colon']);
  expect(await idsOf(indexName, { filters: 'brand:https://oda.example/a' })).toEqual(['colon']);
});

test('Optional filters change the order of records and omit none', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  expect(await idsOf(indexName, { optionalFilters: ['brand:Lumo'] })).toEqual(['3', '2', '4', '1']);
  expect(await idsOf(indexName, { optionalFilters: ['brand:-Oda'] })).toEqual(['4', '3', '2', '1']);
});

test('A filter with more than a thousand conditions is refused', async () => {
  const indexName = await createIndex(lamps, lampSettings);
  const filters = Array.from({ length: 1001 }, (_, index) => `brand:b${index}`).join(' OR ');
  expect((await refusal(indexName, { filters })).status).toBe(400);
});
