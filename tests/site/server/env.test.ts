import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '../../../site/server/env.ts';

test('readEnvironment needs no variable', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    content: { baseUrl: undefined, previewTokens: [] },
  });
});

test('readEnvironment ignores an empty variable', () => {
  expect(readEnvironment({ PORT: '', CONTENT_BASE_URL: '' })).toEqual(readEnvironment({}));
});

test('readEnvironment removes the trailing slash of a URL', () => {
  expect(readEnvironment({ CONTENT_BASE_URL: 'https://cms.example.test/' }).content.baseUrl).toBe(
    'https://cms.example.test',
  );
});

test('readEnvironment normalises SITE_URL', () => {
  expect(readEnvironment({ SITE_URL: 'https://WWW.Example.test:443/' }).siteUrl).toBe(
    'https://www.example.test',
  );
});

test('readEnvironment uses CONTENT_PUBLIC_URL for the control panel, else the origin of CONTENT_BASE_URL', () => {
  const originFor = (variables: Readonly<Record<string, string>>) =>
    readEnvironment(variables).content.publicOrigin;
  expect(originFor({})).toBeUndefined();
  const internal = { CONTENT_BASE_URL: 'http://cms.internal:8080/statamic' };
  expect(originFor(internal)).toBe('http://cms.internal:8080');
  expect(originFor({ ...internal, CONTENT_PUBLIC_URL: 'https://CMS.example.test/' })).toBe(
    'https://cms.example.test',
  );
});

test('readEnvironment parses IMAGE_ORIGINS as a list of origins', () => {
  expect(readEnvironment({}).imageOrigins).toEqual([]);
  expect(
    readEnvironment({ IMAGE_ORIGINS: 'https://CDN.example.test/, http://127.0.0.1:9000' }).imageOrigins,
  ).toEqual(['https://cdn.example.test', 'http://127.0.0.1:9000']);
});

test('readEnvironment needs a key for the application of the search', () => {
  expect(readEnvironment({}).search).toMatchObject({ appId: undefined, hosts: [], indexPrefix: 'site' });
  expect(() => readEnvironment({ ALGOLIA_APP_ID: 'APP' })).toThrow('ALGOLIA_SEARCH_KEY: expected a key');
  const variables = {
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_SEARCH_KEY: 'key',
    ALGOLIA_HOSTS: 'https://One.test/, https://two.test',
  };
  expect(readEnvironment(variables).search).toMatchObject({
    appId: 'APP',
    searchKey: 'key',
    hosts: ['https://one.test', 'https://two.test'],
  });
});

test('readEnvironment parses REDIRECT_ORIGINS as a list of origins', () => {
  expect(readEnvironment({}).redirectOrigins).toEqual([]);
  const variables = { REDIRECT_ORIGINS: 'https://Shop.example.test:443/, https://help.example.test' };
  expect(readEnvironment(variables).redirectOrigins).toEqual([
    'https://shop.example.test',
    'https://help.example.test',
  ]);
});

test('readEnvironment parses ICON_BASE_URL as a list of URLs with paths', () => {
  expect(readEnvironment({}).iconServices).toEqual([]);
  expect(
    readEnvironment({ ICON_BASE_URL: 'https://api.iconify.design/, https://icons.example.test/v1' })
      .iconServices,
  ).toEqual(['https://api.iconify.design', 'https://icons.example.test/v1']);
});

test('readEnvironment parses the settings of paged requests', () => {
  expect(readEnvironment({}).content.paging).toEqual({ limit: 100, retries: 2, retryDelayMs: 500 });
  const variables = {
    CONTENT_PAGING_LIMIT: '25',
    CONTENT_PAGING_RETRIES: '0',
    CONTENT_PAGING_RETRY_DELAY_MS: '1500',
  };
  expect(readEnvironment(variables).content.paging).toEqual({ limit: 25, retries: 0, retryDelayMs: 1_500 });
});

test('readEnvironment parses CANONICAL_PARAMETERS as a list of names, which may be absent', () => {
  expect(readEnvironment({}).canonical.parameters).toBeUndefined();
  expect(readEnvironment({ CANONICAL_PARAMETERS: 'page, colour,filter[type]' }).canonical.parameters).toEqual(
    ['page', 'colour', 'filter[type]'],
  );
});

test.each([
  [{ PORT: 'eighty' }, 'PORT: expected a whole number from 0 to 65535 (for example 3000), got "eighty".'],
  [{ PORT: '70000' }, 'from 0 to 65535'],
  [{ IMAGE_WARM_UP: 'true' }, 'IMAGE_WARM_UP: expected yes or no, got "true".'],
  [
    { CONTENT_BASE_URL: 'cms.example.test' },
    'CONTENT_BASE_URL: expected an http or https URL (for example https://cms.example.com), got "cms.example.test".',
  ],
  [{ SITE_URL: 'ftp://x.test' }, 'for example https://www.example.com'],
  [{ SITE_URL: 'https://x.test/nl' }, 'without a path (for example https://www.example.com)'],
  [
    { IMAGE_ORIGINS: 'https://cdn.example.test, https://x.test/bucket' },
    'IMAGE_ORIGINS: expected a URL without a path (for example https://cdn.example.com), got "https://x.test/bucket".',
  ],
  [{ IMAGE_ORIGINS: 'cdn.example.test' }, 'IMAGE_ORIGINS: expected an http or https URL'],
  [
    { ICON_BASE_URL: 'https://icons.example.test, icons' },
    'ICON_BASE_URL: expected an http or https URL (for example https://api.iconify.design), got "icons".',
  ],
  [
    { TRUSTED_PROXIES: '0', CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' },
    'TRUSTED_PROXIES: expected a whole number from 1 to 20 (for example 1), got "0".',
  ],
  [{ CONTENT_PUBLIC_URL: 'https://x.test/cp' }, 'CONTENT_PUBLIC_URL: expected a URL without a path'],
  [
    { REDIRECT_ORIGINS: 'https://shop.example.test/*' },
    'REDIRECT_ORIGINS: expected a URL without a path (for example https://shop.example.com), got "https://shop.example.test/*".',
  ],
  [{ LOG_LEVEL: 'loud' }, 'for example info'],
  [{ CONTENT_FRESH_SECONDS: 'soon' }, 'for example 60'],
  [
    { CONTENT_PAGING_LIMIT: '0' },
    'CONTENT_PAGING_LIMIT: expected a whole number from 1 to 1000 (for example 100), got "0".',
  ],
  [{ CONTENT_PAGING_LIMIT: '1001' }, 'from 1 to 1000'],
  [
    { CONTENT_PAGING_RETRIES: '6' },
    'CONTENT_PAGING_RETRIES: expected a whole number from 0 to 5 (for example 2), got "6".',
  ],
  [
    { CONTENT_PAGING_RETRY_DELAY_MS: '5001' },
    'CONTENT_PAGING_RETRY_DELAY_MS: expected a number of milliseconds from 0 to 5000 (for example 500), got "5001".',
  ],
  [
    { CANONICAL_PARAMETERS: 'page, token' },
    'CANONICAL_PARAMETERS: expected names of query parameters except preview, live-preview, token, build (for example page,topic), got "token".',
  ],
  [{ CANONICAL_PARAMETERS: 'page;topic' }, 'got "page;topic"'],
  [{ SESSION_REQUESTS: '1000000' }, 'SESSION_REQUESTS: expected a whole number from 1 to 999999'],
  [{ FORM_POSTS: '0' }, 'FORM_POSTS: expected a whole number from 1 to 999999 (for example 30), got "0".'],
  [{ ALGOLIA_APP_ID: 'app.example', ALGOLIA_SEARCH_KEY: 'key' }, 'letters, digits and dashes'],
  [
    { MAGENTO_BASE_URL: 'https://shop.example.test/graphql/' },
    'MAGENTO_BASE_URL: expected a URL without /graphql (for example https://shop.example.com), got "https://shop.example.test/graphql".',
  ],
  [
    { GEOCODER_URL: 'https://nominatim.example.test/search' },
    'GEOCODER_URL: expected a URL without /search (for example https://nominatim.example.com), got "https://nominatim.example.test/search".',
  ],
  [
    { GEOCODER_URL: 'https://places.example.test/v1#top' },
    'GEOCODER_URL: expected a URL without a query or fragment',
  ],
])('readEnvironment rejects %j with a message', (source, message) => {
  expect(() => readEnvironment(source)).toThrow(EnvironmentError);
  expect(() => readEnvironment(source)).toThrow(message);
});

test('readEnvironment reports a text that is no URL once', () => {
  expect(() => readEnvironment({ SITE_URL: 'www.example.test' })).toThrow(
    /^SITE_URL: expected an http or https URL \(for example https:\/\/www\.example\.com\), got "www\.example\.test"\.$/,
  );
});

test('readEnvironment names all invalid variables at once', () => {
  expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[^]*LOG_LEVEL/);
});

test('readEnvironment parses SESSION_SECRETS as a list', () => {
  expect(readEnvironment({}).sessionSecrets).toEqual([]);
  const [one, other] = ['a'.repeat(32), 'b'.repeat(40)];
  expect(readEnvironment({ SESSION_SECRETS: `${one}, ${other}` }).sessionSecrets).toEqual([one, other]);
});

test('readEnvironment refuses SESSION_SECRETS without a secret', () => {
  expect(() => readEnvironment({ SESSION_SECRETS: ', ,' })).toThrow(/SESSION_SECRETS: expected random texts/);
});

test('readEnvironment never prints a session secret', () => {
  const secrets = `too-short-secret,${'long-secret'.repeat(5)}`;
  const read = () => readEnvironment({ SESSION_SECRETS: secrets, PORT: 'none' });
  expect(read).toThrow(/SESSION_SECRETS: expected random texts with at least 32 characters/);
  expect(read).not.toThrow(/too-short-secret|long-secret/);
});

test.each([
  ['CONTENT_BASE_URL', 'https://user:geheim@cms.example.test', 'a URL without a user name or password'],
  ['MAGENTO_BASE_URL', 'https://geheim@shop.example.test', 'a URL without a user name or password'],
  ['MAP_STYLE_URL', 'ftp://maps.example.test/style.json?key=geheim', 'an http or https URL'],
  ['GEOCODER_URL', 'https://places.example.test/v1?key=geheim', 'a URL without a query or fragment'],
  ['IMAGE_ORIGINS', 'https://user:geheim@cdn.example.test', 'a URL without a user name or password'],
  ['CONTENT_TOKEN', 'geheim\nsecond line', 'ASCII characters without spaces and line breaks'],
  ['CONTENT_WEBHOOK_TOKEN', 'geheim', 'at least 32 characters'],
  ['ALGOLIA_SEARCH_KEY', 'geheim key', 'ASCII characters without spaces and line breaks'],
])(
  'readEnvironment refuses an unusable value of %s without printing the secret in it',
  (name, value, expected) => {
    // The other variables that these need.
    const others = { CONTENT_BASE_URL: 'https://cms.example.test', ALGOLIA_APP_ID: 'APP' };
    const read = () => readEnvironment({ ...others, [name]: value });
    expect(read).toThrow(`${name}: expected ${expected}`);
    expect(read).not.toThrow(/geheim/);
  },
);

test.each([
  [{ CONTENT_TOKEN: 'secret' }, 'CONTENT_BASE_URL', 'CONTENT_TOKEN'],
  [{ MAGENTO_MEDIA_URL: 'https://media.example.test' }, 'MAGENTO_BASE_URL', 'MAGENTO_MEDIA_URL'],
  [{ ALGOLIA_SEARCH_KEY: 'secret' }, 'ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY'],
  [{ ALGOLIA_HOSTS: 'https://search.example.test' }, 'ALGOLIA_APP_ID', 'ALGOLIA_HOSTS'],
  [{ TRUSTED_PROXIES: '2' }, 'CLIENT_ADDRESS_HEADER', 'TRUSTED_PROXIES'],
])(
  'readEnvironment refuses %j, because it has no effect without another variable',
  (source, needed, variable) => {
    const read = () => readEnvironment(source);
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(`${needed}: expected a value, got none. ${variable} requires it.`);
    expect(read).not.toThrow(/secret/);
  },
);

test('readEnvironment needs session secrets for a configured shop', () => {
  const shop = { MAGENTO_BASE_URL: 'https://shop.example.test' };
  expect(() => readEnvironment(shop)).toThrow('SESSION_SECRETS: expected a random text');
  const secret = 'a'.repeat(32);
  expect(readEnvironment({ ...shop, SESSION_SECRETS: secret }).sessionSecrets).toEqual([secret]);
});

test('readEnvironment names all contradictions and invalid values at once, one line each', () => {
  const variables = {
    CONTENT_BASE_URL: 'https://cms.example.test',
    PREVIEW_TEST: 'yes',
    MAGENTO_BASE_URL: 'shop',
    PAYMENT_TEST: 'yes',
    COOKIEBOT_ID: 'none',
    CONSENT_TEST: 'yes',
    GTM_ID: 'GTM-ABC1',
    GTM_TEST: 'yes',
    GTM_SERVER_SCRIPT: 'https://tags.example.test/gtm.js?id=GTM-ABC1',
    ALGOLIA_APP_ID: 'APP',
    TRUSTED_PROXIES: '2',
  };
  expect(linesOf(variables)).toEqual([
    'ALGOLIA_SEARCH_KEY',
    'CLIENT_ADDRESS_HEADER',
    'SESSION_SECRETS',
    'PREVIEW_TEST',
    'PAYMENT_TEST',
    'CONSENT_TEST',
    'GTM_TEST',
    'GTM_SERVER_SCRIPT',
    'MAGENTO_BASE_URL',
    'COOKIEBOT_ID',
  ]);
});

/** Returns the name at the beginning of each line of the error. */
function linesOf(variables: Readonly<Record<string, string>>) {
  try {
    readEnvironment(variables);
  } catch (error) {
    return String(error instanceof EnvironmentError && error.message)
      .split('\n')
      .map((line) => line.split(':')[0]);
  }
  return [];
}

test('readEnvironment refuses the test provider of payments with a configured shop', () => {
  expect(readEnvironment({}).hasTestPayments).toBe(false);
  expect(readEnvironment({ PAYMENT_TEST: 'yes' }).hasTestPayments).toBe(true);
  const variables = {
    MAGENTO_BASE_URL: 'https://shop.example.test',
    PAYMENT_TEST: 'yes',
  };
  expect(() => readEnvironment(variables)).toThrow('PAYMENT_TEST: expected no');
});

test('readEnvironment reads the consent provider, and needs none', () => {
  expect(readEnvironment({}).consent).toEqual({
    id: undefined,
    origin: 'https://consent.cookiebot.com',
    blockingMode: 'manual',
    isTest: false,
  });
  const variables = {
    COOKIEBOT_ID: '4f1d9cde-0A1b-4c3d-8e5f-123456789abc',
    COOKIEBOT_URL: 'https://consent.cookiebot.eu/',
    COOKIEBOT_BLOCKING_MODE: 'auto',
  };
  expect(readEnvironment(variables).consent).toEqual({
    id: '4f1d9cde-0A1b-4c3d-8e5f-123456789abc',
    origin: 'https://consent.cookiebot.eu',
    blockingMode: 'auto',
    isTest: false,
  });
  expect(() => readEnvironment({ COOKIEBOT_ID: 'GTM-123' })).toThrow(
    'COOKIEBOT_ID: expected the id of a domain group of Cookiebot (for example 00000000-0000-0000-0000-000000000000), got "GTM-123".',
  );
  expect(() => readEnvironment({ ...variables, CONSENT_TEST: 'yes' })).toThrow('CONSENT_TEST: expected no');
});

test('readEnvironment reads the tag manager, and needs none', () => {
  expect(readEnvironment({}).tagManager).toEqual({
    id: undefined,
    origin: 'https://www.googletagmanager.com',
    serverScript: undefined,
    tagOrigins: [],
    isTest: false,
  });
  const variables = {
    GTM_ID: 'GTM-ABC1',
    GTM_URL: 'https://tags.example.com/',
    GTM_SERVER_SCRIPT: 'https://server.example.com/tag.js?id=GTM-ABC2',
    GTM_ORIGINS: 'https://connect.example.net, https://pixel.example.net',
  };
  expect(readEnvironment(variables).tagManager).toEqual({
    id: 'GTM-ABC1',
    origin: 'https://tags.example.com',
    serverScript: 'https://server.example.com/tag.js?id=GTM-ABC2',
    tagOrigins: ['https://connect.example.net', 'https://pixel.example.net'],
    isTest: false,
  });
  expect(() => readEnvironment({ ...variables, GTM_TEST: 'yes' })).toThrow('GTM_TEST: expected no');
});

test.each(['development', 'staging', 'production'])(
  'readEnvironment refuses an invalid identifier of the tag manager in %s, with a suggestion',
  (stage) => {
    expect(() => readEnvironment({ APP_ENV: stage, GTM_ID: 'gtm_abc' })).toThrow(
      'GTM_ID: expected GTM- or G-, then uppercase letters and digits (did you mean GTM-ABC?), got "gtm_abc".',
    );
  },
);

test('readEnvironment refuses a server-side tag script with the container of the tag manager', () => {
  const script = 'https://tags.example.com/gtm.js?id=GTM-ABC1';
  expect(() => readEnvironment({ GTM_ID: 'GTM-ABC1', GTM_SERVER_SCRIPT: script })).toThrow(
    /^GTM_SERVER_SCRIPT: expected the script of another container .*GTM_URL=https:\/\/tags\.example\.com$/,
  );
  expect(readEnvironment({ GTM_ID: 'GTM-ABC2', GTM_SERVER_SCRIPT: script }).tagManager.serverScript).toBe(
    script,
  );
});

test('readEnvironment reads the settings of previews', () => {
  expect(readEnvironment({}).content).toMatchObject({ hasTestControlPanel: false, previewLinkMinutes: 60 });
  const variables = { PREVIEW_TEST: 'yes', PREVIEW_LINK_MINUTES: '1440' };
  expect(readEnvironment(variables).content).toMatchObject({
    hasTestControlPanel: true,
    previewLinkMinutes: 1_440,
  });
  // Statamic accepts a token for an hour.
  const statamic = { CONTENT_BASE_URL: 'https://cms.example.test', PREVIEW_LINK_MINUTES: '1440' };
  expect(readEnvironment(statamic).content.previewLinkMinutes).toBe(60);
  expect(() =>
    readEnvironment({ PREVIEW_TEST: 'yes', CONTENT_BASE_URL: 'https://cms.example.test' }),
  ).toThrow('PREVIEW_TEST: expected no');
  for (const minutes of ['0', '-1', '43201', '1.5', 'hour'])
    expect(() => readEnvironment({ PREVIEW_LINK_MINUTES: minutes })).toThrow(
      'PREVIEW_LINK_MINUTES: expected',
    );
});
