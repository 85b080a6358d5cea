import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isNecessary, NECESSARY_DATA } from '../../journeys/stored-data.ts';

const decision = readFileSync('.decisions/0060-consent.md', 'utf8');

test.each(NECESSARY_DATA)('The decision about consent documents %s', (stored) => {
  const name = stored.slice(stored.indexOf(' ') + 1);
  expect(decision).toContain(`\`${name}\``);
});

test.each([
  'cookie locale',
  'cookie magento_EU_wishlist',
  'localStorage cart-prices EN_NA',
  'sessionStorage form:contact:0',
  'sessionStorage checkout:EU:contact',
])('%s needs no consent', (stored) => {
  expect(isNecessary(stored)).toBe(true);
});

test.each([
  'cookie _ga',
  'cookie localeX',
  'cookie search_visitor',
  'localStorage lantern:found-products',
  'localStorage lantern:sent-events',
  'localStorage locale',
  'localStorage cart-prices',
  'sessionStorage theme',
])('%s is not among the data that needs no consent', (stored) => {
  expect(isNecessary(stored)).toBe(false);
});
