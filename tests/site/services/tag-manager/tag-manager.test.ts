import { expect, test } from 'vitest';
import { createTagManager, expectedTagManagerId, isTagManagerId } from '#site/services/tag-manager';

test.each(['GTM-ABC1234', 'GTM-A', 'G-ABC1234567', 'G-1'])('%s is an identifier of the tag manager', (id) => {
  expect(isTagManagerId(id)).toBe(true);
});

test.each([
  ['gtm-abc', 'GTM-ABC'],
  ['GTM-abc1', 'GTM-ABC1'],
  ['GTM_ABC', 'GTM-ABC'],
  ['GTM ABC1', 'GTM-ABC1'],
  ['GTM–ABC1', 'GTM-ABC1'],
  ['GTM--ABC1', 'GTM-ABC1'],
  ['GTM-ABC-1', 'GTM-ABC1'],
  [' GTM-ABC1', 'GTM-ABC1'],
  ['GTM-ABC1\n', 'GTM-ABC1'],
  ['"GTM-ABC1"', 'GTM-ABC1'],
  ['GTMABC1', 'GTM-ABC1'],
  ['gtm:abc1', 'GTM-ABC1'],
  ['G-abc123', 'G-ABC123'],
  ['g_abc123', 'G-ABC123'],
  ['ABC1234', 'GTM-ABC1234'],
  ['abc1234567', 'G-ABC1234567'],
  ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1&l=dataLayer', 'GTM-ABC1'],
  ['https://www.googletagmanager.com/gtag/js?id=G-abc123', 'G-ABC123'],
])('The identifier %j is invalid, and the error suggests %s', (value, suggestion) => {
  expect(isTagManagerId(value)).toBe(false);
  expect(isTagManagerId(suggestion)).toBe(true);
  expect(expectedTagManagerId(value)).toBe(
    `GTM- or G-, then uppercase letters and digits (did you mean ${suggestion}?)`,
  );
});

test.each(['GTM-', 'GTM', 'G', '-', 'tag manager', 'ABC', 'GTM-АBC1', 'GTM-ÀBC1', 'UAABCDEF'])(
  'The identifier %j is invalid, and the error shows an example, because no suggestion is probable',
  (value) => {
    expect(isTagManagerId(value)).toBe(false);
    expect(expectedTagManagerId(value)).toBe(
      'GTM- or G-, then uppercase letters and digits (for example GTM-ABC1234)',
    );
  },
);

test.each([
  ['UA-123', 'Universal Analytics, which Google has ended'],
  ['ua-1234567-1', 'Universal Analytics, which Google has ended'],
  ['AW-123456789', 'Google Ads, whose tags belong in a container'],
  ['DC-1234567', 'Floodlight, whose tags belong in a container'],
  ['GT-ABC123', 'a Google tag, which also has an identifier that starts with G-'],
])('The identifier %s is invalid, and the error says that it belongs to %s', (value, product) => {
  expect(isTagManagerId(value)).toBe(false);
  expect(expectedTagManagerId(value)).toBe(
    `GTM- or G-, then uppercase letters and digits (for example GTM-ABC1234). This identifier is of ${product}`,
  );
});

const config = {
  id: 'GTM-ABC1',
  origin: 'https://www.googletagmanager.com',
  serverScript: undefined,
  tagOrigins: [],
} as const;

test.each([
  ['GTM-ABC1', 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1'],
  ['G-ABC123', 'https://www.googletagmanager.com/gtag/js?id=G-ABC123'],
])('The script of %s is %s, from an external source', (id, script) => {
  expect(createTagManager({ ...config, id }).scripts).toEqual({ id, script });
});

test('Pages may load scripts and send requests to the origin of the tag manager, and send requests to Google Analytics', () => {
  const { scriptOrigins, requestOrigins } = createTagManager(config);
  expect(scriptOrigins).toEqual(['https://www.googletagmanager.com']);
  expect(requestOrigins).toEqual([
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ]);
});

test('With an own server, pages may load scripts and send requests only to that server and the configured origins', () => {
  const { scripts, scriptOrigins, requestOrigins } = createTagManager({
    ...config,
    origin: 'https://tags.example.com',
    serverScript: 'https://server.example.com/tag.js?id=2',
    tagOrigins: ['https://connect.example.net'],
  });
  expect(scripts).toEqual({
    id: 'GTM-ABC1',
    script: 'https://tags.example.com/gtm.js?id=GTM-ABC1',
    serverScript: 'https://server.example.com/tag.js?id=2',
  });
  expect(scriptOrigins).toEqual([
    'https://tags.example.com',
    'https://server.example.com',
    'https://connect.example.net',
  ]);
  expect(requestOrigins).toEqual(scriptOrigins);
});
