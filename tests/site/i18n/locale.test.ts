import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { negotiateLocale } from '#site/i18n/negotiation';

test('The eight locales have language tags that Intl supports', () => {
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

/** The table of specification §3. `null` stands for "not shown". */
const SPECIFIED_LOCALES = [
  ['nl', 'nl-NL', 'EUR', 'metric', 'EU'],
  ['en', 'en-EN', 'EUR', 'metric', 'EU'],
  ['de', 'de-DE', 'EUR', 'metric', 'EU'],
  ['fr', 'fr-FR', 'EUR', 'metric', 'EU'],
  ['en-UK', null, 'GBP', 'imperial', 'UK'],
  ['en-US', null, 'USD', 'imperial', 'EN_US'],
  ['en-CA', null, 'CAD', 'metric', 'EN_NA'],
  ['fr-CA', null, 'CAD', 'metric', 'EN_NA'],
] as const;

test('The locale entries equal the table of the specification', () => {
  expect(
    locales.map(({ code, language, currency, systemOfUnits, magentoSessionId }, at) => [
      code,
      SPECIFIED_LOCALES[at]?.[1] === null ? null : language,
      currency,
      systemOfUnits,
      magentoSessionId,
    ]),
  ).toEqual(SPECIFIED_LOCALES);
});

test.each([
  ['nl', 'nl-NL', 'nl', 'nl-NL', 'nl', 'nl'],
  ['en', 'en-EN', 'en', 'en-150', 'en', 'en'],
  ['de', 'de-DE', 'de', 'de-DE', 'de', 'de'],
  ['fr', 'fr-FR', 'fr', 'fr-FR', 'fr', 'fr'],
  ['en-UK', 'en-GB', 'en-GB', 'en-GB', 'en', 'en'],
  ['en-US', 'en-US', 'en-US', 'en-US', 'en', 'en'],
  ['en-CA', 'en-CA', 'en-CA', 'en-CA', 'en', 'en'],
  ['fr-CA', 'fr-CA', 'fr-CA', 'fr-CA', 'fr', 'fr'],
])(
  'Locale %s has language %s, hreflang %s, Intl tag %s, base language %s and form language %s',
  (code, ...expected) => {
    const locale = locales.find((candidate) => candidate.code === code);
    expect([
      locale?.language,
      locale?.hreflang,
      locale?.intl,
      locale?.baseLanguage,
      locale?.formkitLocale,
    ]).toEqual(expected);
  },
);

test('Every locale has a name, a unique short name and a region', () => {
  for (const { name, shortName, region } of locales) {
    for (const text of [name, shortName, region]) expect(text).toMatch(/\S/);
  }
  expect(new Set(locales.map(({ shortName }) => shortName)).size).toBe(locales.length);
});

test.each([
  ['nl', '€ 1.234,50'],
  ['en-UK', '£1,234.50'],
  ['en-US', '$1,234.50'],
  ['fr-CA', '1 234,50 $'],
])('Intl formats money in %s as %s', (code, formatted) => {
  const locale = locales.find((candidate) => candidate.code === code);
  const format = new Intl.NumberFormat(locale?.intl, {
    style: 'currency',
    currency: locale?.currency ?? 'EUR',
  });
  expect(format.format(1234.5).replaceAll(/\s/g, ' ')).toBe(formatted);
});

const negotiations: [{ cookie?: string; acceptLanguage?: string }, string, string][] = [
  [{ cookie: 'de', acceptLanguage: 'nl' }, 'de', 'the cookie wins over the browser'],
  [{ cookie: 'xx', acceptLanguage: 'nl' }, 'nl', 'an unknown cookie is ignored'],
  [{ acceptLanguage: 'en-GB,en;q=0.9' }, 'en-UK', 'en-GB is the language tag of en-UK'],
  [{ acceptLanguage: 'fr-CA,fr;q=0.8' }, 'fr-CA', 'a full tag matches'],
  [
    { acceptLanguage: 'fr-BE,en-US;q=0.5' },
    'fr',
    'the base language of a preferred tag wins over a full tag with a lower weight',
  ],
  [{ acceptLanguage: 'pl,de-AT;q=0.7' }, 'de', 'unsupported languages are skipped'],
  [{ acceptLanguage: 'nl;q=0.1,de;q=0.9' }, 'de', 'weight has precedence over position'],
  [{ acceptLanguage: 'nl;q=0,fr' }, 'fr', 'weight 0 excludes a language'],
  [{ acceptLanguage: '*' }, 'en-US', 'a wildcard selects the default'],
  [{ acceptLanguage: '%%%,,;q=' }, 'en-US', 'an invalid header selects the default'],
  [{}, 'en-US', 'no preferences select the default'],
];

test.each(negotiations)('negotiateLocale maps %j to %s: %s', (preferences, code) => {
  expect(negotiateLocale({ cookie: undefined, acceptLanguage: undefined, ...preferences }).code).toBe(code);
});
