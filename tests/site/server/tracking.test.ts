import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSite } from '../running-site.ts';

/** Runs a site before the tests, with these variables. */
function serve(variables: Readonly<Record<string, string>>) {
  let site: Awaited<ReturnType<typeof runSite>> | undefined;
  beforeAll(async () => {
    site = await runSite({ variables });
  });
  afterAll(() => site?.stop());
  return async (path: string) => {
    const response = await site?.get(path);
    return { html: (await response?.text()) ?? '', headers: response?.headers ?? new Headers() };
  };
}

const COOKIEBOT_ID = '4f1d9cde-0a1b-4c3d-8e5f-123456789abc';
const getTracked = serve({ COOKIEBOT_ID, GTM_ID: 'GTM-ABC1', APP_ENV: 'staging' });
const getUnconsented = serve({ GTM_ID: 'GTM-ABC1', APP_ENV: 'staging' });
const getDevelopment = serve({ APP_ENV: 'development' });

const settingsOf = (html: string) => {
  const [, json] = / data-tracking="([^"]*)"/.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json.replaceAll('&quot;', '"'));
};
const scriptSources = (headers: Headers) =>
  /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';

function expectNoConsentProvider(html: string, headers: Headers) {
  expect(html).not.toContain('cookiebot');
  expect(html).not.toContain('data-consent-settings');
  expect(headers.get('content-security-policy')).not.toContain('cookiebot');
}

test('A document names the script of the tag manager, but does not load it, and its policy allows it', async () => {
  const { html, headers } = await getTracked('/nl');
  expect(settingsOf(html)).toEqual({
    tagManager: { id: 'GTM-ABC1', script: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1' },
  });
  expect(html).not.toMatch(/<(?:script|iframe|img|link)[^>]*googletagmanager/);
  expect(html).toContain('data-consent-banner="https://consent.cookiebot.com/uc.js');
  expect(scriptSources(headers)).toContain('https://www.googletagmanager.com');
  expect(scriptSources(headers)).not.toContain('unsafe');
});

test.each([
  ['/nl', 'nl'],
  ['/en-UK', 'en'],
  ['/fr-CA', 'fr'],
])('The banner of %s has the language %s, because Cookiebot knows no regions', async (path, culture) => {
  expect((await getTracked(path)).html).toContain(`culture=${culture}&amp;blockingmode=`);
});

test('A preview is not tracked, and does not load the consent provider', async () => {
  const { html, headers } = await getTracked('/nl/over-ons?preview=true&token=preview-secret');
  expect(html).toContain('data-build="test"');
  expect(settingsOf(html)).toBeUndefined();
  expect(scriptSources(headers)).not.toContain('googletagmanager');
  expectNoConsentProvider(html, headers);
});

test.each([
  ['the token for a new password', '/nl/mijn-account/nieuw-wachtwoord?email=noor@example.test&token=abc123'],
  ['the key of a new account', '/nl/mijn-account/bevestigen?email=noor@example.test&key=abc123'],
  ['a token on any page', '/nl/over-ons?token=abc123'],
])(
  'A document whose URL contains %s is not tracked and loads no consent provider, because scripts can send the URL to others',
  async (_, path) => {
    const { html, headers } = await getTracked(path);
    expect(html).toContain('data-build="test"');
    expect(settingsOf(html)).toBeUndefined();
    expect(scriptSources(headers)).not.toContain('googletagmanager');
    expectNoConsentProvider(html, headers);
  },
);

test('The footer of a preview has no button for the settings of the consent provider', async () => {
  const { html } = await getTracked('/nl/_payload.json?preview=true&token=preview-secret&outline');
  const { layout } = JSON.parse(html) as { layout: { footer: string } };
  const footer = await getTracked(`/__nuxt_island/${layout.footer}.json?preview=true&token=preview-secret`);
  expect(JSON.parse(footer.html).section.type).toBe('footer');
  expect(footer.html).not.toContain('data-consent-settings');
});

test('The same screens are tracked without a token', async () => {
  for (const path of ['/nl/mijn-account/nieuw-wachtwoord', '/nl/mijn-account/inloggen'])
    expect(settingsOf((await getTracked(path)).html)).toHaveProperty('tagManager');
});

test('Without a consent provider, documents do not name the tag manager, and their policy does not allow it', async () => {
  const { html, headers } = await getUnconsented('/nl');
  expect(html).toContain('data-build="test"');
  expect(settingsOf(html)).toBeUndefined();
  expect(scriptSources(headers)).not.toContain('googletagmanager');
});

test('Only in development documents show the debug view', async () => {
  expect(settingsOf((await getDevelopment('/nl')).html)).toEqual({ isDebug: true });
});

test.each([
  ['/nl', 'home'],
  ['/nl/over-ons', 'content'],
  ['/nl/verhalen', 'articles'],
  ['/nl/lampen.html', 'category'],
  ['/nl/lantaarn-hoeve-31.html', 'product'],
  ['/nl/zoeken', 'search'],
  ['/nl/verkooppunten', 'stores'],
  ['/nl/winkelwagen', 'cart'],
  ['/nl/verlanglijst', 'wishlist'],
  ['/nl/bestaat-niet', 'error'],
  ['/en-US', 'home'],
  ['/en-US/lamps.html', 'category'],
])('The type of the page %s is %s', async (path, type) => {
  const { html } = await getDevelopment(path);
  expect(html).toContain(`<meta data-page name="page-type" content="${type}">`);
});

test('The payload of a page contains its type too', async () => {
  const { html } = await getDevelopment('/nl/over-ons/_payload.json');
  expect(JSON.parse(html).head).toContain('<meta data-page name="page-type" content="content">');
});
