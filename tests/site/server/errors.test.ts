import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { siteBehind } from '../site-behind.ts';

/** What a content system says when it has fallen over. */
const FALLEN = {
  status: 500,
  body: '{"message":"SQLSTATE[HY000]","trace":[{"file":"/var/www/vendor/Connection.php","line":829}]}',
};
const NONSENSE = { status: 200, body: '<html>Whoops' };
const A_STACK = /SQLSTATE|\.php|\bat \w+ \(.*:\d+:\d+\)|\.ts:\d+/;

type Said = {
  readonly code: string;
  readonly lang: string;
  readonly message: string;
  readonly words: string;
};

const missing: readonly Said[] = [
  { code: 'nl', lang: 'nl', message: 'Pagina niet gevonden', words: 'staat hier niet' },
  { code: 'en-UK', lang: 'en-GB', message: 'Page Not Found', words: 'is not here' },
  { code: 'de', lang: 'de', message: 'Seite nicht gefunden', words: 'gibt es hier nicht' },
  { code: 'fr-CA', lang: 'fr-CA', message: 'Page introuvable', words: 'n’est pas ici' },
];
const broken: readonly Said[] = [
  { code: 'nl', lang: 'nl', message: 'Interne serverfout', words: 'Er ging iets mis aan onze kant' },
  {
    code: 'en-UK',
    lang: 'en-GB',
    message: 'Internal Server Error',
    words: 'Something went wrong on our side',
  },
  { code: 'de', lang: 'de', message: 'Interner Serverfehler', words: 'Bei uns ist etwas schiefgegangen' },
  { code: 'fr-CA', lang: 'fr-CA', message: 'Erreur interne du serveur', words: 'de notre côté' },
];

async function shown(answer: Response) {
  const html = await answer.text();
  const { document } = new JSDOM(html).window;
  return {
    said: {
      status: answer.status,
      title: document.title,
      lang: document.documentElement.lang,
      stack: A_STACK.exec(html)?.[0],
    },
    document,
    words: document.querySelector('main')?.textContent ?? '',
  };
}

function expected(status: number, { message, lang }: Said) {
  return { status, title: `${status}, ${message}`, lang, stack: undefined };
}

test('nothing at an unknown path, however deep, or at an address that cannot be read: a visitor is told so in their language', async () => {
  const site = await siteBehind(() => undefined);
  for (const locale of missing) {
    for (const path of ['does-not-exist', 'a/b/c/d/e/f', '%E0%A4%A']) {
      const { said, words, document } = await shown(await site.get(`/${locale.code}/${path}`));
      expect(said, `/${locale.code}/${path}`).toEqual(expected(404, locale));
      for (const part of ['404', locale.message, locale.words]) expect(words).toContain(part);
      expect(document.querySelector('main form')).not.toBeNull();
    }
  }
});

test.each([
  ['refuses', FALLEN],
  ['talks nonsense', NONSENSE],
])(
  'while the content system %s, a visitor is told in their language that the page cannot be had',
  async (_how, instead) => {
    const site = await siteBehind(() => instead);
    for (const locale of broken) {
      const answer = await site.get(`/${locale.code}`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { said, words, document } = await shown(answer);
      expect(said, locale.code).toEqual(expected(503, locale));
      for (const part of ['503', locale.message, locale.words]) expect(words).toContain(part);
      expect(document.querySelector('main form')).toBeNull();
    }
  },
);

test('when menus and globals cannot be had, a page stands without them, and the operator is told', async () => {
  const site = await siteBehind(({ url }) =>
    /^\/api\/(?:navs|globals)/.test(url.pathname) ? FALLEN : undefined,
  );
  for (const { code } of missing) {
    const { said, document } = await shown(await site.get(`/${code}`));
    expect(said).toMatchObject({ status: 200, stack: undefined });
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main [data-section]').length).toBeGreaterThan(5);
    expect(document.querySelector(`header a[href="/${code}"]`)).not.toBeNull();
  }
  expect(site.events.length).toBeGreaterThan(0);
});

test.each(['main', 'footer', 'service'])(
  'when the navigation “%s” alone is broken, only it is missing',
  async (handle) => {
    const garbled = { status: 200, body: '{"data":[{"page":7}]}' };
    const site = await siteBehind(({ url }) =>
      url.pathname === `/api/navs/${handle}/tree` ? garbled : undefined,
    );
    const { said, document } = await shown(await site.get('/nl/over-ons'));
    expect(said.status).toBe(200);
    expect(document.querySelector('main [data-section]')).not.toBeNull();
    const links = [...document.querySelectorAll('header a, footer a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toContain('/nl/contact');
    expect(links).toContain('/nl/verhalen');
  },
);
