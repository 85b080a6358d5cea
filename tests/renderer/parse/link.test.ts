import { expect, test } from 'vitest';
import { isExternalUrl, readLink } from '#renderer/parse/link';

const page = { locale: 'nl', locales: ['nl', 'en-UK'], origin: 'https://www.example.test' };

test.each([
  ['/over-ons', '/nl/over-ons', 'a path without a locale gets the page’s locale'],
  ['over-ons', '/nl/over-ons', 'a relative path gets the page’s locale'],
  ['/', '/nl', 'the root becomes the locale’s home page'],
  ['/en-UK/about', '/en-UK/about', 'a path with a locale is unchanged'],
  ['/assets/care.pdf', '/assets/care.pdf', 'a file has no locale'],
  [
    'https://www.example.test/nl/contact?a=1#b',
    '/nl/contact?a=1#b',
    'a URL of the own origin becomes a path',
  ],
  ['https://elsewhere.test/x', 'https://elsewhere.test/x', 'an external URL is unchanged'],
  ['//elsewhere.test/x', 'https://elsewhere.test/x', 'a protocol-relative URL is external'],
  ['#care', '#care', 'a fragment is unchanged'],
  ['mailto:a@example.test', 'mailto:a@example.test', 'an email address is unchanged'],
  ['tel:+31570000000', 'tel:+31570000000', 'a telephone number is unchanged'],
  ['/a/../../b', '/nl/b', 'dot segments are resolved first'],
])('readLink turns %s into %s: %s', (typed, href) => {
  expect(readLink(typed, page)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '/\\elsewhere.test',
  'http://',
  '',
  '   ',
])('readLink returns undefined for %j', (typed) => {
  expect(readLink(typed, page)).toBeUndefined();
});

test('isExternalUrl is true for absolute URLs only', () => {
  expect(['https://elsewhere.test', '/nl', '#a', 'mailto:a@example.test'].map(isExternalUrl)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
