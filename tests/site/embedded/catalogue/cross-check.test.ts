import { expect, test } from 'vitest';
import {
  copyCatalogue,
  copyFile,
  editFile,
  HOEVE,
  KEY,
  MAAN,
  errorMessageAfter,
} from './edited-catalogue.ts';

copyCatalogue();

// Each file passes its own schema; only the cross-check between files fails.
test.each([
  [MAAN, /^sku: .*/m, 'sku: VV-MAAN-16', /:\d+ › sku does not match the file name; write VV-MAAN-15/],
  [
    MAAN,
    /VV-MAAN-15-CLAY/,
    'VV-MAAN-15-MOSS',
    /variants\.2\.sku does not match the colour; write VV-MAAN-15-CLAY/,
  ],
  [MAAN, /CLAY\n {4}color: clay/, 'CHALK\n    color: chalk', /variants\.2\.color is used twice: chalk/],
  [
    MAAN,
    /-CLAY\n {4}color: clay/,
    '',
    /variants\.2\.color is missing; only a single variant may have no colour/,
  ],
  [
    MAAN,
    /CLAY\n {4}color: clay/,
    'PINK\n    color: pink',
    /variants\.2\.color is not an option of color; write one of basalt, chalk,/,
  ],
  [
    MAAN,
    /\[opal-glass, brass/,
    '[opal-glass, gold',
    /materials\.1 is not an option of materials; write one of stoneware/,
  ],
  [
    MAAN,
    /^place: .*/m,
    'place: [terrace, moon]',
    /place\.1 is not an option of place; write one of garden, terrace/,
  ],
  [MAAN, /IP65/, 'IP99', /light\.protection is not an option of protection; write one of IP44, IP65/],
  [MAAN, /^id: .*/m, 'id: 102', /maan-15\.yaml:1 › id is already used by VV-HOEVE-31; write a unique number/],
  [MAAN, /id: 10103/, 'id: 10104', /variants\.3\.id is already used by VV-MAAN-15-CLAY/],
  [MAAN, /2000000101026/, '2000000101019', /variants\.1\.ean is already used by VV-MAAN-15-BASALT/],
  [
    HOEVE,
    /slug: lantaarn-hoeve-31/,
    'slug: tafellamp-maan-15',
    /texts\.nl\.slug is tafellamp-maan-15 in nl, which is already used by maan-15/,
  ],
  [HOEVE, /slug: lantaarn-hoeve-31/, 'slug: lampen', /slug is lampen in nl, which is already used by lamps/],
  [MAAN, /^related: .*/m, 'related: [hoeve-40]', /related\.0 does not exist; write one of hoeve-31, /],
  [MAAN, /^related: .*/m, 'related: [maan-15]', /related\.0 does not exist/],
  [MAAN, /^parts: .*/m, 'parts: [berm]', /parts\.0 does not exist; write one of key/],
  [
    MAAN,
    /^categories: .*/m,
    'categories: [chandeliers]',
    /categories\.0 does not exist; write one of lamps, /,
  ],
  [
    'categories.yaml',
    /parent: seating/,
    'parent: sofas',
    /parent is sofas, which is not an earlier category; write one of lamps/,
  ],
  [
    'categories.yaml',
    /handle: lamps\n/,
    'handle: lamps\n  parent: lamps\n',
    /0\.parent is lamps, which is not an earlier category/,
  ],
  ['categories.yaml', /handle: pots/, 'handle: textiles', /handle is used twice: textiles/],
  ['categories.yaml', /id: 50/, 'id: 40', /id is already used by textiles; write a unique number/],
  ['attributes.yaml', /code: depth/, 'code: width', /code is used twice: width/],
  ['attributes.yaml', /id: 94/, 'id: 93', /1\.id is already used by color/],
  [
    'attributes.yaml',
    /id: 94/,
    'id: 131',
    /attributes\.yaml:\d+ › 1\.id is already used by material_text; write a unique number/,
  ],
  ['attributes.yaml', /id: 212/, 'id: 211', /0\.options\.1\.id is already used by basalt/],
  ['websites.yaml', /GBP/, 'EUR', /UK\.currency is not the currency of en-UK; write GBP/],
])('Cross-check of %s with %s replaced by %s reports %s', (file, pattern, replacement, message) => {
  expect(errorMessageAfter(file, pattern, replacement)).toMatch(message);
});

test('Cross-check reports a product whose SKU is that of a variant of another product', () => {
  const file = 'products/maan-15-clay.yaml';
  copyFile(KEY, file);
  expect(errorMessageAfter(file, /VV-KEY/g, 'VV-MAAN-15-CLAY')).toMatch(
    /maan-15-clay\.yaml:\d+ › sku is already used by maan-15; rename a file or a colour/,
  );
});

test('Cross-check reports two variants whose colours differ only in the case of letters', () => {
  editFile('attributes.yaml', /value: chalk/, 'value: Clay');
  const message = errorMessageAfter(MAAN, /CHALK\n {4}color: chalk/, 'CLAY\n    color: Clay');
  expect(message).toMatch(/variants\.2\.sku is already used by maan-15; rename a file or a colour/);
});
