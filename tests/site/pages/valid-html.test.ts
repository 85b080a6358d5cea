import { afterAll, beforeAll, expect, test } from 'vitest';
import { routePath } from '#site/protocol/route-table';
import { findInvalidHtml } from '../../find-invalid-html.ts';
import { runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

// The crawl journey validates the pages of all locales.
test('Every page of nl is valid HTML', async () => {
  const addresses = await findAddresses();
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

/** Returns the paths of the pages of nl that its home page and its search link to, directly or through other pages. */
async function findAddresses() {
  const search = routePath('search', 'nl');
  const files = /\.(?!html$)\w+$/;
  const found = new Set(['/nl', search, `${search}?q=lamp`]);
  for (const address of found) {
    const html = await (await site.get(address)).text();
    for (const [, path = ''] of html.matchAll(/<a [^>]*href="([^"#?]+)/g))
      if (path.startsWith('/nl/') && !files.test(path)) found.add(path);
  }
  return [...found];
}
