import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createContent } from '#site/services/content';
import { suggestionsSchema } from '../../../site/client/search-box/suggestions-schema.ts';
import { createSearchEndpoint } from '../../../site/server/search-endpoint.ts';
import { createRecordingLog, startOrigin } from '../origin.ts';
import { editableContent, type RunningSite, runSite } from '../running-site.ts';
import { connect, queryOf, resultsOf } from '../services/search/filled-search.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ prepare: editableContent, variables: { SEARCH_REQUESTS: '80' } });
  await site.fillSearch('nl');
});
afterAll(() => site.stop());

const search = (query: string) => site.get(`/api/search?${query}`);

describe('GET /api/search', () => {
  test('responds with the first results of each group as JSON', async () => {
    const response = await search('locale=nl&q=lamp');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('private, max-age=10');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const { products, categories, content } = v.parse(suggestionsSchema, await response.json());
    expect(products).toHaveLength(5);
    expect(categories[0]?.href).toBe('/nl/lampen.html');
    expect(content.length).toBeGreaterThan(0);
  });

  test('responds with popular terms to an empty term', async () => {
    const { terms, products, all } = v.parse(
      suggestionsSchema,
      await (await search('locale=nl&q=%20')).json(),
    );
    expect(terms.slice(0, 2)).toEqual(['lantaarn', 'opaalglas']);
    expect(products).toEqual([]);
    expect(all).toBeUndefined();
  });

  test('responds with finished texts in the language of the locale', async () => {
    const response = await search('locale=nl&q=lantaarm');
    const { products, announcement, didYouMean, all } = v.parse(suggestionsSchema, await response.json());
    expect(products[0]?.price).toMatch(/^(?:vanaf )?€\s\d+(?:,\d\d)?$/);
    expect(announcement).toMatch(/^\d+ suggesties$/);
    expect(didYouMean).toEqual({ term: 'lantaarn', text: 'Bedoelde je “lantaarn”?' });
    expect(all).toMatch(/^Toon alle \d+ resultaten voor “lantaarm”$/);
    const lamps = v.parse(suggestionsSchema, await (await search('locale=nl&q=lamp')).json());
    expect(lamps.allProducts).toEqual({
      href: '/nl/zoeken?q=lamp&show=products',
      text: expect.stringMatching(/^Toon alle \d+ producten$/),
    });
    const few = v.parse(suggestionsSchema, await (await search('locale=nl&q=kuip')).json());
    expect(few.allProducts).toBeUndefined();
    const ring = v.parse(suggestionsSchema, await (await search('locale=nl&q=rubberring')).json());
    expect(ring.products[0]?.price).toBe('Gratis');
  });

  test('responds to a term without results with a sentence', async () => {
    const none = await (await search('locale=nl&q=xylofoonzzz')).json();
    expect(none).toEqual({
      isComplete: true,
      announcement: 'Geen suggesties voor “xylofoonzzz”',
      note: 'Geen suggesties voor “xylofoonzzz”',
      terms: [],
      products: [],
      categories: [],
      content: [],
    });
  });

  test.each(['😀', '%', '???'])('has no suggestions for %j, a term without a word', async (term) => {
    const found = await (await search(`locale=nl&q=${encodeURIComponent(term)}`)).json();
    expect(found).toEqual({
      isComplete: true,
      announcement: `Geen suggesties voor “${term}”`,
      note: `Geen suggesties voor “${term}”`,
      terms: [],
      products: [],
      categories: [],
      content: [],
    });
  });

  test('identifies the search only for a visitor with consent and a token', async () => {
    const consent = encodeURIComponent('{statistics:true}');
    const token = 'search_visitor=anon-4294967295-0-17-2903';
    const queryIdFor = async (cookie: string) => {
      const found = await (await site.get('/api/search?locale=nl&q=lamp', { cookie })).json();
      return found.queryId;
    };
    expect(await queryIdFor(`${token}; CookieConsent=${consent}`)).toMatch(/^[\da-f]{32}$/);
    expect(await queryIdFor(token)).toBeUndefined();
    expect(await queryIdFor(`CookieConsent=${consent}`)).toBeUndefined();
  });

  test.each(['$t(search:title) {{count}} $&', '{{term}}'])('keeps the term %s in its texts', async (term) => {
    const { note, all } = await (await search(`locale=nl&q=${encodeURIComponent(term)}`)).json();
    expect(all ?? note).toContain(` voor “${term}”`);
  });

  test.each(['', 'locale=nl', 'q=lamp', 'locale=it&q=lamp', 'locale=__proto__&q=lamp'])(
    'refuses the query "%s"',
    async (query) => {
      const response = await search(query);
      expect(response.status).toBe(400);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each([
    ['HTML', '<script>alert(1)</script>'],
    ['7,000 characters', 'lamp'.repeat(1_750)],
    ['control characters', 'lamp\u0000\u001b[0m\u202e'],
    ['a filter', "lamp' OR price>0 AND NOT x:y"],
    ['prototype names', '__proto__ constructor hasOwnProperty'],
    ['invalid UTF-8', '%FF%FE'],
  ])('searches a term with %s without harm', async (_, term) => {
    const query = term.startsWith('%') ? term : encodeURIComponent(term);
    const response = await search(`locale=nl&q=${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const { all = '', note = '' } = v.parse(suggestionsSchema, await response.json());
    expect(all + note).not.toBe('');
  });

  test('refuses 10,000 characters, which are too long for a URL', async () => {
    expect((await search(`locale=nl&q=${'lamp'.repeat(2_500)}`)).status).toBe(414);
  });

  test('suggests pages and popular terms of the content system for a locale without indexes', async () => {
    const response = await search('locale=de&q=pflege');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { note, announcement, content, products, isComplete } = v.parse(
      suggestionsSchema,
      await response.json(),
    );
    expect(isComplete).toBe(false);
    expect(content.map(({ href }) => href)).toContain('/de/ueber-uns/material-und-pflege');
    expect(products).toEqual([]);
    expect(note).toBe('Wir können gerade nur Seiten und Geschichten vorschlagen.');
    expect(announcement).toMatch(/^\d Vorschläge? Wir können/);
    const popular = v.parse(suggestionsSchema, await (await search('locale=de&q=')).json());
    expect(popular.terms.length).toBeGreaterThan(3);
  });

  test('responds with 503 if neither the search system nor the content system responds', async () => {
    const broken = await startOrigin((response) => response.writeHead(503).end());
    const { log } = createRecordingLog();
    const content = createContent({ baseUrl: broken.url, log, cache: createCache({ log }), timeoutMs: 500 });
    const endpoint = createSearchEndpoint({
      services: {
        search: connect([broken.url]),
        content,
        siteUrl: 'https://www.example.test',
        now: () => new Date(),
      },
      isWithinRateLimit: () => true,
    });
    for (const term of ['lamp', '']) {
      const url = `https://www.example.test/api/search?locale=nl&q=${term}`;
      const response = await endpoint(new Request(url), undefined);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toEqual({ status: 503 });
    }
  });

  test('responds with 429 above the limit of requests', async () => {
    let status = 200;
    for (let count = 0; count < 100 && status !== 429; count += 1) {
      status = (await search('locale=nl&q=')).status;
    }
    expect(status).toBe(429);
  });
});

test('A browser that leaves aborts the call to the provider', async () => {
  let isAborted = false;
  const leave = new AbortController();
  const provider = await startOrigin((response) => {
    response.on('close', () => {
      isAborted = true;
    });
    leave.abort();
  });
  const { log } = createRecordingLog();
  const endpoint = createSearchEndpoint({
    services: {
      search: connect([provider.url]),
      content: createContent({ baseUrl: site.content.url, log, cache: createCache({ log }) }),
      siteUrl: 'https://www.example.test',
      now: () => new Date(),
    },
    isWithinRateLimit: () => true,
  });
  const request = new Request('https://www.example.test/api/search?locale=nl&q=lamp', {
    signal: leave.signal,
  });
  expect((await endpoint(request, undefined)).status).toBe(503);
  await expect.poll(() => isAborted).toBe(true);
});

test('A change of the content and one of the catalogue are found once the site has applied them', async () => {
  const file = site.contentFile('collections/pages/nl/contact.md');
  const changed = site.nextChange();
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Zwavelstokjes'));
  await changed;
  site.changeShop(
    "UPDATE product_text SET name = 'Vuurkorf' WHERE store = 'eu_nl' AND product_id = (SELECT id FROM product WHERE sku = 'VV-TOL')",
  );
  await site.applyDataChange();
  // The endpoint has reached its limit.
  const client = connect([site.search.url]).forRequest({ store: 'eu_nl' });
  const { content } = await resultsOf(client, queryOf('zwavelstokjes'));
  expect(content.hits.map(({ href }) => href)).toEqual(['/nl/contact']);
  const { products } = await resultsOf(client, queryOf('vuurkorf'));
  expect(products.hits.map(({ sku }) => sku)).toEqual(['VV-TOL']);
});
