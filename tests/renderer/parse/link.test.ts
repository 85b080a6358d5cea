import { expect, test } from 'vitest';
import { isExternalUrl, readLink } from '#renderer/parse/link';

const page = { locale: 'nl', locales: ['nl', 'en-UK'], origin: 'https://www.example.test' };

test.each([
  ['/over-ons', '/nl/over-ons', 'a path without a locale belongs to the page’s own'],
  ['over-ons', '/nl/over-ons', 'a path without a slash too'],
  ['/', '/nl', 'the root is the locale’s home'],
  ['/en-UK/about', '/en-UK/about', 'a path with a locale stays'],
  ['/assets/care.pdf', '/assets/care.pdf', 'a file has no locale'],
  ['https://www.example.test/nl/contact?a=1#b', '/nl/contact?a=1#b', 'our own origin becomes a path'],
  ['https://elsewhere.test/x', 'https://elsewhere.test/x', 'another site stays absolute'],
  ['//elsewhere.test/x', 'https://elsewhere.test/x', 'a protocol-relative address is another site'],
  ['#care', '#care', 'a fragment stays'],
  ['mailto:a@example.test', 'mailto:a@example.test', 'mail'],
  ['tel:+31570000000', 'tel:+31570000000', 'telephone'],
  ['/a/../../b', '/nl/b', 'dots are resolved before anything is believed'],
])('%s leads to %s: %s', (typed, href) => {
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
])('%j leads nowhere', (typed) => {
  expect(readLink(typed, page)).toBeUndefined();
});

test('only absolute addresses lead away', () => {
  expect(['https://elsewhere.test', '/nl', '#a', 'mailto:a@example.test'].map(isExternalUrl)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
