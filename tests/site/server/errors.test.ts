import { expect, test } from 'vitest';
import { parseHtml } from '../../parse-html.ts';
import { runSiteBehindProxy } from '../site-behind-proxy.ts';

/** An error response of a content system, with a stack trace. */
const SERVER_ERROR = {
  status: 500,
  body: '{"message":"SQLSTATE[HY000]","trace":[{"file":"/var/www/vendor/Connection.php","line":829}]}',
};
const HTML_BODY = { status: 200, body: '<html>Whoops' };
const STACK_TRACE = /SQLSTATE|\.php|\bat \w+ \(.*:\d+:\d+\)|\.ts:\d+/;

type LocalisedError = {
  readonly code: string;
  readonly lang: string;
  readonly message: string;
  readonly text: string;
};

const missing: readonly LocalisedError[] = [
  { code: 'nl', lang: 'nl', message: 'Pagina niet gevonden', text: 'staat hier niet' },
  { code: 'en-UK', lang: 'en-GB', message: 'Page Not Found', text: 'is not here' },
  { code: 'de', lang: 'de', message: 'Seite nicht gefunden', text: 'gibt es hier nicht' },
  { code: 'fr-CA', lang: 'fr-CA', message: 'Page introuvable', text: 'n’existe pas' },
];
const broken: readonly LocalisedError[] = [
  { code: 'nl', lang: 'nl', message: 'Interne serverfout', text: 'Er ging iets mis aan onze kant' },
  {
    code: 'en-UK',
    lang: 'en-GB',
    message: 'Internal Server Error',
    text: 'Something went wrong on our side',
  },
  { code: 'de', lang: 'de', message: 'Interner Serverfehler', text: 'Bei uns ist etwas schiefgegangen' },
  { code: 'fr-CA', lang: 'fr-CA', message: 'Erreur interne du serveur', text: 'de notre côté' },
];

async function readPage(response: Response) {
  const html = await response.text();
  const document = parseHtml(html);
  return {
    summary: {
      status: response.status,
      title: document.title,
      lang: document.documentElement.lang,
      stack: STACK_TRACE.exec(html)?.[0],
    },
    document,
    text: document.querySelector('main')?.textContent ?? '',
  };
}

function expectedSummary(status: number, { message, lang }: Pick<LocalisedError, 'message' | 'lang'>) {
  return { status, title: `${status}, ${message}`, lang, stack: undefined };
}

test('An unknown path or an invalid escape shows a 404 page in the locale’s language', async () => {
  const site = await runSiteBehindProxy(() => undefined);
  for (const locale of missing) {
    for (const path of ['does-not-exist', 'a/b/c/d/e/f', '%E0%A4%A']) {
      const { summary, text, document } = await readPage(await site.get(`/${locale.code}/${path}`));
      // French writes a space before a colon, which does not break the line.
      const colon = locale.lang.startsWith('fr') ? '\u{a0}:' : ':';
      const message = `${locale.message}${colon} /${locale.code}/${path}`;
      expect(summary, message).toEqual(expectedSummary(404, { ...locale, message }));
      for (const part of ['404', message, locale.text]) expect(text).toContain(part);
      expect(document.querySelector('main form')).not.toBeNull();
    }
  }
});

test('The message of a missing page is logged with its path', async () => {
  const site = await runSiteBehindProxy(() => undefined);
  await site.get('/nl/does-not-exist');
  await site.get('/nl/%E0%A4%A');
  const logged = JSON.stringify(site.events);
  expect(logged).toContain('Page Not Found: /nl/does-not-exist');
  expect(logged).toContain('Page not found: /nl/%E0%A4%A');
});

test('The message of a request without a route is logged with its path', async () => {
  const site = await runSiteBehindProxy(() => undefined);
  expect((await site.post('/', new URLSearchParams())).status).toBe(404);
  const logged = JSON.stringify(site.events);
  expect(logged).toContain('Page not found: /');
  expect(logged).not.toContain('No route matches');
});

test('Requests for a missing page are counted by path in the log', async () => {
  const site = await runSiteBehindProxy(() => undefined);
  for (const path of ['/nl/old', '/nl/old', '/nl/other', '/nl/old?from=mail', '/nl/%E0%A4%A', '/nl/%E0%A4%A'])
    await site.get(path);
  const counted = site.events.flatMap(({ fields }) =>
    'path' in fields && 'count' in fields ? [`${fields.path}: ${fields.count}`] : [],
  );
  expect(counted).toEqual([
    '/nl/old: 1',
    '/nl/old: 2',
    '/nl/other: 1',
    '/nl/old: 3',
    '/nl/%E0%A4%A: 1',
    '/nl/%E0%A4%A: 2',
  ]);
});

test.each([
  ['fails', SERVER_ERROR],
  ['sends HTML', HTML_BODY],
])(
  'While the content system %s, a page shows a 503 error in the locale’s language',
  async (_failure, contentResponse) => {
    const site = await runSiteBehindProxy(() => contentResponse);
    for (const locale of broken) {
      const response = await site.get(`/${locale.code}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const { summary, text, document } = await readPage(response);
      expect(summary, locale.code).toEqual(expectedSummary(503, locale));
      for (const part of ['503', locale.message, locale.text]) expect(text).toContain(part);
      expect(document.querySelector('main form')).toBeNull();
    }
  },
);

test('A page renders without menus and globals if their requests fail, and the failures are logged', async () => {
  const site = await runSiteBehindProxy(({ url }) =>
    /^\/api\/(?:navs|globals)/.test(url.pathname) ? SERVER_ERROR : undefined,
  );
  for (const { code } of missing) {
    const { summary, document } = await readPage(await site.get(`/${code}`));
    expect(summary).toMatchObject({ status: 200, stack: undefined });
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main [data-section]').length).toBeGreaterThan(5);
    expect(document.querySelector(`header a[href="/${code}"]`)).not.toBeNull();
  }
  expect(site.events.length).toBeGreaterThan(0);
});

test.each(['main', 'footer', 'service'])(
  'A page omits only the navigation “%s” if that navigation is invalid',
  async (handle) => {
    const invalid = { status: 200, body: '{"data":[{"page":7}]}' };
    const site = await runSiteBehindProxy(({ url }) =>
      url.pathname === `/api/navs/${handle}/tree` ? invalid : undefined,
    );
    const { summary, document } = await readPage(await site.get('/nl/over-ons'));
    expect(summary.status).toBe(200);
    expect(document.querySelector('main [data-section]')).not.toBeNull();
    const links = [...document.querySelectorAll('header a, footer a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toContain('/nl/contact');
    expect(links).toContain('/nl/verhalen');
  },
);
