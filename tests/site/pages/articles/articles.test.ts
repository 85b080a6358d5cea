import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { writeManyArticles } from '../../many-articles.ts';
import { runSite } from '../../running-site.ts';

const site = 'https://www.example.test';
let running: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  running = await runSite({ prepare: writeManyArticles });
});
afterAll(() => running.stop());

async function visit(path: string) {
  const response = await running.get(path);
  const document = parseHtml(await response.text());
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    response,
    document,
    all,
    title: document.title,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
    alternates: Object.fromEntries(
      all('link[hreflang]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ),
    titles: all('article h2').map(({ textContent }) => textContent),
    topics: all('main nav[aria-label="Onderwerpen"] a'),
    linkNamed: (name: string) => all('main a').find(({ textContent }) => textContent?.trim() === name),
  };
}

describe('A list of articles', () => {
  test('starts with the page’s sections and the newest articles, the first one as the lead', async () => {
    const { titles, all, document, title, canonical } = await visit('/nl/verhalen');
    expect(title).toBe('Verhalen · Veld & Vonk');
    expect(canonical).toBe(`${site}/nl/verhalen`);
    expect(all('h1').map(({ textContent }) => textContent)).toEqual(['Voor als het donker is']);
    expect(titles).toEqual(['Story 30', 'Story 29', 'Story 28', 'Story 27']);
    expect(all('article')[0]?.getAttribute('data-variant')).toBe('lead');
    expect(document.querySelector('article time')?.getAttribute('datetime')).toBe('2025-03-30');
    expect(document.querySelector('article time')?.textContent).toBe('30 maart 2025');
    expect(document.body.textContent).toContain('30 verhalen');
    expect(all('main img[loading=eager]')).toHaveLength(1);
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain(
      'bench-dusk',
    );
  });

  test('links to all articles and to each topic with articles, and marks the current link', async () => {
    const { topics } = await visit('/nl/verhalen');
    expect(topics.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Alles', '/nl/verhalen'],
      ['Ambacht', '/nl/verhalen?topic=craft'],
      ['Licht', '/nl/verhalen?topic=light'],
    ]);
    expect(topics.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
    const light = await visit('/nl/verhalen?topic=light');
    expect(light.topics.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  });

  test('is paginated by links, and each page has its own title and URL', async () => {
    const first = await visit('/nl/verhalen');
    expect(first.document.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/nl/verhalen?page=2');
    expect(first.document.querySelector('a[rel=prev]')).toBeNull();

    const second = await visit('/nl/verhalen?page=2');
    expect(second.titles).toEqual(['Story 26', 'Story 25', 'Story 24', 'Story 23']);
    expect(second.title).toBe('Verhalen, pagina 2 · Veld & Vonk');
    expect(second.canonical).toBe(`${site}/nl/verhalen?page=2`);
    expect(second.robots).toBe('index, follow');
    expect(second.all('h1')).toHaveLength(1);
    expect(second.document.querySelector('a[rel=prev]')?.getAttribute('href')).toBe('/nl/verhalen');

    const last = await visit('/nl/verhalen?page=8');
    expect(last.titles).toEqual(['Story 2', 'Story 1']);
    expect(last.document.querySelector('a[rel=next]')).toBeNull();
  });

  test('is filtered by topic and paginated', async () => {
    const { titles, title, canonical, document } = await visit('/nl/verhalen?topic=light');
    expect(titles).toEqual(['Story 30', 'Story 24', 'Story 18', 'Story 12']);
    expect(title).toBe('Verhalen over licht · Veld & Vonk');
    expect(canonical).toBe(`${site}/nl/verhalen?topic=light`);
    expect(document.querySelector('a[rel=next]')?.getAttribute('href')).toBe(
      '/nl/verhalen?page=2&topic=light',
    );

    const second = await visit('/nl/verhalen?topic=light&page=2&utm_source=brief');
    expect(second.titles).toEqual(['Story 6']);
    expect(second.title).toBe('Verhalen over licht, pagina 2 · Veld & Vonk');
    expect(second.canonical).toBe(`${site}/nl/verhalen?page=2&topic=light`);
  });

  test('has alternates only in locales with the same page of the same topic', async () => {
    // English has nine articles on three list pages. The topic `light` has one list page.
    const second = await visit('/nl/verhalen?page=2');
    expect(second.alternates).toEqual({
      nl: `${site}/nl/verhalen?page=2`,
      en: `${site}/en/stories?page=2`,
      'x-default': `${site}/en/stories?page=2`,
    });
    expect((await visit('/en/stories?page=2')).alternates).toEqual(second.alternates);
    expect((await visit('/nl/verhalen?page=4')).alternates).toEqual({});
    expect((await visit('/nl/verhalen?topic=light')).alternates['en']).toBe(`${site}/en/stories?topic=light`);
    expect((await visit('/nl/verhalen?topic=light&page=2')).alternates).toEqual({});
    expect(Object.keys((await visit('/nl/verhalen')).alternates)).toHaveLength(8);
  });

  test('links to the same page in other locales, or to their whole list if they have no such page', async () => {
    const { document } = await visit('/nl/verhalen?page=2');
    const hrefIn = (locale: string) =>
      document.querySelector(`header a[data-locale="${locale}"]`)?.getAttribute('href');
    expect(hrefIn('en')).toBe('/en/stories?page=2');
    expect(hrefIn('de')).toBe('/de/geschichten');
  });

  test.each([
    ['page=9', 'Deze pagina bestaat niet'],
    ['page=0', 'Deze pagina bestaat niet'],
    ['page=abc', 'Deze pagina bestaat niet'],
    ['page=2&page=3', 'Deze pagina bestaat niet'],
    ['topic=nothing', 'Dit onderwerp bestaat niet'],
    ['topic=../../x', 'Dit onderwerp bestaat niet'],
    ['topic=light&page=3', 'Deze pagina bestaat niet'],
  ])('responds with 404 to ?%s', async (query, heading) => {
    const { response, all, title, linkNamed, robots } = await visit(`/nl/verhalen?${query}`);
    expect(response.status).toBe(404);
    expect(title).toBe('404, Pagina niet gevonden: /nl/verhalen');
    expect(all('h1').map(({ textContent }) => textContent)).toEqual([heading]);
    expect(linkNamed('Alle verhalen')?.getAttribute('href')).toMatch(/^\/nl\/verhalen(\?topic=light)?$/);
    expect(robots).toBe('noindex, nofollow');
  });

  test.each([
    ['page=1', '/nl/verhalen'],
    ['page=1&topic=light', '/nl/verhalen?topic=light'],
  ])('redirects ?%s to %s', async (query, target) => {
    const response = await running.get(`/nl/verhalen?${query}`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(target);
  });

  test('shows a text when a site or a topic has no articles', async () => {
    const german = await visit('/de/geschichten');
    expect(german.response.status).toBe(200);
    expect(german.document.body.textContent).toContain('Es gibt noch keine Geschichten.');
    expect(german.all('nav[aria-label=Themen]')).toHaveLength(0);

    const outdoors = await visit('/nl/verhalen?topic=outdoors');
    expect(outdoors.response.status).toBe(200);
    expect(outdoors.robots).toBe('noindex, nofollow');
    expect(outdoors.linkNamed('Alle verhalen')?.getAttribute('href')).toBe('/nl/verhalen');
  });

  test('keeps the preview query in its links', async () => {
    const { document } = await visit('/nl/verhalen?page=2&preview=true&token=preview-secret');
    expect(document.querySelector('a[rel=next]')?.getAttribute('href')).toBe(
      '/nl/verhalen?page=3&preview=true&token=preview-secret',
    );
  });
});

describe('The page cache', () => {
  const etag = async (path: string) => (await running.get(path)).headers.get('etag');

  test('distinguishes the pages of a list, in any order of parameters', async () => {
    expect(await etag('/nl/verhalen?page=2')).not.toBe(await etag('/nl/verhalen'));
    expect(await etag('/nl/verhalen?topic=craft&page=2')).toBe(await etag('/nl/verhalen?page=2&topic=craft'));
  });

  test('ignores unknown query parameters', async () => {
    expect(await etag('/nl/contact?page=2&topic=light')).toBe(await etag('/nl/contact'));
    expect(await etag('/nl/verhalen?page=&x=1')).toBe(await etag('/nl/verhalen'));
  });

  test('contains the payload of each page, independent of the build', async () => {
    const payload = async (query: string) =>
      (await running.get(`/nl/verhalen/_payload.json?${query}`)).json();
    const { head, sections } = await payload('page=2&build=abc');
    expect(head).toContain('Verhalen, pagina 2');
    expect(JSON.stringify(sections)).toContain('Story 26');
    expect((await payload('build=def')).head).not.toContain('pagina');
    expect((await running.get('/nl/verhalen/_payload.json?page=99&build=abc')).status).toBe(404);
  });
});

describe('An article', () => {
  test('starts with topic, title, intro, author and date, and its picture loads eagerly', async () => {
    const { document, all, title } = await visit('/nl/verhalen/story-29');
    const head = document.querySelector('[data-section=article-head]');
    expect(title).toBe('Story 29 · Veld & Vonk');
    expect(all('h1').map(({ innerHTML }) => innerHTML)).toEqual(['Story <em>29</em>']);
    expect(head?.querySelector('a')?.getAttribute('href')).toBe('/nl/verhalen?topic=craft');
    expect(head?.textContent).toContain('Intro of 29.');
    expect(head?.textContent).toContain('Door Anke Roelofs');
    expect(head?.textContent).toContain('1 minuut lezen');
    expect(head?.querySelector('time')?.getAttribute('datetime')).toBe('2025-03-29');
    expect(head?.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    expect(head?.querySelector('img')?.getAttribute('alt')).not.toBe('');
  });

  test('has JSON-LD with author, date and topic', async () => {
    const { document } = await visit('/nl/verhalen/story-29');
    const data = JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '{}');
    const nodes: Record<string, unknown>[] = data['@graph'];
    expect(nodes.find((node) => node['@type'] === 'Article')).toMatchObject({
      headline: 'Story 29',
      description: 'Intro of 29.',
      author: { '@type': 'Person', name: 'Anke Roelofs' },
      articleSection: 'Ambacht',
      datePublished: expect.stringMatching(/^2025-03-29/),
    });
  });

  test('links to the list and to three related articles, those of its topic first', async () => {
    const { all, linkNamed } = await visit('/nl/verhalen/story-30');
    expect(all('[data-section=related-articles] h3').map(({ textContent }) => textContent)).toEqual([
      'Story 24',
      'Story 18',
      'Story 12',
    ]);
    expect(linkNamed('Alle verhalen')?.getAttribute('href')).toBe('/nl/verhalen');
  });
});

describe('The feed', () => {
  test('contains the twenty newest articles of its locale with absolute URLs', async () => {
    const response = await running.get('/nl/rss.xml');
    expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml/);
    expect(response.headers.get('cache-control')).toMatch(/max-age=\d/);
    const { document } = new JSDOM(await response.text(), { contentType: 'application/xml' }).window;
    const links = [...document.querySelectorAll('item > link')].map(({ textContent }) => textContent);
    expect(links).toHaveLength(20);
    expect(links[0]).toBe(`${site}/nl/verhalen/story-30`);
    expect(document.querySelector('channel > link')?.textContent).toBe(`${site}/nl/verhalen`);
    expect(document.querySelector('item > category')?.textContent).toBe('Licht');
  });

  test('is linked in the head of every page of its locale, including errors', async () => {
    for (const path of ['/nl', '/nl/verhalen?page=2', '/nl/verhalen/story-30', '/nl/bestaat-niet']) {
      const { document } = await visit(path);
      const link = document.querySelector('link[type="application/rss+xml"]');
      expect(link?.getAttribute('href'), path).toBe('/nl/rss.xml');
      expect(link?.getAttribute('title'), path).toBe('Veld & Vonk: verhalen');
    }
  });

  test('responds with 304 to a matching ETag', async () => {
    const etag = (await running.get('/nl/rss.xml')).headers.get('etag') ?? '';
    expect((await running.get('/nl/rss.xml', { 'if-none-match': etag })).status).toBe(304);
  });

  test('has noindex in an unindexed locale and is a 404 in an unknown one', async () => {
    const french = await running.get('/fr/rss.xml');
    expect(french.status).toBe(200);
    expect(french.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect((await running.get('/xx/rss.xml')).status).toBe(404);
  });
});

test('List and feed respond with 503 while the content system is down', async () => {
  const down = await runSite({ proxyContentUrl: async () => 'http://127.0.0.1:9' });
  const feed = await down.get('/nl/rss.xml');
  expect(feed.status).toBe(503);
  expect(Number(feed.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await down.get('/nl/verhalen')).status).toBe(503);
  await down.stop();
});
