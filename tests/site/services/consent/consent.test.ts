import { expect, test } from 'vitest';
import { allowsStatistics, createConsentProvider } from '#site/services/consent';

const config = {
  id: '4f1d9cde-0a1b-4c3d-8e5f-123456789abc',
  origin: 'https://consent.cookiebot.com',
  blockingMode: 'manual',
} as const;

test('The banner script has the id, the culture and the blocking mode as query parameters', () => {
  const { banner } = createConsentProvider(config).scriptsOf('fr');
  expect(banner).toBe(
    'https://consent.cookiebot.com/uc.js?cbid=4f1d9cde-0a1b-4c3d-8e5f-123456789abc&culture=fr&blockingmode=manual',
  );
});

test('The declaration script has the id in its path', () => {
  expect(createConsentProvider(config).scriptsOf('nl').declaration).toBe(
    'https://consent.cookiebot.com/4f1d9cde-0a1b-4c3d-8e5f-123456789abc/cd.js',
  );
});

test.each([
  ['https://consent.cookiebot.com', ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com']],
  ['https://consent.cookiebot.eu', ['https://consent.cookiebot.eu', 'https://consentcdn.cookiebot.eu']],
  ['http://127.0.0.1:4104', ['http://127.0.0.1:4104']],
])('The scripts of %s need the origins %j', (origin, origins) => {
  expect(createConsentProvider({ ...config, origin }).origins).toEqual(origins);
});

const stored = (statistics: boolean) =>
  `{stamp:'x+y==',necessary:true,preferences:true,statistics:${statistics},marketing:true,method:'explicit',ver:1,utc:1764000000000,region:'nl'}`;

test.each([
  ['a consent', `CookieConsent=${encodeURIComponent(stored(true))}`, true],
  [
    'a consent of the test provider',
    `locale=nl; CookieConsent=${encodeURIComponent(`{statistics:true}`)}`,
    true,
  ],
  ['a visitor whose region requires no consent', 'CookieConsent=-1', true],
  ['a refusal', `CookieConsent=${encodeURIComponent(stored(false))}`, false],
  ['no decision', 'locale=nl', false],
  ['an empty decision', 'CookieConsent=', false],
  ['a decision in another cookie', `Other=${encodeURIComponent(stored(true))}`, false],
])('The cookies of %s are read', (_case, cookies, isAllowed) => {
  expect(allowsStatistics(cookies)).toBe(isAllowed);
});
