import { afterAll, beforeAll, expect, test } from 'vitest';
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
