import { expect, test } from 'vitest';
import { findLocale, type LocaleCode, locales } from '#site/i18n/locale';
import { formatTimestamp } from '../../../../site/embedded/shop/graphql/timestamp.ts';
import { endOfDay } from '../../../../site/embedded/shop/stores/website-days.ts';
import { formatLastDay, lastDayOf } from '../../../../site/pages/product/special-price-end.ts';

const localeOf = (code: LocaleCode) => {
  const locale = findLocale(code);
  if (!locale) throw new Error(`There is no locale ${code}.`);
  return locale;
};

test.each(locales)('The last day of a special price in $code is that of its website', (locale) => {
  for (const day of ['2026-03-29', '2026-07-14', '2026-10-25', '2026-11-30', '2099-12-31'])
    expect(lastDayOf(formatTimestamp(endOfDay(locale.magentoSessionId, day)), locale)).toBe(day);
});

test.each([
  ['nl', '2026-11-30 22:59:59', '2026-11-30'],
  ['nl', '2026-11-30 23:00:00', '2026-12-01'],
  ['en-US', '2026-12-01 04:59:59', '2026-11-30'],
  ['en-US', '2026-12-01 05:00:00', '2026-12-01'],
  ['en-US', '2026-11-30', '2026-11-30'],
  ['en-US', '2026-13-01 04:59:59', undefined],
  ['en-US', 'soon', undefined],
  ['en-US', undefined, undefined],
] as const)('The last day in %s of a special price until %s is %s', (code, end, day) => {
  expect(lastDayOf(end, localeOf(code))).toBe(day);
});

test.each([
  ['en-US', '2026-12-01 04:59:59', '2026-11-20T12:00:00Z', 'November 30'],
  ['en-US', '2100-01-01 04:59:59', '2026-11-20T12:00:00Z', 'December 31, 2099'],
  ['nl', '2099-12-31 22:59:59', '2026-11-20T12:00:00Z', '31 december 2099'],
  // In New York the year 2026 ends at 05:00 UTC.
  ['en-US', '2027-01-01 04:59:59', '2027-01-01T04:00:00Z', 'December 31'],
  ['en-US', '2027-01-11 04:59:59', '2027-01-01T04:00:00Z', 'January 10, 2027'],
  ['nl', '2027-01-10 22:59:59', '2026-12-31T23:00:00Z', '10 januari'],
  ['nl', undefined, '2026-11-20T12:00:00Z', undefined],
] as const)('Text in %s of a special price until %s at %s is %s', (code, end, now, text) => {
  expect(formatLastDay(end, localeOf(code), new Date(now))).toBe(text);
});
