import { expect, test } from 'vitest';
import { readEnvironment } from '../../../site/server/env.ts';
import { embeddedSearchAccess } from '../../../site/server/outside-systems.ts';
import { createSite } from '../../../site/server/site.ts';
import { parseHtml } from '../../parse-html.ts';
import { sendJson, startOrigin } from '../origin.ts';

const ERROR_MESSAGE = 'internal error at build-assets.ts:12';
const SITE = 'https://www.example.test';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/**
 * Creates the site with a bug: looking up style sheets throws an unexpected error.
 *
 * @param throws returns whether the lookup throws, given the types of the page's sections
 */
async function siteWithBug(throws: (types: readonly string[]) => boolean) {
  const logged: string[] = [];
  const record = (_fields: object, message: string) => {
    if (message.startsWith('server: ')) logged.push(message);
  };
  const content = await startOrigin((response) => {
    sendJson(response, { message: 'Not found.' }, 404);
  });
  const { app } = createSite({
    environment: readEnvironment({}),
    siteUrl: SITE,
    contentUrl: content.url,
    shopUrl: content.url,
    search: embeddedSearchAccess(content.url),
    geocoderUrl: content.url,
    paymentUrl: undefined,
    cacheDirectory: 'not-written-to',
    sessionSecrets: ['a secret of tests with more than 32 characters'],
    assets: {
      buildId: 'test',
      builtAt: 0,
      entry: '/entry.js',
      stylesOf(types) {
        if (throws(types)) throw new Error(ERROR_MESSAGE);
        return [];
      },
      scriptsOf: () => [],
    },
    files: async () => undefined,
    redirects: [],
    log: { warn: record, error: record },
  });
  return {
    logged,
    send: async (path: string, init: RequestInit = { headers: BROWSER }) =>
      app.fetch(new Request(SITE + path, init)),
  };
}

const onFirstCall = () => {
  let thrown = false;
  return () => {
    const first = !thrown;
    thrown = true;
    return first;
  };
};

test.each([
  ['/nl/over-ons', 'nl', '500, Interne serverfout', 'Er ging iets mis aan onze kant'],
  ['/en-UK', 'en-GB', '500, Internal Server Error', 'Something went wrong on our side'],
  ['/de/kontakt', 'de', '500, Interner Serverfehler', 'Bei uns ist etwas schiefgegangen'],
  ['/fr-CA/search?q=lampe', 'fr-CA', '500, Erreur interne du serveur', 'de notre côté'],
])(
  'When the server fails at %s, the response is an error page in the visitor’s language',
  async (path, lang, title, text) => {
    const { send, logged } = await siteWithBug(onFirstCall());

    const response = await send(path);
    const html = await response.text();
    const document = parseHtml(html);

    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(document.title).toBe(title);
    expect(document.documentElement.lang).toBe(lang);
    expect(document.querySelector('main')?.textContent).toContain(text);
    expect(html).not.toContain(ERROR_MESSAGE);
    expect(logged).toEqual(['server: a request failed with an unexpected error']);
  },
);

test('A form post that the server fails to handle responds with the error page', async () => {
  const { send } = await siteWithBug(onFirstCall());
  const headers = { ...BROWSER, origin: SITE, 'sec-fetch-site': 'same-origin' };

  const response = await send('/nl/contact', { method: 'POST', headers, body: new FormData() });

  expect(response.status).toBe(500);
  expect(await response.text()).toContain('Er ging iets mis aan onze kant');
});

test('When the error page fails too, the response is a bare status and both errors are logged', async () => {
  const { send, logged } = await siteWithBug(() => true);

  const response = await send('/nl');

  expect(response.status).toBe(500);
  expect(await response.text()).toBe('500');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(logged).toEqual([
    'server: a request failed with an unexpected error',
    'server: rendering the error page failed too',
  ]);
});

test('A failed request that does not accept HTML has a bare status as its response', async () => {
  const { send } = await siteWithBug(onFirstCall());

  const response = await send('/nl', { headers: { accept: 'application/json' } });

  expect(response.status).toBe(500);
  expect(await response.text()).toBe('500');
});
