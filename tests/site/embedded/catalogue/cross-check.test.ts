import { expect, test } from 'vitest';
import { copyCatalogue, HOEVE, MAAN, refusalOf } from './edited-catalogue.ts';

copyCatalogue();

// Each file is right by itself.
test.each([
  [MAAN, /^sku: .*/m, 'sku: VV-MAAN-16', /:\d+ › sku does not fit the file’s name; write VV-MAAN-15/],
  [
    MAAN,
    /VV-MAAN-15-CLAY/,
    'VV-MAAN-15-MOSS',
    /variants\.2\.sku does not fit its colour; write VV-MAAN-15-CLAY/,
  ],
  [MAAN, /CLAY\n {4}color: clay/, 'CHALK\n    color: chalk', /variants\.2\.color stands twice: chalk/],
  [
    MAAN,
    /-CLAY\n {4}color: clay/,
    '',
    /variants\.2\.color is missing; only a variant that is alone needs none/,
  ],
  [
    MAAN,
    /CLAY\n {4}color: clay/,
    'PINK\n    color: pink',
    /variants\.2\.color is no option of color; write basalt, chalk,/,
  ],
  [
    MAAN,
    /\[opal-glass, brass/,
    '[opal-glass, gold',
    /materials\.1 is no option of materials; write stoneware/,
  ],
  [MAAN, /IP65/, 'IP99', /light\.protection is no option of protection; write IP44, IP65/],
  [MAAN, /^id: .*/m, 'id: 102', /maan-15\.yaml:1 › id is taken by VV-HOEVE-31; write a number of its own/],
  [MAAN, /id: 10103/, 'id: 10104', /variants\.3\.id is taken by VV-MAAN-15-CLAY/],
  [MAAN, /2000000101026/, '2000000101019', /variants\.1\.ean is taken by VV-MAAN-15-BASALT/],
  [
    HOEVE,
    /slug: lantaarn-hoeve-31/,
    'slug: tafellamp-maan-15',
    /texts\.nl\.slug is tafellamp-maan-15 in nl, which is taken by maan-15/,
  ],
  [HOEVE, /slug: lantaarn-hoeve-31/, 'slug: lampen', /slug is lampen in nl, which is taken by lamps/],
  [MAAN, /^related: .*/m, 'related: [hoeve-40]', /related\.0 is not there; write hoeve-31, /],
  [MAAN, /^related: .*/m, 'related: [maan-15]', /related\.0 is not there/],
  [MAAN, /^parts: .*/m, 'parts: [berm]', /parts\.0 is not there; write key/],
  [MAAN, /^categories: .*/m, 'categories: [chandeliers]', /categories\.0 is not there; write lamps, /],
  [
    'categories.yaml',
    /parent: seating/,
    'parent: sofas',
    /parent names sofas, which does not stand above it; write lamps/,
  ],
  [
    'categories.yaml',
    /handle: lamps\n/,
    'handle: lamps\n  parent: lamps\n',
    /0\.parent names lamps, which does not stand above it/,
  ],
  ['categories.yaml', /handle: pots/, 'handle: textiles', /handle stands twice: textiles/],
  ['categories.yaml', /id: 50/, 'id: 40', /id is taken by textiles; write a number of its own/],
  ['attributes.yaml', /code: depth/, 'code: width', /code stands twice: width/],
  ['attributes.yaml', /id: 94/, 'id: 93', /1\.id is taken by color/],
  ['attributes.yaml', /id: 212/, 'id: 211', /0\.options\.1\.id is taken by basalt/],
  ['websites.yaml', /GBP/, 'EUR', /UK\.currency is not what en-UK sells in; write GBP/],
])('%s, %s as %s: %s', (file, right, wrong, sentence) => {
  expect(refusalOf(file, right, wrong)).toMatch(sentence);
});
