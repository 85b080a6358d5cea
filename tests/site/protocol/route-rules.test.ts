import { expect, test } from 'vitest';
import { payloadUrl } from '#site/protocol/payload';
import { findRedirect, isPreviewUrl, matchesPattern } from '#site/protocol/route-rules';
import { fc } from '../../properties.ts';

test.each([
  ['/nl', '/nl', true],
  ['/nl', '/nl/x', false],
  ['/nl/*', '/nl/x/y', true],
  ['/nl/*', '/nl', false],
  ['/en/*', '/en-UK/about', false],
])('%s fits %s: %s', (pattern, path, expected) => {
  expect(matchesPattern(pattern, path)).toBe(expected);
});

test('the first rule that fits counts, and what its star stands for is written as it is', () => {
  const rules = [
    { from: '/nl/blog/*', to: '/nl/verhalen/*', status: 301 },
    { from: '/nl/*', to: '/nl', status: 302 },
  ] as const;
  expect(findRedirect(rules, '/nl/blog/$&')).toEqual({ to: '/nl/verhalen/$&', status: 301 });
  expect(findRedirect(rules, '/nl/x')).toEqual({ to: '/nl', status: 302 });
  expect(findRedirect(rules, '/de')).toBeUndefined();
});

test.each([
  ['?preview=true', true],
  ['?preview=false', false],
  ['?live-preview=abc', true],
  ['?token=abc', true],
  ['?page=2', false],
])('an address with %s asks for drafts or holds a secret: %s', (query, expected) => {
  expect(isPreviewUrl(new URL(query, 'https://www.example.test/nl'))).toBe(expected);
});

test.each([
  ['/nl', '/nl/_payload.json?build=b'],
  ['/nl/', '/nl/_payload.json?build=b'],
  ['/nl/verhalen?page=2&topic=licht#lijst', '/nl/verhalen/_payload.json?page=2&topic=licht&build=b'],
  ['/nl?build=mine', '/nl/_payload.json?build=b'],
])('the payload of %s is at %s', (page, address) => {
  expect(payloadUrl(new URL(page, 'https://www.example.test'), 'b')).toBe(address);
});

test('whatever a page’s query says, its payload is asked for with just that', () => {
  const query = fc.dictionary(
    fc.string().filter((name) => name !== 'build'),
    fc.string(),
  );
  fc.assert(
    fc.property(query, (parameters) => {
      const page = new URL('https://www.example.test/nl/verhalen');
      page.search = new URLSearchParams(parameters).toString();
      const asked = new URL(payloadUrl(page, 'b'), page).searchParams;
      expect(asked.get('build')).toBe('b');
      asked.delete('build');
      expect(asked.toString()).toBe(new URLSearchParams(page.search).toString());
    }),
  );
});
