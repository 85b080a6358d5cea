import { expect, test } from 'vitest';
import { findLocale, locales } from '#site/i18n/locale';
import { expectedDelivery } from '../../../../site/pages/checkout/expected-delivery.ts';

const SHOP = { delivery_days_from: 2, delivery_days_to: 2, order_before: '12:00', large_from: 10 };
const localeOf = (code: string) => findLocale(code) ?? locales[0];
const days = (now: string, shop: object = SHOP, code = 'nl', weight = 1) =>
  expectedDelivery(shop, { weight, now: new Date(now), locale: localeOf(code) })?.replaceAll(/\s/g, ' ');

test.each([
  ['before noon', '2026-11-23T10:59Z', 'woensdag 25 november'],
  ['after noon', '2026-11-23T11:00Z', 'donderdag 26 november'],
  ['on a Thursday', '2026-11-26T08:00Z', 'maandag 30 november'],
  ['on a Friday afternoon', '2026-11-27T15:00Z', 'woensdag 2 december'],
  ['on a Saturday', '2026-11-28T08:00Z', 'woensdag 2 december'],
  ['on a Sunday afternoon', '2026-11-29T15:00Z', 'woensdag 2 december'],
])('A parcel that is ordered %s arrives two working days later', (_, now, expected) => {
  expect(days(now)).toBe(expected);
});

test('The day of an order is that of the time zone of the site', () => {
  const shop = { delivery_days_from: 1 };
  // In both time zones it is the evening of 23 November.
  expect(days('2026-11-23T22:30Z', shop)).toBe('dinsdag 24 november');
  expect(days('2026-11-24T03:30Z', shop, 'en-US')).toBe('Tuesday, November 24');
});

test('Several days are a range in the language of the page', () => {
  const shop = { delivery_days_from: 3, delivery_days_to: 5 };
  expect(days('2026-11-23T08:00Z', shop, 'de')).toMatch(/^Donnerstag, 26\. ?.*Montag, 30\. November$/);
  expect(days('2026-11-23T08:00Z', shop, 'en-US')).toMatch(/^Thursday, November 26 – Monday, November 30$/);
});

test.each([
  ['a heavy product', SHOP, 12],
  ['a site without days', { large_from: 10 }, 1],
  ['days that are no number', { ...SHOP, delivery_days_from: 'two' }, 1],
  ['a number of days that is a typing error', { ...SHOP, delivery_days_from: 20261127 }, 1],
  ['a global that is missing', {}, 1],
])('%s has no expected day', (_, shop, weight) => {
  expect(days('2026-11-23T08:00Z', shop, 'nl', weight)).toBeUndefined();
});
