import { expect, test } from 'vitest';
import { runSiteBehindProxy } from '../site-behind-proxy.ts';

const AROUND = /^\/api\/(?:globals|navs\/)/;

test('Globals and navigations are requested once per locale', async () => {
  const site = await runSiteBehindProxy(() => undefined);
  const askedFor = async (path: string) => {
    site.requestUrls.length = 0;
    await (await site.get(path)).text();
    return site.requestUrls
      .filter(({ pathname }) => AROUND.test(pathname))
      .map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('site')}`)
      .sort();
  };
  const allOf = (handle: string) => [
    `/api/globals ${handle}`,
    `/api/navs/footer/tree ${handle}`,
    `/api/navs/main/tree ${handle}`,
    `/api/navs/service/tree ${handle}`,
  ];

  expect(await askedFor('/nl')).toEqual(allOf('nl'));
  expect(await askedFor('/nl/over-ons')).toEqual([]);
  expect(await askedFor('/en-UK/about')).toEqual(allOf('en_uk'));
  expect(await askedFor('/nl/contact')).toEqual([]);
});

test('The layout shows the navigations of the page’s locale', async () => {
  const site = await runSiteBehindProxy(() => undefined);
  const headerOf = async (path: string) =>
    (await (await site.get(path)).text()).match(/<header[^]*?<\/header>/)?.[0];
  expect(await headerOf('/nl')).toContain('Verhalen');
  expect(await headerOf('/de')).toContain('Geschichten');
  expect(await headerOf('/de')).not.toContain('Verhalen');
});
