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
  ['categories.yaml', /^[\s\S]*$/, 'lamps: Lampen', /categories\.yaml:1 must be a list of categories/],
])('Schema of %s with %s replaced by %s reports %s', (file, pattern, replacement, message) => {
  expect(errorMessageAfter(file, pattern, replacement)).toMatch(message);
});
