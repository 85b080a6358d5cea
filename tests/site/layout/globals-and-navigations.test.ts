import { expect, test } from 'vitest';
import { runSiteBehindProxy } from '../site-behind-proxy.ts';

const LAYOUT_DATA_PATH = /^\/api\/(?:globals|navs\/)/;

test('Globals and navigations are requested once per locale', async () => {
  const site = await runSiteBehindProxy(() => undefined);
  const layoutRequestsFor = async (path: string) => {
    site.requestUrls.length = 0;
    await (await site.get(path)).text();
    return site.requestUrls
      .filter(({ pathname }) => LAYOUT_DATA_PATH.test(pathname))
      .map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('site')}`)
      .sort();
  };
  const allRequests = (handle: string) => [
    `/api/globals ${handle}`,
    `/api/navs/footer/tree ${handle}`,
    `/api/navs/main/tree ${handle}`,
    `/api/navs/service/tree ${handle}`,
  ];

  expect(await layoutRequestsFor('/nl')).toEqual(allRequests('nl'));
  expect(await layoutRequestsFor('/nl/over-ons')).toEqual([]);
  expect(await layoutRequestsFor('/en-UK/about')).toEqual(allRequests('en_uk'));
  expect(await layoutRequestsFor('/nl/contact')).toEqual([]);
});

test('The layout shows the navigations of the page’s locale', async () => {
  const site = await runSiteBehindProxy(() => undefined);
  const headerOf = async (path: string) =>
    (await (await site.get(path)).text()).match(/<header[^]*?<\/header>/)?.[0];
  expect(await headerOf('/nl')).toContain('Verhalen');
  expect(await headerOf('/de')).toContain('Geschichten');
  expect(await headerOf('/de')).not.toContain('Verhalen');
});
