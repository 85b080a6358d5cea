import { expect, test } from 'vitest';
import { localeCodes, locales } from '#site/i18n/locale';
import { runSiteBehindProxy } from '../site-behind-proxy.ts';

const COLLECTION = { title: 'Pages', handle: 'pages' };
const DEEPEST = 12;

test('A page has any number of path segments in every locale', async () => {
  const site = await runSiteBehindProxy(({ url: { pathname, searchParams } }) => {
    const uri = searchParams.get('uri');
    const locale = locales.find(({ site: handle }) => handle === searchParams.get('site'));
    if (pathname !== '/api/entries-by-uri' || !uri || !locale) return undefined;
    const url = `/${locale.code}${uri}`;
    const entry = { id: url, title: `At ${uri}`, locale: locale.site, url, uri, collection: COLLECTION };
    return {
      status: 200,
      body: JSON.stringify({ data: { ...entry, status: 'published', published: true } }),
    };
  });
  for (const code of localeCodes) {
    for (let depth = 1; depth <= DEEPEST; depth += 1) {
      const uri = '/lamp'.repeat(depth);
      const response = await site.get(`/${code}${uri}`);
      expect(response.status, `/${code}${uri}`).toBe(200);
      expect(await response.text()).toContain(`<title data-page>At ${uri} `);
    }
  }
});
