import { expect, test } from 'vitest';
import { findLocale, type LocaleCode, locales } from '#site/i18n/locale';
import { formatDay } from '../../../../site/pages/order/to-order-details.ts';

test.each<readonly [LocaleCode, string, string]>([
  ['en-US', '2026-11-24T01:30:00Z', 'November 23, 2026'],
  ['nl', '2026-11-23T23:30:00Z', '24 november 2026'],
  ['en-UK', '2026-11-23T23:30:00Z', '23 November 2026'],
])('An order has the date of the day in the time zone of %s', (code, moment, day) => {
  expect(formatDay(new Date(moment), findLocale(code) ?? locales[0])).toBe(day);
});
