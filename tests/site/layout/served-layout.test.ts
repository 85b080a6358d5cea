import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAYOUT_IDS } from '#renderer/parse/read-sections';
import { parseHtml } from '../../parse-html.ts';
import { runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

async function landmarksOf(path: string) {
  const document = parseHtml(await (await site.get(path)).text());
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

test('No section can have an id of the layout as its anchor', async () => {
  const document = parseHtml(await (await site.get('/nl/over-ons?preview=true&token=preview-secret')).text());
  const ids = [...document.body.querySelectorAll('[id]:not(main *)')].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['main', 'search', 'locales']));
  // Ids of menus contain a colon, which no anchor contains. Ids that React generates start with an underscore.
  expect(ids.filter((id) => !LAYOUT_IDS.includes(id) && !/^_|:/.test(id))).toEqual([]);
});
