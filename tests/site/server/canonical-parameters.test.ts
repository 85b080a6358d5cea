import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHtml } from '../../parse-html.ts';
import { writeManyArticles } from '../many-articles.ts';
import { runSite } from '../running-site.ts';

const SITE = 'https://www.example.test';
type Site = Awaited<ReturnType<typeof runSite>>;

const runWith = (variables: Readonly<Record<string, string>>) =>
  runSite({ prepare: writeManyArticles, variables });

async function canonicalOf(site: Site, path: string) {
  const document = parseHtml(await (await site.get(path)).text());
  return document.querySelector('link[rel=canonical]')?.getAttribute('href')?.replace(SITE, '');
}

describe('Without CANONICAL_PARAMETERS', () => {
  let site: Site;
  beforeAll(async () => {
    site = await runWith({});
  });
  afterAll(() => site.stop());

  test.each([
    ['/nl/verhalen?topic=light&page=2&colour=red', '/nl/verhalen?page=2&topic=light'],
    ['/nl/over-ons?page=2&topic=light&colour=red', '/nl/over-ons'],
    ['/nl/zoeken?q=lamp&colour=red', '/nl/zoeken'],
  ])('the canonical URL of %s keeps the parameters that the page declares: %s', async (path, canonical) => {
    expect(await canonicalOf(site, path)).toBe(canonical);
  });

  test('the route rules contain the parameters that pages declare, and cart, checkout, account and wishlist', async () => {
    const { rules } = await (await site.get('/builds/meta/test.json')).json();
    expect(rules.parameters).toEqual(['page', 'topic']);
    expect(rules.personal).toContain('/nl/winkelwagen');
    expect(rules.personal).toHaveLength(4 * 8);
  });
});

describe('With CANONICAL_PARAMETERS=topic,colour', () => {
  let site: Site;
  beforeAll(async () => {
    site = await runWith({ CANONICAL_PARAMETERS: 'topic,colour' });
  });
  afterAll(() => site.stop());

  test.each([
    ['/nl/over-ons?colour=red&size=2', '/nl/over-ons?colour=red'],
    ['/nl/over-ons?topic=light', '/nl/over-ons?topic=light'],
    ['/nl/over-ons?colour=', '/nl/over-ons'],
    ['/nl/zoeken?colour=red', '/nl/zoeken?colour=red'],
    ['/nl/zoeken?q=lamp&colour=red', '/nl/zoeken?colour=red'],
    ['/nl/verhalen?topic=light&page=2&colour=red', '/nl/verhalen?colour=red&topic=light'],
  ])('the canonical URL of %s is %s', async (path, canonical) => {
    expect(await canonicalOf(site, path)).toBe(canonical);
  });

  test('a list still shows the page and topic of its query', async () => {
    const response = await site.get('/nl/verhalen?topic=light&page=2&colour=red');
    expect(await response.text()).toContain('<title data-page>Verhalen over licht, pagina 2');
  });

  test('the payload of a page contains the same canonical URL', async () => {
    const response = await site.get('/nl/over-ons/_payload.json?colour=red&build=test');
    expect((await response.json()).head).toContain(`href="${SITE}/nl/over-ons?colour=red"`);
  });

  test('made-up values do not fill the page cache', async () => {
    await site.get('/nl/contact?colour=0');
    const { entries } = site.pageCacheUsage();
    for (const value of ['1', '2', '3']) {
      expect(await canonicalOf(site, `/nl/contact?colour=${value}`)).toBe(`/nl/contact?colour=${value}`);
    }
    expect(site.pageCacheUsage().entries).toBe(entries);
  });

  test('a missing page has no canonical URL', async () => {
    const response = await site.get('/nl/missing?colour=red');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('rel="canonical"');
  });
});
