import { expect, test } from 'vitest';
import { locales } from '#site/locale';
import { negotiateLocale } from '#site/negotiation';

test('there are eight locales, and Intl knows every tag they format by', () => {
  expect(locales.map(({ code }) => code)).toEqual([
    'nl',
    'en',
    'de',
    'fr',
    'en-UK',
    'en-US',
    'en-CA',
    'fr-CA',
  ]);
  const tags = [...new Set(locales.flatMap<string>(({ intl, hreflang }) => [intl, hreflang]))];
  expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags);
});

test.each([
  ['nl', '€ 1.234,50'],
  ['en-UK', '£1,234.50'],
  ['en-US', '$1,234.50'],
  ['fr-CA', '1 234,50 $'],
])('money in %s reads %s', (code, shown) => {
  const locale = locales.find((candidate) => candidate.code === code);
  const format = new Intl.NumberFormat(locale?.intl, {
    style: 'currency',
    currency: locale?.currency ?? 'EUR',
  });
  expect(format.format(1234.5).replaceAll(/\s/g, ' ')).toBe(shown);
});

const preferences: [{ cookie?: string; acceptLanguage?: string }, string, string][] = [
  [{ cookie: 'de', acceptLanguage: 'nl' }, 'de', 'the cookie wins over the browser'],
  [{ cookie: 'xx', acceptLanguage: 'nl' }, 'nl', 'an unknown cookie is ignored'],
  [{ acceptLanguage: 'en-GB,en;q=0.9' }, 'en-UK', 'British English is our en-UK'],
  [{ acceptLanguage: 'fr-CA,fr;q=0.8' }, 'fr-CA', 'a whole tag'],
  [
    { acceptLanguage: 'fr-BE,en-US;q=0.5' },
    'fr',
    'the base of a preferred tag before a whole tag liked less',
  ],
  [{ acceptLanguage: 'pl,de-AT;q=0.7' }, 'de', 'the first that we have'],
  [{ acceptLanguage: 'nl;q=0.1,de;q=0.9' }, 'de', 'by weight, not by place'],
  [{ acceptLanguage: 'nl;q=0,fr' }, 'fr', 'weight nought means not this one'],
  [{ acceptLanguage: '*' }, 'en-US', 'anything'],
  [{ acceptLanguage: '%%%,,;q=' }, 'en-US', 'garbage'],
  [{}, 'en-US', 'nothing'],
];

test.each(preferences)('%j is led to %s: %s', (said, code) => {
  expect(negotiateLocale({ cookie: undefined, acceptLanguage: undefined, ...said }).code).toBe(code);
});
