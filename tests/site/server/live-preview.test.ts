import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parseHtml } from '../../parse-html.ts';
import { editableContent, type RunningSite, runSite } from '../running-site.ts';

const DRAFTS = 'preview=true&token=preview-secret';
const dataSchema = v.object({
  origin: v.string(),
  sections: v.array(v.object({ id: v.string(), key: v.string() })),
  layout: v.object({ header: v.string(), footer: v.string() }),
});

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ prepare: editableContent, variables: { PREVIEW_TEST: 'yes' } });
});
afterAll(() => site.stop());

async function visit(path: string, running = site) {
  const response = await running.get(path);
  const document = parseHtml(await response.text());
  const policy = response.headers.get('content-security-policy') ?? '';
  const data = document.getElementById('preview')?.textContent;
  return {
    response,
    document,
    data: data === undefined || data === null ? undefined : v.parse(dataSchema, JSON.parse(data)),
    frameAncestors: policy.split('; ').find((directive) => directive.startsWith('frame-ancestors')),
  };
}

const editLinks = (document: Document) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main > div > a[target=_blank]')].map((link) => ({
    href: link.getAttribute('href'),
    text: link.textContent,
  }));

describe('The document of a live preview', () => {
  test('contains the keys of the outline, so the browser fetches changed sections only', async () => {
    const { data } = await visit(`/nl/over-ons?${DRAFTS}`);
    const outline = await (await site.get(`/nl/over-ons/_payload.json?outline&${DRAFTS}`)).json();
    expect(data?.sections).toEqual(outline.sections);
    expect(data?.layout).toEqual(outline.layout);
    expect(data?.origin).toBe(new URL(site.content.url).origin);
  });

  test.each([
    '/nl',
    '/nl/secties',
    '/en-US/about',
    '/nl/verhalen',
    '/nl/verhalen/een-sleutel',
    '/nl/contact',
    '/nl/verkooppunten',
  ])('has one element in main for each section: %s', async (path) => {
    const { document, data } = await visit(`${path}?${DRAFTS}`);
    expect(document.querySelector('main')?.childElementCount).toBe(data?.sections.length);
  });

  test('may be framed by the control panel only', async () => {
    const { frameAncestors } = await visit(`/nl/over-ons?${DRAFTS}`);
    expect(frameAncestors).toBe(`frame-ancestors ${new URL(site.content.url).origin}`);
  });

  test.each([
    ['a published page', '/nl/over-ons'],
    ['a preview with an invalid token', '/nl/over-ons?preview=true&token=wrong'],
    ['a missing page', `/nl/bestaat-niet?${DRAFTS}`],
    ['an application screen', `/nl/zoeken?${DRAFTS}`],
  ])('is not %s', async (_case, path) => {
    const { document, data, frameAncestors } = await visit(path);
    expect(data).toBeUndefined();
    expect(editLinks(document)).toEqual([]);
    expect(document.querySelector('a[data-share]')).toBeNull();
    expect(frameAncestors).toBe("frame-ancestors 'self'");
  });
});

describe('Links to the control panel in a preview', () => {
  test.each([
    ['nl', '/nl/over-ons', 'about-nl', 'Bewerk sectie: hero', 'Bewerk deze pagina'],
    ['en-US', '/en-US/about', 'about-en-us', 'Edit section: hero', 'Edit this page'],
  ])('open the entry at the set of each section in %s', async (_locale, path, entry, label, editPage) => {
    const { document } = await visit(`${path}?${DRAFTS}`);
    const editUrl = `${site.content.url}/cp/collections/pages/entries/${entry}`;
    const [hero, ...others] = editLinks(document);
    expect(hero).toEqual({ href: `${editUrl}#about-1-hero`, text: label });
    expect(others.length).toBeGreaterThan(0);
    const banner = document.querySelector('main > aside');
    expect(banner?.querySelector(`a[href="${editUrl}"]`)?.textContent).toBe(editPage);
  });

  test('contain the JSON path of an invalid section', async () => {
    const broken = await runSite({ prepare: editableContent, variables: { PREVIEW_TEST: 'yes' } });
    onTestFinished(() => broken.stop());
    const file = broken.contentFile('collections/pages/nl/over-ons.md');
    const change = broken.nextChange();
    writeFileSync(file, readFileSync(file, 'utf8').replace('type: hero\n', 'type: sparkler\n'));
    await change;
    const { document } = await visit(`/nl/over-ons?${DRAFTS}`, broken);
    expect(editLinks(document)[0]?.href).toMatch(/\/about-nl#sections%5B0%5D$/);
  });

  test('are absent if the control panel has another origin than the configured one', async () => {
    const other = await runSite({
      variables: {
        PREVIEW_TEST: 'yes',
        CONTENT_PUBLIC_URL: 'https://cms.example.test',
      },
    });
    onTestFinished(() => other.stop());
    const { document, data } = await visit(`/nl/over-ons?${DRAFTS}`, other);
    expect(data?.origin).toBe('https://cms.example.test');
    expect(editLinks(document)).toEqual([]);
  });
});

test('An edited version that was not saved changes the key of its section only, and no other page', async () => {
  const file = readFileSync(site.contentFile('collections/pages/nl/over-ons.md'), 'utf8');
  const edit = async (content: string, token?: string) => {
    const response = await fetch(`${site.content.url}/cp/collections/pages/entries/about-nl/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ content, token }),
    });
    return v.parse(v.object({ token: v.string() }), await response.json()).token;
  };
  const outlineOf = async (token: string) => {
    const response = await site.get(`/nl/over-ons/_payload.json?outline&preview=true&token=${token}`);
    return v.parse(v.object({ sections: dataSchema.entries.sections }), await response.json()).sections;
  };
  const token = await edit(file);
  const before = await outlineOf(token);
  expect(await edit(file.replace(/heading: .*/, 'heading: Half getypt'), token)).toBe(token);
  const after = await outlineOf(token);
  const known = new Set(before.map(({ key }) => key));
  const changed = after.filter(({ key }) => !known.has(key));
  expect(changed.map(({ id }) => id)).toEqual(['s-about-1-hero']);
  const fragment = await site.get(`/__nuxt_island/${changed[0]?.key}.json?preview=true&token=${token}`);
  expect(await fragment.text()).toContain('Half getypt');
  expect(await (await site.get('/nl/over-ons')).text()).not.toContain('Half getypt');
});
