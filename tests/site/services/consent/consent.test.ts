import { expect, test } from 'vitest';
import { createConsentProvider } from '#site/services/consent';

const config = {
  id: '4f1d9cde-0a1b-4c3d-8e5f-123456789abc',
  origin: 'https://consent.cookiebot.com',
  blockingMode: 'manual',
} as const;

test('The banner script has the id, the culture and the blocking mode as query parameters', () => {
  const { banner } = createConsentProvider(config).scriptsOf('fr-CA');
  expect(banner).toBe(
    'https://consent.cookiebot.com/uc.js?cbid=4f1d9cde-0a1b-4c3d-8e5f-123456789abc&culture=fr-CA&blockingmode=manual',
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
