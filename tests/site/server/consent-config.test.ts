import { afterEach, expect, test, vi } from 'vitest';
import { TEST_CONSENT_ID } from '#embedded/consent';
import { readConsentConfig } from '../../../site/server/consent-config.ts';

const error = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => error.mockClear());

const consent = {
  id: undefined,
  origin: 'https://consent.cookiebot.com',
  blockingMode: 'manual',
  isTest: false,
} as const;

test('Without an id of the consent provider the start logs it, and pages have no banner', () => {
  expect(readConsentConfig(consent, undefined)).toBeUndefined();
  expect(error.mock.calls).toEqual([['No Cookiebot ID given. Aborting...']]);
});

test('A configured consent provider is used with its id, origin and blocking mode', () => {
  const id = '4f1d9cde-0a1b-4c3d-8e5f-123456789abc';
  expect(readConsentConfig({ ...consent, id, blockingMode: 'auto' }, undefined)).toEqual({
    id,
    origin: 'https://consent.cookiebot.com',
    blockingMode: 'auto',
  });
  expect(error).not.toHaveBeenCalled();
});

test('The test provider of consent has its own id and origin', () => {
  expect(readConsentConfig({ ...consent, isTest: true }, 'http://127.0.0.1:4104')).toEqual({
    id: TEST_CONSENT_ID,
    origin: 'http://127.0.0.1:4104',
    blockingMode: 'manual',
  });
  expect(error).not.toHaveBeenCalled();
});
