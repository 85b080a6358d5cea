import { describe, expect, test } from 'vitest';
import { defaultLocale, localeCodes, locales } from '#site/i18n/locale';
import { negotiateLocale } from '#site/i18n/negotiation';
import { fc } from '../../properties.ts';

/** `Accept-Language` headers of browsers, and the expected locale. */
const BROWSER_HEADERS = [
  ['nl-NL,nl;q=0.9,en-US;q=0.8,en;q=0.7', 'nl'],
  ['nl-BE,nl;q=0.9,fr-BE;q=0.8,fr;q=0.7,en;q=0.6', 'nl'],
  ['en-GB,en-US;q=0.9,en;q=0.8', 'en-UK'],
  ['en-US,en;q=0.5', 'en-US'],
  ['en-CA,fr-CA;q=0.9,en;q=0.8,fr;q=0.7', 'en-CA'],
  ['fr-CA,fr;q=0.9,en-CA;q=0.8,en;q=0.7', 'fr-CA'],
  ['fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7', 'fr'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  ['de-AT,de-DE;q=0.9,de;q=0.8,en;q=0.6', 'de'],
  ['de', 'de'],
  ['en-AU,en;q=0.9', 'en'],
  ['en-IE', 'en'],
  ['en', 'en'],
  ['EN-gb', 'en-UK'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'en'],
  ['zh-Hant-TW,zh;q=0.9', 'en-US'],
  ['pt-BR,pt;q=0.9,es;q=0.8', 'en-US'],
  ['sr-Latn-RS,sr;q=0.9,de;q=0.1', 'de'],
  ['*', 'en-US'],
] as const;

test.each(BROWSER_HEADERS)('negotiateLocale maps Accept-Language "%s" to %s', (acceptLanguage, code) => {
  expect(negotiateLocale({ cookie: undefined, acceptLanguage }).code).toBe(code);
});

describe('negotiateLocale, for any header', () => {
  const anyHeader = fc.option(
    fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(...BROWSER_HEADERS.map(([header]) => header)),
      fc
        .array(fc.tuple(fc.constantFrom('nl', 'de-AT', 'fr-CA', 'xx', '*'), fc.float()))
        .map((ranges) => ranges.map(([tag, weight]) => `${tag};q=${weight}`).join(',')),
    ),
    { nil: undefined },
  );

  test('returns one of the eight locales', () => {
    fc.assert(
      fc.property(anyHeader, anyHeader, (cookie, acceptLanguage) => {
        expect(locales).toContain(negotiateLocale({ cookie, acceptLanguage }));
      }),
    );
  });

  test('prefers the cookie', () => {
    fc.assert(
      fc.property(fc.constantFrom(...localeCodes), anyHeader, (cookie, acceptLanguage) => {
        expect(negotiateLocale({ cookie, acceptLanguage }).code).toBe(cookie);
      }),
    );
  });

  test('ignores a language with weight 0', () => {
    fc.assert(
      fc.property(fc.constantFrom('nl', 'de', 'fr', 'en'), (language) => {
        const { code } = negotiateLocale({ cookie: undefined, acceptLanguage: `${language};q=0` });
        expect(code).toBe(defaultLocale.code);
      }),
    );
  });

  test('prefers the language with the higher weight in any order', () => {
    const weights = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 501, max: 1000 }));
    fc.assert(
      fc.property(weights, fc.boolean(), ([low, high], isReversed) => {
        const ranges = [`nl;q=${low / 1000}`, `de;q=${high / 1000}`];
        if (isReversed) ranges.reverse();
        expect(negotiateLocale({ cookie: undefined, acceptLanguage: ranges.join(', ') }).code).toBe('de');
      }),
    );
  });
});
