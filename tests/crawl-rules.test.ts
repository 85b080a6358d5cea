import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { crawl } from './journeys/crawl/crawl.ts';
import { foreignWords } from './journeys/crawl/language-rules.ts';
import {
  brokenLinks,
  impossiblePictures,
  missingPayloads,
  missingPlaces,
} from './journeys/crawl/link-rules.ts';
import { linkedDataFaults } from './journeys/crawl/linked-data.ts';
import { pageFaults, sharedTitles } from './journeys/crawl/page-rules.ts';
import { sitemapFaults } from './journeys/crawl/sitemap-rules.ts';
import { translationFaults } from './journeys/crawl/translation-rules.ts';

const SITE = 'https://www.example.test';
const [nl] = locales;

type Bad = { readonly head?: string; readonly body?: string; readonly html?: string };

/** A page in order, but for what a test says of it. */
function page(path: string, { head = '', body = '', html }: Bad = {}) {
  const own = `<link rel="canonical" href="${SITE}${path}"><meta property="og:url" content="${SITE}${path}">`;
  const told = ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:locale', 'twitter:card']
    .map((name) => `<meta property="${name}" content="summary">`)
    .join('');
  const said = `<title>${path}</title><meta name="description" content="x"><meta name="robots" content="index, follow">`;
  return (
    html ?? `<html lang="nl"><head>${said}${own}${told}${head}</head><body><h1>x</h1>${body}</body></html>`
  );
}

/** What the crawler complains of on a site of two pages, whose home is as the test says. */
async function complaintsAbout(home: Bad, others: Readonly<Record<string, string>> = {}) {
  const texts: Record<string, string> = {
    '/nl': page('/nl', { ...home, body: `<a href="/nl/lamp">x</a>${home.body ?? ''}` }),
    '/nl/lamp': page('/nl/lamp', { body: '<a href="/nl">x</a>' }),
    '/nl/_payload.json': '{}',
    '/nl/lamp/_payload.json': '{}',
    '/nl/sitemap.xml': `<urlset><url><loc>${SITE}/nl</loc></url><url><loc>${SITE}/nl/lamp</loc></url></urlset>`,
    ...others,
  };
  const typeOf = (path: string) =>
    /xml|json/.exec(path) ? `application/${/xml|json/.exec(path)?.[0]}` : 'text/html';
  const found = await crawl(
    async (path) => {
      const text = texts[path];
      return {
        status: text === undefined ? 404 : 200,
        type: typeOf(path),
        location: undefined,
        text: text ?? '',
      };
    },
    'nl',
    SITE,
  );
  const pages = [...found.pages.values()];
  return [
    ...brokenLinks(found),
    ...missingPlaces(found),
    ...impossiblePictures(found),
    ...(await missingPayloads(found)),
    ...pages.flatMap((one) => pageFaults(one, nl)),
    ...sharedTitles(found),
    ...(await translationFaults(found)),
    ...pages.flatMap(linkedDataFaults),
    ...pages.flatMap((one) => foreignWords(one, 'nl')),
    ...(await sitemapFaults(found, 'nl')),
  ];
}

const data = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] })}</script>`;

test('of a site in order the crawler says nothing', async () => {
  expect(await complaintsAbout({})).toEqual([]);
});

test.each<[string, Bad, string]>([
  ['a broken link', { body: '<a href="/nl/weg">x</a>' }, '/nl links to /nl/weg, which answers 404.'],
  [
    'a broken link to another locale',
    { body: '<a href="/de/weg">x</a>' },
    '/nl links to /de/weg, which answers 404.',
  ],
  [
    'a picture that is not there',
    { body: '<img alt="" src="/assets/weg.jpg">' },
    '/nl links to /assets/weg.jpg, which',
  ],
  [
    'a script that is not there',
    { head: '<script src="/_build/weg.js"></script>' },
    '/nl links to /_build/weg.js, which',
  ],
  [
    'a place that is not there',
    { body: '<a href="/nl/lamp#weg">x</a>' },
    '/nl links to /nl/lamp#weg, but /nl/lamp has no place "weg".',
  ],
  [
    'a width nobody makes',
    { body: '<img alt="" src="/_image/w_321,f_avif/a.jpg">' },
    'in a width or format that is not made',
  ],
  ['two first headings', { body: '<h1>y</h1>' }, '/nl has 2 first headings: ["x","y"].'],
  ['an image without words', { body: '<img src="/nl">' }, '/nl shows /nl without an alt attribute.'],
  [
    'one id twice',
    { body: '<p id="a"></p><p id="a"></p>' },
    '/nl has more than one element with the id "a".',
  ],
  [
    'two canonical addresses',
    { head: '<link rel="canonical" href="/nl">' },
    '/nl has 2 canonical addresses.',
  ],
  [
    'another page’s title',
    {
      head: '<script>document</script>',
      html: page('/nl')
        .replace('<title>/nl<', '<title>/nl/lamp<')
        .replace('</body>', '<a href="/nl/lamp">x</a></body>'),
    },
    '"/nl/lamp" is the title of /nl and /nl/lamp.',
  ],
  [
    'a translation that is not there',
    { head: '<link rel="alternate" hreflang="de" href="https://www.example.test/de">' },
    'names https://www.example.test/de as its translation, which answers 404.',
  ],
  [
    'no translation for everybody',
    { head: `<link rel="alternate" hreflang="nl" href="${SITE}/nl">` },
    '/nl names no translation for everybody else.',
  ],
  [
    'a translation that does not name it',
    { head: `<link rel="alternate" hreflang="x-default" href="${SITE}/nl/lamp">` },
    'which names others: []',
  ],
  [
    'linked data without a name',
    { body: data({ '@type': 'WebSite' }) },
    '/nl tells linked data that is wrong at @graph.0.',
  ],
  ['linked data nobody knows', { body: data({ '@type': 'Unicorn' }) }, 'wrong at @graph.0.@type'],
  [
    'another language in the shell',
    { body: '<nav aria-label="Hoofdmenu"><a href="#main">Zum Inhalt</a></nav>' },
    '/nl is in nl and says "Zum Inhalt", which is de.',
  ],
  [
    'the wrong language',
    { html: page('/nl', { body: '<a href="/nl/lamp">x</a>' }).replace('lang="nl"', 'lang="en"') },
    '/nl says that it is in "en" instead of "nl".',
  ],
  [
    'a page kept from robots',
    { html: page('/nl', { body: '<a href="/nl/lamp">x</a>' }).replace('index, follow', 'noindex, nofollow') },
    '/nl says "noindex, nofollow" to robots instead of "index, follow".',
  ],
  [
    'nothing to share',
    { html: page('/nl', { body: '<a href="/nl/lamp">x</a>' }).replace('og:title', 'x') },
    '/nl does not say og:title to those it is shared with.',
  ],
])('of %s it says so', async (_what, bad, sentence) => {
  expect((await complaintsAbout(bad)).join('\n')).toContain(sentence);
});

test('an orphan is told, and a page that the sitemap leaves out', async () => {
  const sitemap = `<urlset><url><loc>${SITE}/nl</loc></url><url><loc>${SITE}/nl/oud</loc></url></urlset>`;
  const complaints = await complaintsAbout(
    {},
    { '/nl/sitemap.xml': sitemap, '/nl/oud': page('/nl/oud'), '/nl/oud/_payload.json': '{}' },
  );
  expect(complaints).toContain(`${SITE}/nl/oud is an orphan: the sitemap lists it, and no page links to it.`);
  expect(complaints).toContain(`/nl/sitemap.xml leaves out ${SITE}/nl/lamp.`);
});

test('a page that cannot be had as data is told', async () => {
  const complaints = await complaintsAbout(
    { body: '<a href="/nl/stil">x</a>' },
    { '/nl/stil': page('/nl/stil') },
  );
  expect(complaints).toContain('/nl/stil answers 404 as data.');
});
