import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { crawl } from './journeys/crawl/crawl.ts';
import { findUnlistedHero } from './journeys/crawl/hero-rules.ts';
import { findJsonLdProblems } from './journeys/crawl/json-ld-rules.ts';
import { findForeignTexts } from './journeys/crawl/language-rules.ts';
import {
  findBrokenLinks,
  findInvalidRenditions,
  findMissingPayloads,
  findMissingFragments,
} from './journeys/crawl/link-rules.ts';
import {
  findDuplicateTitles,
  findInvalidPages,
  findPageProblems,
  findPlaceholders,
} from './journeys/crawl/page-rules.ts';
import { findSitemapProblems } from './journeys/crawl/sitemap-rules.ts';
import { findTranslationProblems } from './journeys/crawl/translation-rules.ts';

const SITE = 'https://www.example.test';
const [nl] = locales;

function sitemapOf(...paths: readonly string[]) {
  const urls = paths.map((path) => `<url><loc>${SITE}${path}</loc></url>`);
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

type PageOverrides = { readonly head?: string; readonly body?: string; readonly html?: string };

/** A valid page, apart from the parts that a test overrides. */
function page(path: string, { head = '', body = '', html }: PageOverrides = {}) {
  const own = `<link rel="canonical" href="${SITE}${path}"><meta property="og:url" content="${SITE}${path}">`;
  const sharing = ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:locale', 'twitter:card']
    .map((name) => `<meta property="${name}" content="summary">`)
    .join('');
  const basics = `<title>${path}</title><meta name="description" content="x"><meta name="robots" content="index, follow">`;
  return (
    html ??
    `<!doctype html><html lang="nl"><head>${basics}${own}${sharing}${head}</head><body><h1>x</h1>${body}</body></html>`
  );
}

/** Returns the problems that the crawl rules report on a site of two pages with this home page. */
async function findProblems(home: PageOverrides, others: Readonly<Record<string, string>> = {}) {
  const texts: Record<string, string> = {
    '/nl': page('/nl', { ...home, body: `<a href="/nl/lamp">x</a>${home.body ?? ''}` }),
    '/nl/lamp': page('/nl/lamp', { body: '<a href="/nl">x</a>' }),
    '/nl/_payload.json': '{}',
    '/nl/lamp/_payload.json': '{}',
    '/nl/sitemap.xml': sitemapOf('/nl', '/nl/lamp'),
    ...others,
  };
  const typeOf = (path: string) =>
    /xml|json/.exec(path) ? `application/${/xml|json/.exec(path)?.[0]}` : 'text/html';
  const result = await crawl(
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
  const pages = [...result.pages.values()];
  return [
    ...findBrokenLinks(result),
    ...findMissingFragments(result),
    ...findInvalidRenditions(result),
    ...findInvalidPages(result),
    ...findPlaceholders(result),
    ...(await findMissingPayloads(result)),
    ...pages.flatMap((crawled) => findPageProblems(crawled, nl)),
    ...findDuplicateTitles(result),
    ...pages.flatMap(findUnlistedHero),
    ...(await findTranslationProblems(result)),
    ...pages.flatMap(findJsonLdProblems),
    ...pages.flatMap((crawled) => findForeignTexts(crawled, 'nl')),
    ...(await findSitemapProblems(result, 'nl')),
  ];
}

const data = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] })}</script>`;

test('Crawl rules report no problem on a valid site', async () => {
  expect(await findProblems({})).toEqual([]);
});

test.each<[string, PageOverrides, string]>([
  ['a broken link', { body: '<a href="/nl/weg">x</a>' }, '/nl links to /nl/weg, which responds with 404.'],
  [
    'a broken link to another locale',
    { body: '<a href="/de/weg">x</a>' },
    '/nl links to /de/weg, which responds with 404.',
  ],
  ['a missing image', { body: '<img alt="" src="/assets/weg.jpg">' }, '/nl links to /assets/weg.jpg, which'],
  [
    'a missing script',
    { head: '<script src="/_build/weg.js"></script>' },
    '/nl links to /_build/weg.js, which',
  ],
  [
    'a fragment without a matching id',
    { body: '<a href="/nl/lamp#weg">x</a>' },
    '/nl links to /nl/lamp#weg, but /nl/lamp has no element with the id "weg".',
  ],
  [
    'an unsupported image width',
    { body: '<img alt="" src="/_image/w_321,f_avif/a.jpg">' },
    'an unsupported width or format',
  ],
  [
    'a placeholder without a value',
    { body: '<p aria-label="{{ count }} lamps">x</p><script>"{{ step }}"</script>' },
    '/nl contains the placeholder {{ count }}.',
  ],
  ['two h1 headings', { body: '<h1>y</h1>' }, '/nl has 2 h1 headings: ["x","y"].'],
  ['an image without alt text', { body: '<img src="/nl">' }, '/nl has an image without alt attribute: /nl.'],
  ['a duplicate id', { body: '<p id="a"></p><p id="a"></p>' }, '/nl: no-dup-id: Duplicate ID "a"'],
  [
    'two canonical addresses',
    { head: '<link rel="canonical" href="/nl">' },
    '/nl has 2 canonical addresses.',
  ],
  [
    'a duplicate title',
    {
      head: '<script>document</script>',
      html: page('/nl')
        .replace('<title>/nl<', '<title>/nl/lamp<')
        .replace('</body>', '<a href="/nl/lamp">x</a></body>'),
    },
    '"/nl/lamp" is the title of /nl and /nl/lamp.',
  ],
  [
    'a missing translation',
    { head: '<link rel="alternate" hreflang="de" href="https://www.example.test/de">' },
    'lists the translation https://www.example.test/de, which responds with 404.',
  ],
  [
    'a missing x-default translation',
    { head: `<link rel="alternate" hreflang="nl" href="${SITE}/nl">` },
    '/nl lists no x-default translation.',
  ],
  [
    'a translation without a return link',
    { head: `<link rel="alternate" hreflang="x-default" href="${SITE}/nl/lamp">` },
    'which lists different translations: []',
  ],
  [
    'a hero whose contrast is not measured',
    {
      body: '<section data-section="hero"></section><footer><a data-locale="nl" href="/nl/lamp">x</a></footer>',
    },
    '/nl has a hero, but /nl/lamp is not in the list.',
  ],
  ['incomplete JSON-LD', { body: data({ '@type': 'WebSite' }) }, '/nl has invalid JSON-LD at @graph.0.'],
  ['JSON-LD of an unknown type', { body: data({ '@type': 'Unicorn' }) }, 'invalid JSON-LD at @graph.0.@type'],
  [
    'a text in another language',
    { body: '<nav aria-label="Hoofdmenu"><a href="#main">Zum Inhalt</a></nav>' },
    '/nl is in nl but contains "Zum Inhalt", a message in de.',
  ],
  [
    'a wrong lang attribute',
    { html: page('/nl', { body: '<a href="/nl/lamp">x</a>' }).replace('lang="nl"', 'lang="en"') },
    '/nl has the lang "en" instead of "nl".',
  ],
  [
    'a wrong robots directive',
    { html: page('/nl', { body: '<a href="/nl/lamp">x</a>' }).replace('index, follow', 'noindex, nofollow') },
    '/nl has the robots directive "noindex, nofollow" instead of "index, follow".',
  ],
  [
    'missing sharing tags',
    { html: page('/nl', { body: '<a href="/nl/lamp">x</a>' }).replace('og:title', 'x') },
    '/nl lacks the sharing tags og:title.',
  ],
])('Crawl rules report %s', async (_name, overrides, sentence) => {
  expect((await findProblems(overrides)).join('\n')).toContain(sentence);
});

test.each([
  ['<p id="a">x</p>', '<p id="">x</p>'],
  ['<button type="button">x</button>', '<button type="unknown">x</button>'],
  ['<div><p>x</p></div>', '<span><p>x</p></span>'],
])(
  'Crawl rules validate the HTML of a page that differs from a valid page in more than texts: %s',
  async (valid, invalid) => {
    const lamp = page('/nl/lamp', { body: `<a href="/nl">y</a>${invalid}` });
    const problems = await findProblems({ body: valid }, { '/nl/lamp': lamp });
    expect(problems.filter((problem) => problem.startsWith('/nl/lamp: '))).not.toEqual([]);
  },
);

test('Crawl rules validate the HTML of translations that differ only in texts and addresses once', async () => {
  const home = page('/nl', {
    head: '<link rel="alternate" hreflang="de" href="/de">',
    body: '<p lang="nl">A &amp; B</p>',
  });
  const translation = page('/de', { body: '<p lang="de">C</p>' });
  const known = new Set<string>();
  for (const text of [home, translation]) {
    const fetchPage = async (address: string) => ({
      status: address === '/nl' ? 200 : 404,
      type: 'text/html',
      location: undefined,
      text,
    });
    expect(findInvalidPages(await crawl(fetchPage, 'nl', SITE), known)).toEqual([]);
  }
  expect(known.size).toBe(1);
});

test('Sitemap rules report an invalid sitemap', async () => {
  const problems = await findProblems({}, { '/nl/sitemap.xml': sitemapOf() });
  expect(problems).toContain('/nl/sitemap.xml: urlset is empty: expected at least one url.');
});

test('Sitemap rules report orphans and pages missing from the sitemap', async () => {
  const sitemap = sitemapOf('/nl', '/nl/oud');
  const problems = await findProblems(
    {},
    { '/nl/sitemap.xml': sitemap, '/nl/oud': page('/nl/oud'), '/nl/oud/_payload.json': '{}' },
  );
  expect(problems).toContain(`${SITE}/nl/oud is an orphan: the sitemap lists it, and no page links to it.`);
  expect(problems).toContain(`/nl/sitemap.xml does not list ${SITE}/nl/lamp.`);
});

test('Crawl rules report a page without a payload', async () => {
  const problems = await findProblems({ body: '<a href="/nl/stil">x</a>' }, { '/nl/stil': page('/nl/stil') });
  expect(problems).toContain('The payload of /nl/stil responds with 404.');
});

test.each([
  ['/nl/zoeken', []],
  [
    '/nl/zoeken?page=2',
    [`/nl/zoeken?q=a&page=2 has the canonical ${SITE}/nl/zoeken?page=2 instead of ${SITE}/nl/zoeken.`],
  ],
])(
  'The crawl compares the canonical URL %s of search results with the search screen',
  async (canonical, expected) => {
    const address = '/nl/zoeken?q=a&page=2';
    const problems = await findProblems(
      { body: `<a href="${address}">x</a>` },
      { [address]: page(canonical) },
    );
    expect(problems.filter((problem) => problem.includes('canonical'))).toEqual(expected);
  },
);

test.each([true, false])('A crawl that requests variants: %s', async (requestsVariants) => {
  const requested: string[] = [];
  const fetchPage = async (address: string) => {
    requested.push(address);
    return {
      status: 200,
      type: 'text/html',
      location: undefined,
      text:
        address === '/nl' ? page('/nl', { body: '<a href="/nl/lamp?variant=clay">x</a>' }) : page(address),
    };
  };
  await crawl(fetchPage, 'nl', SITE, { requestsVariants });
  expect(requested.includes('/nl/lamp?variant=clay')).toBe(requestsVariants);
});
