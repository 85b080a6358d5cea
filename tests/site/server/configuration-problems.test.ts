import { expect, test } from 'vitest';
import { configurationProblems } from '../../../site/server/configuration-problems.ts';
import { readEnvironment } from '../../../site/server/env.ts';

const SITE_URL = 'https://www.example.com';
const OTHER_URL = 'https://shop.example.com';
const BEHIND_PROXY = { SITE_URL, CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' };

/** Returns the names of the variables with problems. */
function problemsOf(variables: Readonly<Record<string, string>>) {
  const environment = readEnvironment(variables);
  const problems = configurationProblems(environment, environment.siteUrl ?? 'http://localhost:3000');
  return problems.map((problem) => problem.split(':')[0]);
}

test('An i18n base URL that differs from the site URL is a problem in production', () => {
  const environment = readEnvironment({ ...BEHIND_PROXY, I18N_BASE_URL: OTHER_URL });
  expect(configurationProblems(environment, SITE_URL)).toEqual([
    `I18N_BASE_URL: expected the site's URL "${SITE_URL}", got "${OTHER_URL}". Example: I18N_BASE_URL=${SITE_URL}`,
  ]);
});

test.each([
  { I18N_BASE_URL: '' },
  { I18N_BASE_URL: `${SITE_URL}/` },
  { I18N_BASE_URL: OTHER_URL, APP_ENV: 'staging' },
  { I18N_BASE_URL: OTHER_URL, APP_ENV: 'development' },
])('The i18n base URL is accepted with the variables %j', (variables) => {
  expect(problemsOf({ ...BEHIND_PROXY, ...variables })).toEqual([]);
});

test.each([
  [{ HOST: '0.0.0.0' }, ['SITE_URL']],
  [{ HOST: '0.0.0.0', APP_ENV: 'staging' }, ['SITE_URL']],
  [{ HOST: '0.0.0.0', APP_ENV: 'development' }, []],
  [{ CONTENT_BASE_URL: 'https://cms.example.com' }, ['SITE_URL']],
  [{ MAGENTO_BASE_URL: 'https://shop.example.com', SESSION_SECRETS: 'a'.repeat(32) }, ['SITE_URL']],
  [{ HOST: '0.0.0.0', SITE_URL: 'http://192.0.2.1:3000' }, []],
  [{}, []],
])('A server that visitors reach needs the URL of the site: %j', (variables, problems) => {
  expect(problemsOf(variables)).toEqual(problems);
});

test.each([
  [{ SITE_URL }, ['CLIENT_ADDRESS_HEADER']],
  [{ SITE_URL, APP_ENV: 'staging' }, ['CLIENT_ADDRESS_HEADER']],
  [{ SITE_URL, APP_ENV: 'development' }, []],
  [BEHIND_PROXY, []],
])('A server behind a proxy needs the header with the addresses of visitors: %j', (variables, problems) => {
  expect(problemsOf(variables)).toEqual(problems);
});
