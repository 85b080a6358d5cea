import { afterAll, beforeAll, expect, test } from 'vitest';
import { localeCodes } from '#site/i18n/locale';
import { routePath } from '#site/protocol/route-table';
import { findInvalidHtml } from '../../find-invalid-html.ts';
import { runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

test.each(localeCodes)('Every page of %s is valid HTML', async (code) => {
  const addresses = await findAddresses(code);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const html = await (await site.get(address)).text();
    expect.soft(findInvalidHtml(html), address).toEqual([]);
  }
});

test('An error page is valid HTML', async () => {
  expect(findInvalidHtml(await (await site.get('/nl/weg')).text())).toEqual([]);
});

test.each([
  ['a caption inside a div', '<figure><div><figcaption>x</figcaption></div></figure>', 'figcaption'],
  ['autocomplete on a radio button', '<input type="radio" name="a" autocomplete="off">', 'autocomplete'],
  ['an attribute of another type', '<input type="checkbox" maxlength="3">', 'maxlength'],
  ['a repeated id', '<p id="a"></p><p id="a"></p>', 'Duplicate ID'],
])('The validator reports %s', (_name, html, message) => {
  expect(findInvalidHtml(html).join('\n')).toContain(message);
});

/** Pages of the shop differ between locales only in their texts, so the pages of two websites are enough. */
const WITH_SHOP_PAGES: readonly string[] = ['nl', 'en-US'];

/** Returns the paths of the pages of a locale that its home page and its search link to, directly or through other pages. */
async function findAddresses(code: (typeof localeCodes)[number]) {
  const search = routePath('search', code);
  const files = WITH_SHOP_PAGES.includes(code) ? /\.(?!html$)\w+$/ : /\.\w+$/;
  const found = new Set([`/${code}`, search, `${search}?q=lamp`]);
  for (const address of found) {
    const html = await (await site.get(address)).text();
    for (const [, path = ''] of html.matchAll(/<a [^>]*href="([^"#?]+)/g))
      if (path.startsWith(`/${code}/`) && !files.test(path)) found.add(path);
  }
  return [...found];
}
