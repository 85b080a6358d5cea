import { expect, test } from 'vitest';
import { environmentWarnings } from '../../../site/server/env.ts';

const COOKIEBOT_ID = '00000000-0000-0000-0000-000000000000';

test.each([
  [{ MAGENTO_EDITION: 'commerce' }, 'MAGENTO_EDITION has no use without MAGENTO_BASE_URL, which is not set.'],
  [
    { CONTENT_PUBLIC_URL: 'https://cms.example.test' },
    'CONTENT_PUBLIC_URL has no use without CONTENT_BASE_URL',
  ],
  [
    { ALGOLIA_ADMIN_KEY: 'geheim', ALGOLIA_APP_ID: '' },
    'ALGOLIA_ADMIN_KEY has no use without ALGOLIA_APP_ID',
  ],
  [{ MAP_ORIGINS: 'https://tiles.example.test' }, 'MAP_ORIGINS has no use without MAP_STYLE_URL'],
  [{ FORM_OUTBOX_MB: '100' }, 'FORM_OUTBOX_MB has no use without FORM_OUTBOX'],
  [{ COOKIEBOT_URL: 'https://x.test', CONSENT_TEST: 'yes' }, 'COOKIEBOT_URL has no use without COOKIEBOT_ID'],
  [{ GTM_ORIGINS: 'https://x.test', GTM_TEST: 'no' }, 'GTM_ORIGINS has no use without GTM_ID'],
  [{ GTM_ID: 'GTM-ABC1', CONSENT_TEST: 'no' }, 'GTM_ID has no use without COOKIEBOT_ID or CONSENT_TEST'],
  [
    { CONTENT_PREVIEW_TOKENS: 'geheim', CONTENT_BASE_URL: 'https://cms.example.test' },
    'CONTENT_PREVIEW_TOKENS has no use with CONTENT_BASE_URL, because it is a setting of the embedded server.',
  ],
  [
    { ALGOLIA_APPID: 'geheim' },
    'ALGOLIA_APPID is not a variable of the site. Expected one of ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY,',
  ],
  [
    { CONTENT_BASEURL: 'geheim' },
    'CONTENT_BASEURL is not a variable of the site. Expected one of CONTENT_BASE_URL',
  ],
])(
  'environmentWarnings warns about a variable without a use in %j, and shows no value',
  (source, warning) => {
    const warnings = environmentWarnings(source);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`Warning: ${warning}`);
    expect(warnings[0]).not.toContain('geheim');
  },
);

test.each([
  { MAGENTO_EDITION: '', ALGOLIA_APPID: '' },
  { MAGENTO_EDITION: 'commerce', MAGENTO_BASE_URL: 'https://shop.example.test' },
  { GTM_ID: 'GTM-ABC1', GTM_URL: 'https://tags.example.test', COOKIEBOT_ID },
  { GTM_TEST: 'yes', CONSENT_TEST: 'yes' },
  { GTM_TEST: 'no' },
  { PATH: '/bin', SESSION_MANAGER: 'x', IMAGE_TAG: 'x', MAIL: 'x', REDIRECT_STATUS: '200' },
  { CONTENT_TYPE: 'text/html', CONTENT_LENGTH: '1', CONTENT_WEBHOOK_URLS: 'https://x.test' },
  {
    MAGENTO_SERVICE_HOST: '10.0.0.1',
    MAGENTO_SERVICE_PORT: '80',
    MAGENTO_SERVICE_PORT_HTTP: '80',
    MAGENTO_PORT: 'tcp://10.0.0.1:80',
    MAGENTO_PORT_80_TCP_ADDR: '10.0.0.1',
  },
])('environmentWarnings returns no warning for %j', (source) => {
  expect(environmentWarnings(source)).toEqual([]);
});
