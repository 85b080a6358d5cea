import { describe, expect, test } from 'vitest';
import { phoneLink } from '#renderer/parse/phone-link';

describe('phoneLink', () => {
  test.each([
    ['international number', '+31 23 555 0119', 'tel:+31235550119'],
    ['trunk prefix after a country code', '+31 (0)23-555 0119', 'tel:+31235550119'],
    ['area code in brackets', '+1 (503) 555-0119', 'tel:+15035550119'],
    ['slashes and dots', '+49 30/23125.116', 'tel:+493023125116'],
  ])('keeps country code and area code: %s', (_, phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });

  test.each([
    ['spaces', '023 555 0119', 'tel:0235550119'],
    ['area code in brackets', '(023) 555 0119', 'tel:0235550119'],
    ['only the zero in brackets', '(0)23 555 0119', 'tel:0235550119'],
    ['hyphens', '0570-555-014', 'tel:0570555014'],
  ])('keeps the area code of a national number: %s', (_, phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });

  test.each([
    ['letters', '+31 lamp'],
    ['an empty text', ''],
    ['too few digits', '112'],
    ['too many digits', '+31 23 555 0119 555 0119'],
  ])('returns undefined for %s', (_, phone) => {
    expect(phoneLink(phone)).toBeUndefined();
  });
});
