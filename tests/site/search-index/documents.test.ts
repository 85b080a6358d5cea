import { expect, test } from 'vitest';
import { findLocale, locales } from '#site/i18n/locale';
import { textOfFields } from '#site/pages/search/page-text';
import { toPlainText } from '#site/pages/search/plain-text';
import { fillSearch, loadSearchDocuments } from '#site/search-index/fill-search';
import { loadPageDocuments } from '#site/search-index/page-documents';
import { toTermDocuments } from '#site/search-index/term-documents';
import { createCache } from '#site/services/cache';
import { createContent } from '#site/services/content';
import { createShop } from '#site/services/shop';
import { noLabels, yesLabels } from '../../../site/embedded/shop/attributes/shop-attributes.ts';
import { createRecordingLog, sendJson, startOrigin } from '../origin.ts';
import { clientOf, wireList, wirePage } from '../services/content/client.ts';
import { queryOf, resultsOf, useFilledSearch } from '../services/search/filled-search.ts';

const search = useFilledSearch(['nl']);

test.each([
  ['<p>One</p><p>two &amp; <b>three</b></p>', 'One two & three'],
  ['Thirty *evenings*', 'Thirty evenings'],
  ['a\u0000b\ue000c', 'a b c'],
  ['<script>alert(1)</script>after', 'after'],
  ['tuin&shy;lamp', 'tuinlamp'],
  ['tuin\u00adlamp, tuin\u2060lamp', 'tuinlamp, tuinlamp'],
  ['tuin\u200blamp', 'tuin lamp'],
])('The plain text of %j is %j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});

test('The text of fields has visible texts and no settings', () => {
  const sections = [
    {
      type: 'text',
      anchor: 'top',
      tone: { value: 'dark', label: 'Dark', key: 'dark' },
      heading: 'Dark *evenings*',
      image: { permalink: 'https://x.test/a.jpg', title: 'a.jpg' },
      items: [{ question: 'Why?', answer: '<p>Because.</p>' }],
    },
  ];
  expect(textOfFields(sections)).toBe('Dark evenings Why? Because.');
});

test('The text of a page has sets in running text only if they are visible now and have no end', async () => {
  const set = (title: string, schedule: Readonly<Record<string, string>>) => ({
    type: 'usps',
    id: title,
    items: [{ id: '1', title }],
    ...schedule,
  });
  const content = [
    { type: 'text', text: '<p>Before</p>' },
    set('Ended', { from: '2026-06-01T09:00', until: '2026-06-15T09:00' }),
    set('Ending', { until: '2026-07-15T09:00' }),
    set('Future', { from: '2026-07-15T09:00' }),
    set('Begun', { from: '2026-06-15T09:00' }),
    { type: 'text', text: '<p>After</p>' },
  ];
  const sections = [
    { type: 'rich_text', id: 'a', content },
    { type: 'rich_text', id: 'b', until: '2026-07-15T09:00', content: [set('Inherited', {})] },
  ];
  const origin = await startOrigin((response, { url }) => {
    const isPages = url.pathname.includes('/pages/');
    sendJson(response, wireList(isPages ? [wirePage('a', { url: '/nl/a', sections })] : []));
  });
  const now = new Date('2026-07-01T12:00Z');
  const documents = await loadPageDocuments(clientOf(origin.url).nl, { now, timeZone: 'Europe/Amsterdam' });
  expect(documents.ok && documents.value.map(({ text }) => text)).toEqual(['Before Begun After']);
});

test('Terms of the editors come first, and each term once', () => {
  const terms = toTermDocuments({
    globals: { search: { popular: ['Lamp', 'deken'] } },
    categories: [],
    products: [],
  });
  expect(terms.map(({ term }) => term)).toEqual(['Lamp', 'deken']);
  const sorted = terms.toSorted((one, other) => other.popularity - one.popularity);
  expect(sorted).toEqual(terms);
});

test('Each page, product and category of the demo data has an address of the locale', async () => {
  const locale = findLocale('fr-CA');
  if (!locale) throw new Error('The locale fr-CA is missing.');
  const documents = await loadSearchDocuments(locale, search().sources);
  if (!documents.ok) throw new Error('The demo data could not be loaded.');
  const { products, categories, content, suggestions } = documents.value;
  for (const { href } of [...products, ...categories, ...content]) expect(href).toMatch(/^\/fr-CA(?:\/|$)/);
  expect(products.length).toBeGreaterThan(10);
  expect(products.every(({ price }) => price.currency === 'CAD')).toBe(true);
  expect(products.some(({ keywords }) => keywords.length > 0)).toBe(true);
  expect(content.length).toBeGreaterThan(10);
  expect(suggestions.length).toBeGreaterThan(10);
});

test('A shop that fails leaves the indexes as they are', async () => {
  const { log } = createRecordingLog();
  const down = await startOrigin((response) => sendJson(response, {}, 503));
  const { sources, writer, client } = search();
  const shop = createShop({ baseUrl: down.url, mediaUrl: down.url, log, cache: createCache({ log }) });
  const locale = findLocale('nl');
  if (!locale) throw new Error('The locale nl is missing.');
  const outcome = await fillSearch(locale, { ...sources, shop, writer });
  expect(outcome.ok).toBe(false);
  expect(await client().popularTerms(1)).toEqual({ ok: true, value: ['lantaarn'] });
});

test('A content system that fails leaves the indexes as they are', async () => {
  const { log } = createRecordingLog();
  const down = await startOrigin((response) => sendJson(response, {}, 500));
  const { sources, writer } = search();
  const content = createContent({
    baseUrl: down.url,
    log,
    cache: createCache({ log }),
    paging: { retries: 0 },
  });
  const locale = findLocale('nl');
  if (!locale) throw new Error('The locale nl is missing.');
  expect((await fillSearch(locale, { ...sources, content, writer })).ok).toBe(false);
});

test.each(locales.map((locale) => [locale.code, locale] as const))(
  'Each store is in the search index of %s, with its town',
  async (_code, locale) => {
    const documents = await loadSearchDocuments(locale, search().sources);
    if (!documents.ok) throw new Error('The demo data could not be loaded.');
    const stores = documents.value.content.filter(({ href }) => href.endsWith('/porchlight-brooklyn'));
    expect(stores.map(({ title, kind }) => ({ title, kind }))).toEqual([
      { title: 'Porchlight, Brooklyn', kind: 'store' },
    ]);
  },
);

test.each(locales.map((locale) => [locale.code, locale] as const))(
  'The products in the search index of %s have materials, but not the values of yes/no attributes',
  async (_code, locale) => {
    const documents = await loadSearchDocuments(locale, search().sources);
    if (!documents.ok) throw new Error('The demo data could not be loaded.');
    const labels = documents.value.products.flatMap(({ attributes }) => attributes);
    expect(labels.length).toBeGreaterThan(10);
    expect(labels).not.toContain(yesLabels[locale.baseLanguage]);
    expect(labels).not.toContain(noLabels[locale.baseLanguage]);
  },
);

test('A second fill saves only changed records', async () => {
  const { sources, writer } = search();
  const locale = findLocale('nl');
  if (!locale) throw new Error('The locale nl is missing.');
  const documents = await loadSearchDocuments(locale, sources);
  if (!documents.ok) throw new Error('The demo data could not be loaded.');
  const [first, ...others] = documents.value.products;
  if (!first) throw new Error('The demo shop has no product.');
  const update = {
    store: locale.magentoStore,
    language: locale.baseLanguage,
    synonyms: [['accu', 'batterij']],
    documents: { ...documents.value, products: [{ ...first, name: 'Zwavelstok' }, ...others.slice(0, -1)] },
  };
  const outcome = await writer.update(update);
  expect(outcome).toMatchObject({
    ok: true,
    value: [
      { index: 'site_eu_nl_products', saved: 1, deleted: 1, isReplaced: false },
      { saved: 0, deleted: 0 },
      { saved: 0, deleted: 0 },
      { saved: 0, deleted: 0 },
    ],
  });
});

test('Readers find all products while an index is replaced', async () => {
  const { sources, writer, client } = search();
  const locale = findLocale('en');
  if (!locale) throw new Error('The locale en is missing.');
  const documents = await loadSearchDocuments(locale, sources);
  if (!documents.ok) throw new Error('The demo data could not be loaded.');
  const { products } = documents.value;
  const update = (suffix: string) =>
    writer.update({
      store: locale.magentoStore,
      language: locale.baseLanguage,
      synonyms: [],
      documents: {
        ...documents.value,
        products: products.map((product) => ({ ...product, name: `${product.name} ${suffix}` })),
      },
    });
  await update('first');
  const totals = new Set<number>();
  const stop = new AbortController();
  const reading = (async () => {
    while (!stop.signal.aborted)
      totals.add((await resultsOf(client(locale.magentoStore), queryOf(''))).products.total);
  })();
  const outcome = await update('second');
  stop.abort();
  await reading;
  expect(outcome).toMatchObject({
    value: expect.arrayContaining([expect.objectContaining({ isReplaced: true })]),
  });
  expect([...totals]).toEqual([products.length]);
});
