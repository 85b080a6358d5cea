import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../../site/server/env.ts';
import { createSite } from '../../../site/server/site.ts';
import { sendJson, startOrigin } from '../origin.ts';

const FAULT = 'a fault of ours at build-assets.ts:12';
const SITE = 'https://www.example.test';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/**
 * The site with a fault in it, of the kind that nothing foresaw: looking up style sheets throws.
 *
 * @param throws for pages of which kinds of sections
 */
async function siteWithFault(throws: (types: readonly string[]) => boolean) {
  const logged: string[] = [];
  const note = (_fields: object, message: string) => {
    if (message.startsWith('server: ')) logged.push(message);
  };
  const content = await startOrigin((response) => {
    sendJson(response, { message: 'Not found.' }, 404);
  });
  const { app } = createSite({
    environment: readEnvironment({}),
    siteUrl: SITE,
    contentUrl: content.url,
    cacheDirectory: 'not-written-to',
    assets: {
      buildId: 'test',
      builtAt: 0,
      entry: '/entry.js',
      stylesOf(types) {
        if (throws(types)) throw new Error(FAULT);
        return [];
      },
      scriptsOf: () => [],
    },
    files: async () => undefined,
    redirects: [],
    log: { warn: note, error: note },
  });
  return {
    logged,
    ask: async (path: string, init: RequestInit = { headers: BROWSER }) =>
      app.fetch(new Request(SITE + path, init)),
  };
}

const once = () => {
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
  async (path, lang, title, words) => {
    const { ask, logged } = await siteWithFault(once());

    const answer = await ask(path);
    const html = await answer.text();
    const { document } = new JSDOM(html).window;

    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(document.title).toBe(title);
    expect(document.documentElement.lang).toBe(lang);
    expect(document.querySelector('main')?.textContent).toContain(words);
    expect(html).not.toContain(FAULT);
    expect(logged).toEqual(['server: a request failed with an unexpected error']);
  },
);

test('A form post that the server fails to handle responds with the error page', async () => {
  const { ask } = await siteWithFault(once());
  const headers = { ...BROWSER, origin: SITE, 'sec-fetch-site': 'same-origin' };

  const answer = await ask('/nl/contact', { method: 'POST', headers, body: new FormData() });

  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('Er ging iets mis aan onze kant');
});

test('When the error page fails too, the response is a bare status and both errors are logged', async () => {
  const { ask, logged } = await siteWithFault(() => true);

  const answer = await ask('/nl');

  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('500');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(logged).toEqual([
    'server: a request failed with an unexpected error',
    'server: the error page failed too',
  ]);
});

test('A failed request that does not accept HTML gets no error page', async () => {
  const { ask } = await siteWithFault(once());

  const answer = await ask('/nl', { headers: { accept: 'application/json' } });

  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('500');
});
