import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAYOUT_IDS } from '#renderer/parse/read-sections';
import { localeCodes } from '#site/i18n/locale';
import { parseHtml } from '../../parse-html.ts';
import { runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

async function documentOf(path: string) {
  return parseHtml(await (await site.get(path)).text());
}

async function landmarksOf(path: string) {
  const document = await documentOf(path);
  return [...document.body.children]
    .filter((element) => !element.matches('script'))
    .map((element) => element.tagName.toLowerCase() + (element.id && `#${element.id}`));
}

test.each([
  ['A page', '/nl/over-ons'],
  ['An article', '/nl/verhalen/een-sleutel'],
  ['The search page', '/nl/zoeken'],
  ['A missing page', '/nl/bestaat-niet'],
  ['A preview', '/nl/over-ons?preview=true&token=preview-secret'],
])('%s is rendered in the default layout', async (_page, path) => {
  expect(await landmarksOf(path)).toEqual(await landmarksOf('/nl'));
  expect(await landmarksOf(path)).toEqual(expect.arrayContaining(['header', 'main#main', 'footer']));
});

test.each(localeCodes)(
  'The home page of %s has one heading, a logo that links to it, and sections',
  async (code) => {
    const document = await documentOf(`/${code}`);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const logo = document.querySelector('header a[aria-label*="Veld & Vonk"]');
    expect(logo?.getAttribute('href')).toBe(`/${code}`);
    expect(document.querySelectorAll('[data-section]').length).toBeGreaterThan(5);
  },
);

test('No section can have an id of the layout as its anchor', async () => {
  const document = await documentOf('/nl/over-ons?preview=true&token=preview-secret');
  const ids = [...document.body.querySelectorAll('[id]:not(main *)')].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['main', 'search', 'locales']));
  // Ids of menus contain a colon, which no anchor contains. Ids that React generates start with an underscore.
  expect(ids.filter((id) => !LAYOUT_IDS.includes(id) && !/^_|:/.test(id))).toEqual([]);
});
