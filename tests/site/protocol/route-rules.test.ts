import { expect, test } from 'vitest';
import { payloadUrl } from '#site/protocol/payload';
import {
  createRouteRules,
  findRedirect,
  isPreviewUrl,
  locationOf,
  matchesPattern,
  tryDecode,
} from '#site/protocol/route-rules';
import { fc } from '../../properties.ts';

test.each([
  ['/nl', '/nl', true],
  ['/nl', '/nl/x', false],
  ['/nl/*', '/nl/x/y', true],
  ['/nl/*', '/nl', false],
  ['/en/*', '/en-UK/about', false],
])('matchesPattern(%s, %s) is %s', (pattern, path, expected) => {
  expect(matchesPattern(pattern, path)).toBe(expected);
});

test('The route rules list a personal page once, without the pages below it', () => {
  const personal = ['/nl/mijn-account/adressen', '/nl/mijn-account', '/nl/winkelwagen', '/nl/winkelwagens'];
  expect(createRouteRules(['nl'], [], { parameters: [], personal }).personal).toEqual([
    '/nl/mijn-account',
    '/nl/winkelwagen',
    '/nl/winkelwagens',
  ]);
});

test('findRedirect applies the first matching rule and inserts the rest of the path literally', () => {
  const rules = [
    { from: '/nl/blog/*', to: '/nl/verhalen/*', status: 301 },
    { from: '/nl/*', to: '/nl', status: 302 },
  ] as const;
  expect(findRedirect(rules, '/nl/blog/$&')).toEqual({ to: '/nl/verhalen/$&', status: 301 });
  expect(findRedirect(rules, '/nl/x')).toEqual({ to: '/nl', status: 302 });
  expect(findRedirect(rules, '/de')).toBeUndefined();
});

test.each([
  ['/nl/oud/tafel%26stoel', '/nl/nieuw/tafel%26stoel'],
  ['/nl/oud/a%2Fb%3Fc%23d', '/nl/nieuw/a%2Fb%3Fc%23d'],
  ['/nl/oud/caf%C3%A9%2Cbar', '/nl/nieuw/caf%C3%A9%2Cbar'],
  ['/nl/oud/caf%C3%A9-100%25', '/nl/nieuw/caf%C3%A9-100%25'],
])('A redirect of %s keeps the escapes of the path', (path, location) => {
  const rules = [{ from: '/nl/oud/*', to: '/nl/nieuw/*', status: 301 }] as const;
  const redirect = findRedirect(rules, tryDecode(path) ?? path);
  expect(redirect && locationOf(redirect, '?a=%26')).toBe(`${location}?a=%26`);
});

test.each([
  ['?preview=true', true],
  ['?preview=false', false],
  ['?live-preview=abc', true],
  ['?token=abc', true],
  ['?page=2', false],
])('isPreviewUrl for the query %s is %s', (query, expected) => {
  expect(isPreviewUrl(new URL(query, 'https://www.example.test/nl'))).toBe(expected);
});

test.each([
  ['/nl', '/nl/_payload.json?build=b'],
  ['/nl/', '/nl/_payload.json?build=b'],
  ['/nl/verhalen?page=2&topic=licht#lijst', '/nl/verhalen/_payload.json?page=2&topic=licht&build=b'],
  ['/nl?build=mine', '/nl/_payload.json?build=b'],
])('payloadUrl(%s) is %s', (page, address) => {
  expect(payloadUrl(new URL(page, 'https://www.example.test'), 'b')).toBe(address);
});

test('payloadUrl keeps any query of the page and adds only the build', () => {
  const query = fc.dictionary(
    fc.string().filter((name) => name !== 'build'),
    fc.string(),
  );
  fc.assert(
    fc.property(query, (parameters) => {
      const page = new URL('https://www.example.test/nl/verhalen');
      page.search = new URLSearchParams(parameters).toString();
      const sent = new URL(payloadUrl(page, 'b'), page).searchParams;
      expect(sent.get('build')).toBe('b');
      sent.delete('build');
      expect(sent.toString()).toBe(new URLSearchParams(page.search).toString());
    }),
  );
});
