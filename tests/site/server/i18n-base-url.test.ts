import { expect, test } from 'vitest';
import { readEnvironment } from '../../../site/server/env.ts';
import { reportBaseUrlMismatch } from '../../../site/server/i18n-base-url.ts';
import { expectConsole, getConsoleTexts } from '../../expect-console.ts';

const SITE_URL = 'https://www.example.com';
const OTHER_URL = 'https://shop.example.com';

test('An i18n base URL that differs from the site URL is logged as an error in production', () => {
  expectConsole('error', /^I18N_BASE_URL: /);
  reportBaseUrlMismatch(readEnvironment({ I18N_BASE_URL: OTHER_URL }), SITE_URL);
  expect(getConsoleTexts('error')).toEqual([
    `I18N_BASE_URL: expected the site's URL "${SITE_URL}", got "${OTHER_URL}". Example: I18N_BASE_URL=${SITE_URL}`,
  ]);
});

test.each([
  { I18N_BASE_URL: '' },
  { I18N_BASE_URL: `${SITE_URL}/` },
  { I18N_BASE_URL: OTHER_URL, APP_ENV: 'staging' },
  { I18N_BASE_URL: OTHER_URL, APP_ENV: 'development' },
])('The i18n base URL is accepted with the variables %j', (variables) => {
  reportBaseUrlMismatch(readEnvironment(variables), SITE_URL);
  expect(getConsoleTexts('error')).toEqual([]);
});
