import { expect, test } from 'vitest';
import { copyCatalogue, errorMessageAfter } from './edited-catalogue.ts';

copyCatalogue();

test.each([
  ['attributes.yaml', /code: kelvin/, 'code: celsius', /10\.code|11\.code|code must be one of color, /],
  [
    'attributes.yaml',
    /'#3b3a38'/,
    "'black'",
    /0\.options\.0\.swatch must be a colour of six lower-case hexadecimal digits/,
  ],
  ['attributes.yaml', /^ {2}unit: kg\n/m, '', /unit is missing; write for example cm/],
  [
    'attributes.yaml',
    /input: choices/,
    'input: colours',
    /1\.input must be choice, choices, number or “yes or no”/,
  ],
  ['websites.yaml', /GBP/, 'DKK', /UK\.currency must be EUR, GBP, USD or CAD/],
  ['websites.yaml', /with tax/, 'gross', /must be “with tax” or “without tax”/],
  ['websites.yaml', /NL: 21/, 'NL: 2100', /EU\.rates\.NL must be a percentage of at most 100/],
  ['redirects.yaml', /301/, '404', /0\.code must be 301 \(permanent\) or 302 \(temporary\)/],
  ['redirects.yaml', /from: /, 'from: /', /0\.from must be a path without a leading slash and with \.html/],
  ['categories.yaml', /^[\s\S]*$/, 'lamps: Lampen', /categories\.yaml:1 must be a list of categories/],
])('Schema of %s with %s replaced by %s reports %s', (file, pattern, replacement, message) => {
  expect(errorMessageAfter(file, pattern, replacement)).toMatch(message);
});

test.each([
  [/from: oude-lantaarn\.html/, 'from: lampen.html', /0\.from is the address of a page: lampen\.html/],
  [/from: lantaarn-van-de-maand\.html/, 'from: oude-lantaarn.html', /1\.from is used twice/],
  [/to: lantaarn-hoeve-31\.html/, 'to: gone.html', /0\.to does not lead to a product or a category/],
  [/to: lantaarn-hoeve-31\.html/, 'to: lantaarn-van-de-maand.html', /0\.to does not lead to a product/],
])('Cross-check of redirects with %s replaced by %s reports %s', (pattern, replacement, message) => {
  expect(errorMessageAfter('redirects.yaml', pattern, replacement)).toMatch(message);
});
