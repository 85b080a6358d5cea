import { expect, test } from 'vitest';
import { formatDate, formatDateRange } from '#design-system/locale-date';
import { locales } from '#site/i18n/locale';

const first = Date.UTC(2026, 5, 1, 1);
const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });

test.each(['fr', 'fr-FR', 'fr-CA'])('%s writes the first day of a month as an ordinal number', (locale) => {
  expect(formatDate(formatOf(locale, { dateStyle: 'full' }), first)).toBe('lundi 1er juin 2026');
  expect(formatDate(formatOf(locale, { day: 'numeric', month: 'long' }), first)).toBe('1er juin');
  const time = formatDate(formatOf(locale, { dateStyle: 'long', timeStyle: 'short' }), first);
  expect(time).toMatch(/^1er juin 2026 à 0?1[: ]/);
  const range = formatOf(locale, { day: 'numeric', month: 'long' });
  expect(formatDateRange(range, Date.UTC(2026, 4, 31), first)).toMatch(/^31 mai\s?–\s?1er juin$/);
  expect(formatDateRange(range, first, Date.UTC(2026, 5, 3))).toMatch(/^1er\s?–\s?3 juin$/);
});

test('French writes an ordinal number in each month', () => {
  for (let month = 0; month < 12; month += 1)
    for (const name of ['long', 'short'] as const)
      expect(
        formatDate(formatOf('fr-FR', { day: 'numeric', month: name }), Date.UTC(2026, month, 1)),
      ).toMatch(/^1er \p{L}+\.?$/u);
});

test('French numbers and other days stay as they are', () => {
  expect(formatDate(formatOf('fr-FR', { dateStyle: 'short' }), first)).toBe('01/06/2026');
  expect(formatDate(formatOf('fr-FR', { day: 'numeric' }), first)).toBe('1');
  expect(formatDate(formatOf('fr-FR', { hour: 'numeric', minute: '2-digit' }), first)).toBe('1:00');
  expect(formatDate(formatOf('fr-CA', { hour: 'numeric', minute: '2-digit' }), first)).toBe('1 h 00');
  expect(formatDate(formatOf('fr-FR', { dateStyle: 'long' }), Date.UTC(2026, 5, 21))).toBe('21 juin 2026');
});

test.each(locales.filter(({ baseLanguage }) => baseLanguage !== 'fr').map(({ intl }) => intl))(
  'The notation of %s is that of Intl',
  (locale) => {
    for (const options of [{ dateStyle: 'full' }, { dateStyle: 'long', timeStyle: 'short' }] as const) {
      const format = formatOf(locale, options);
      expect(formatDate(format, first)).toBe(format.format(first));
    }
  },
);
