import { describe, expect, test } from 'vitest';
import { findLocale, type Locale, localeCodes } from '#site/i18n/locale';
import { formatMeasure } from '../../../../site/pages/product/measures.ts';
import {
  textOfAttribute,
  toSpecifications,
  weightOf,
} from '../../../../site/pages/product/specifications.ts';

function localeOf(code: string): Locale {
  const locale = findLocale(code);
  if (!locale) throw new Error(`No locale ${code}`);
  return locale;
}
/** Replaces no-break spaces by ordinary ones, because their use in `Intl` differs between versions of ICU. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const number = (code: string, value: string) => ({ code, label: code, values: [value], isChoice: false });

describe('A measure', () => {
  test.each([
    ['nl', 'cm', 18.5, '18,5 cm'],
    ['de', 'cm', 148, '148 cm'],
    ['en', 'cm', 18.5, '18.5 cm'],
    ['en-US', 'cm', 18.5, '7.3 in'],
    ['en-US', 'cm', 148, '58.3 in'],
    ['en-US', 'cm', 2.54, '1 in'],
    ['en-UK', 'cm', 31, '12.2 in'],
    ['en-CA', 'cm', 31, '31 cm'],
    ['fr-CA', 'kg', 3.4, '3,4 kg'],
    ['nl', 'kg', 0.03, '30 g'],
    ['en-US', 'kg', 3.4, '7.5 lb'],
    ['en-US', 'kg', 0.03, '1.1 oz'],
    ['en-US', 'kg', 0.4, '14.1 oz'],
    ['en-UK', 'kg', 14, '30.9 lb'],
    ['nl', 'h', 40, '40 uur'],
    ['de', 'h', 1, '1 Stunde'],
    ['en-US', 'y', 1, '1 year'],
    ['fr', 'y', 12, '12 ans'],
    ['nl', 'lm', 120, '120 lm'],
    ['de', 'K', 2200, '2.200 K'],
    ['en-US', 'K', 2200, '2,200 K'],
  ] as const)('in %s: %s %d', (code, measure, value, expected) => {
    expect(plain(formatMeasure(value, measure, localeOf(code)))).toBe(expected);
  });

  test('comes from one value in every locale', () => {
    const texts = localeCodes.map((code) => formatMeasure(31, 'cm', localeOf(code)));
    expect(texts.filter((text) => text.includes('cm'))).toHaveLength(6);
    expect(texts.filter((text) => plain(text) === '12.2 in')).toHaveLength(2);
  });
});

describe('Specifications', () => {
  const attributes = [
    { code: 'color', label: 'Kleur', values: ['Klei'], isChoice: true },
    { code: 'materials', label: 'Materiaal', values: ['steengoed', 'messing'], isChoice: true },
    { code: 'replaceable', label: 'Vervangbaar', values: ['Ja'], isChoice: true },
    number('height', '31.0000'),
    number('weight', '3.4'),
    { code: 'care_text', label: 'Onderhoud', values: ['Afvegen.'], isChoice: false },
    number('ean', '2000000102030'),
  ];

  test('have the units of the locale, and omit options and texts that the page shows elsewhere', () => {
    const lines = toSpecifications(attributes, ['color'], localeOf('nl'));
    expect(lines.map(({ code, value }) => [code, plain(value)])).toEqual([
      ['materials', 'Steengoed, messing'],
      ['replaceable', 'Ja'],
      ['height', '31 cm'],
      ['weight', '3,4 kg'],
      ['ean', '2000000102030'],
    ]);
  });

  test('show a value that is no number as it is', () => {
    expect(toSpecifications([number('height', 'about 31')], [], localeOf('nl'))[0]?.value).toBe('about 31');
  });

  test('do not read properties of objects as units', () => {
    expect(toSpecifications([number('constructor', '5')], [], localeOf('nl'))[0]?.value).toBe('5');
  });

  test('have texts and the weight by code', () => {
    expect(textOfAttribute(attributes, 'care_text')).toBe('Afvegen.');
    expect(textOfAttribute(attributes, 'color')).toBeUndefined();
    expect(weightOf(attributes)).toBe(3.4);
    expect(weightOf([])).toBeUndefined();
  });
});
