import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFragmentKeys } from '../../../site/server/fragment-key.ts';
import { editableContent, type RunningSite, runSite, TEST_SESSION_SECRET } from '../running-site.ts';

const DRAFTS = 'preview=true&token=preview-secret';
const outlineSchema = v.object({
  build: v.literal('test'),
  head: v.string(),
  sections: v.array(v.object({ id: v.string(), key: v.string() })),
  layout: v.object({ header: v.string(), footer: v.string() }),
});
const fragmentSchema = v.object({
  build: v.literal('test'),
  section: v.looseObject({ id: v.string(), type: v.string(), html: v.string() }),
  styles: v.array(v.string()),
});

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ prepare: editableContent });
});
afterAll(() => site.stop());

async function outlineOf(path: string, query = '') {
  const response = await site.get(`${path}/_payload.json?outline&${query}`);
  expect(response.status).toBe(200);
  return v.parse(outlineSchema, await response.json());
}

const get = (key: string, query = '', headers = {}) =>
  site.get(`/__nuxt_island/${key}.json${query && `?${query}`}`, headers);
const fragmentOf = async (response: Response) => v.parse(fragmentSchema, await response.json());

/** Changes a content file, and waits until the site has invalidated its caches. */
async function edit(path: string, change: (text: string) => string) {
  const file = site.contentFile(path);
  const changed = site.nextChange();
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  await changed;
}

describe('GET /__nuxt_island/{key}.json', () => {
  test('returns each section of a page as its payload does', async () => {
    const payload = v.parse(
      v.object({ sections: v.array(v.looseObject({ id: v.string() })) }),
      await (await site.get('/nl/secties/_payload.json')).json(),
    );
    const { sections } = await outlineOf('/nl/secties');
    expect(sections.map(({ id }) => id)).toEqual(payload.sections.map(({ id }) => id));
    const fragments = await Promise.all(sections.map(async ({ key }) => fragmentOf(await get(key))));
    expect(fragments.map(({ section }) => section)).toEqual(payload.sections);
    expect(payload.sections.some((section) => 'props' in section)).toBe(true);
  });

  test.each([['header'], ['footer']] as const)('returns the %s of the layout', async (part) => {
    const { layout } = await outlineOf('/nl/over-ons');
    const { section } = await fragmentOf(await get(layout[part]));
    expect(section.html).toMatch(new RegExp(`^<${part}[ >].*</${part}>$`, 's'));
    expect(await (await site.get('/nl/over-ons')).text()).toContain(section.html);
  });

  test('is cacheable, because the key names one version', async () => {
    const [first] = (await outlineOf('/nl/over-ons')).sections;
    const { headers } = await get(first?.key ?? '');
    expect(headers.get('cache-control')).toBe('public, max-age=86400, immutable');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const entries = site.pageCacheUsage().entries;
    const revalidated = await get(first?.key ?? '', '', { 'if-none-match': headers.get('etag') ?? '' });
    expect(revalidated.status).toBe(304);
    expect(site.pageCacheUsage().entries).toBe(entries);
  });

  test('is 404 for the key of an earlier version, and the keys of other sections stay', async () => {
    const path = 'collections/pages/nl/lantaarns.md';
    const before = await outlineOf('/nl/lantaarns');
    await edit(path, (text) => text.replace(/heading: .*/, 'heading: Een andere kop'));
    const after = await outlineOf('/nl/lantaarns');
    const changed = before.sections.filter(({ key }, at) => key !== after.sections[at]?.key);
    expect(changed).toHaveLength(1);
    const [outdated] = changed;
    expect((await get(outdated?.key ?? '')).status).toBe(404);
    const current = after.sections.find(({ id }) => id === outdated?.id);
    expect((await fragmentOf(await get(current?.key ?? ''))).section.html).toContain('Een andere kop');
  });

  test('reads the query of a list from the key', async () => {
    const { sections } = await outlineOf('/nl/verhalen', 'page=2');
    const list = sections.find(({ id }) => id === 'article-list');
    expect((await fragmentOf(await get(list?.key ?? ''))).section.html).toContain('aria-current="page"');
    const first = await outlineOf('/nl/verhalen');
    expect(first.sections.find(({ id }) => id === 'article-list')?.key).not.toBe(list?.key);
  });

  test.each(['', 'x', 'hero', 'a/b', 'x'.repeat(3_000)])(
    'is 404 for the unsigned key "%s", which is not rendered',
    async (key) => {
      const response = await get(key);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('<html');
    },
  );

  test.each([
    ['a page that does not exist', { page: '/nl/bestaat-niet' }],
    ['a section that does not exist', { id: 'unknown' }],
    ['a part of the layout that does not exist', { name: 'sidebar', id: 'sidebar' }],
    ['a personal page', { page: '/nl/winkelwagen', id: 'cart', name: 'cart' }],
    ['a file', { page: '/robots.txt' }],
    ['another version', { version: 'other' }],
  ])('is 404 for a signed key of %s', async (_case, difference) => {
    const keys = createFragmentKeys([TEST_SESSION_SECRET]);
    const home = { name: 'hero', id: 's-home-1', page: '/nl', version: 'x', isDraft: false };
    expect((await get(keys.create({ ...home, ...difference }))).status).toBe(404);
  });

  test('has at most 6,000 responses per address within ten minutes', async () => {
    const limited = await runSite();
    const payload = await limited.get('/nl/over-ons/_payload.json?outline');
    const { layout } = v.parse(outlineSchema, await payload.json());
    let status = 200;
    for (let request = 0; request <= 6_000 && status === 200; request += 1)
      status = (await limited.get(`/__nuxt_island/${layout.header}.json`)).status;
    expect(status).toBe(429);
    await limited.stop();
  });
});

describe('The fragments of a draft', () => {
  test('need the preview token of their page, and are never stored', async () => {
    const { sections } = await outlineOf('/nl/over-ons', DRAFTS);
    const key = sections.at(-1)?.key ?? '';
    const response = await get(key, DRAFTS);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    for (const query of ['', 'preview=true', 'preview=true&token=wrong', 'token=preview-secret'])
      expect((await get(key, query)).status, query).toBe(404);
  });

  test('show the state of the last outline, and the next outline names the changed section only', async () => {
    const path = 'collections/pages/nl/over-ons.md';
    await edit(path, (text) => text.replace('---\n', '---\npublished: false\n'));
    expect((await site.get('/nl/over-ons/_payload.json?outline')).status).toBe(404);
    const before = await outlineOf('/nl/over-ons', DRAFTS);
    await edit(path, (text) => text.replace(/heading: .*/, 'heading: Een concept'));
    const after = await outlineOf('/nl/over-ons', DRAFTS);
    const known = new Set(before.sections.map(({ key }) => key));
    const changed = after.sections.filter(({ key }) => !known.has(key));
    expect(changed).toHaveLength(1);
    const { section } = await fragmentOf(await get(changed[0]?.key ?? '', DRAFTS));
    expect(section.html).toContain('Een concept');
  });
});

test.each(['/nl/winkelwagen', '/nl/winkelwagen?token=x', '/nl/zoeken?q=lamp'])(
  'A page that depends on its visitor has no outline: %s',
  async (path) => {
    const url = new URL(path, 'http://localhost');
    url.searchParams.set('outline', '');
    expect((await site.get(`${url.pathname}/_payload.json${url.search}`)).status).toBe(404);
  },
);
