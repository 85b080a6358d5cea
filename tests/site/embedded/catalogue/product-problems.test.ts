import { expect, test } from 'vitest';
import {
  copyCatalogue,
  editFile,
  errorMessageAfter,
  HOEVE,
  MAAN,
  readingError,
  SNOER,
} from './edited-catalogue.ts';

copyCatalogue();

test.each([
  [MAAN, /^id: 101/, 'id: [101', /maan-15\.yaml:\d+ is not valid YAML: .+; correct this line/],
  [MAAN, /^id: 101/, 'id: 101\nid: 102', /maan-15\.yaml:\d+ is not valid YAML: .*duplicated/],
  [MAAN, /^weight: .*\n/m, '', /maan-15\.yaml:1 › weight is missing; write for example 3\.4\./],
  [MAAN, /^size: .*\n/m, '', /size is missing; write for example \{ diameter: 15, height: 37 \}/],
  [MAAN, /^weight:/m, 'wieght: 2\nweight:', /:7 › wieght is not a known key; allowed are id, sku, /],
  [MAAN, /^weight: .*/m, 'weight: heavy', /weight must be a number of kilograms above 0/],
  [MAAN, /^weight: .*/m, 'weight: 2.6001', /weight must be .+ at most 2 decimals, for example 3\.4/],
  [MAAN, /height: 37/, 'height: 17 in', /size\.height must be a number of centimetres above 0/],
  [MAAN, /^size: .*/m, 'size: {}', /size must contain at least one size, for example \{ height: 31 \}/],
  [MAAN, /UK: 129, /, '', /price\.UK is missing; write for example 149/],
  [MAAN, /UK: 129/, 'UK: -1', /price\.UK must be an amount of at least 0 with at most 2 decimals/],
  [MAAN, /UK: 129/, 'UK: 129.505', /price\.UK must be an amount .+ at most 2 decimals, for example 149/],
  [MAAN, /EU: 129, /, 'EU: 149, ', /variants\.2\.special\.price\.EU must be below the regular price, 149/],
  [MAAN, /^size:/m, 'new_since: soon\nsize:', /new_since must be a date in quotes/],
  [MAAN, /UK: 129/, 'GB: 129', /price\.GB is not a known key; allowed are EU, UK, EN_US, EN_NA/],
  [
    MAAN,
    /stock: \{ EU: \d+/,
    'stock: { EU: 1.5',
    /variants\.0\.stock\.EU must be a whole number of at least 0/,
  ],
  [MAAN, /^size:/m, 'tax: none\nsize:', /:6 › tax is not a known key; allowed are id, sku, /],
  [MAAN, /^popularity: .*/m, 'popularity: 101', /popularity must be a whole number from 0 to 100/],
  [
    MAAN,
    /^categories: .*/m,
    'categories: []',
    /must contain at least one category, for example \[portable-lamps\]/,
  ],
  [MAAN, /power: battery/, 'power: solar', /light\.power must be battery, mains or low-voltage/],
  [MAAN, /^ {2}hours: .*\n/m, '', /light\.hours is missing; write for example \{ low: 40, full: 11 \}/],
  [MAAN, /low: 40/, 'low: 4', /light\.hours must be longer at `low` than at `full`/],
  [SNOER, /^ {2}kelvin:/m, '  charging: 2\n  kelvin:', /light\.charging is not a known key/],
  [MAAN, /IP65/, 'splashes', /light\.protection must be IP and two digits, for example IP65/],
  [MAAN, /'(2000000101019)'/, '$1', /variants\.0\.ean must be in quotes, for example '2000000101019'/],
  [MAAN, /'2000000101019'/, "'8710000101019'", /ean must be 13 digits starting with 2/],
  [MAAN, /'2000000101019'/, "'2000000101018'", /ean has a wrong check digit; write 2000000101019/],
  [
    MAAN,
    /picture: .*/,
    'picture: https://cdn.test/maan.jpg',
    /picture must be a path in the asset container/,
  ],
  [SNOER, /^variants:[\s\S]+^texts:/m, 'variants: []\ntexts:', /variants must contain at least one variant/],
  [
    MAAN,
    /VV-MAAN-15-CLAY/,
    'vv-maan-15-clay',
    /sku must be VV and the handle in capitals, for example VV-MAAN-15/,
  ],
  [SNOER, /^ {2}de:/m, '  de-AT:', /texts\.de is missing[\s\S]+texts\.de-AT is not a known key/],
  [MAAN, /^ {4}care: .*\n/m, '', /texts\.nl\.care is missing; write for example Wash the globe by hand/],
  [MAAN, /^ {4}care: .*/m, "    care: ''", /texts\.nl\.care must not be empty/],
  [SNOER, /^ {4}long:(?:\n {6}.*)+/m, '    long: []', /texts\.nl\.long must contain at least one paragraph/],
  [SNOER, /^ {4}search:(?:\s+)\[.*\]/m, '    search: []', /texts\.nl\.search must contain at least one word/],
  [MAAN, /slug: tafellamp-maan-15/, 'slug: tafellämp', /slug may contain lower-case letters without accents/],
])('Product schema of %s with %s replaced by %s reports %s', (file, pattern, replacement, message) => {
  expect(errorMessageAfter(file, pattern, replacement)).toMatch(message);
});

test('CatalogueError lists all problems with file, line and path', () => {
  editFile(MAAN, /^weight: .*/m, 'weight: heavy');
  editFile(HOEVE, /^popularity: .*/m, 'popularity: high');
  expect(readingError().problems.map(({ file, line, path }) => [file, line, path])).toEqual([
    [HOEVE, 3, ['popularity']],
    [MAAN, 7, ['weight']],
  ]);
});
