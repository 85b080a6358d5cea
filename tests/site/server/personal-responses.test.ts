import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localisedPaths } from '#site/protocol/route-table';
import { type RunningSite, runSite } from '../running-site.ts';
import { createContact, createGuestCart, sessionCookie } from '../shop-visitor.ts';

const PATHS = Object.entries(localisedPaths)
  .filter(([route]) => /^(?:cart|checkout|account)/.test(route))
  .map(([, paths]) => `/nl/${paths.nl}`);

let site: RunningSite;
let visitors: Readonly<Record<string, string>>;
beforeAll(async () => {
  site = await runSite();
  const cartId = await createGuestCart(site.shop.url, { sku: 'VV-BATTERY', quantity: 1 });
  const token = await createContact(site.shop.url, { firstName: 'Noor', lastName: 'Veld' });
  visitors = {
    'without a session': '',
    'with a cart': await sessionCookie({ cartId }),
    'who is signed in': await sessionCookie({ token }),
  };
});
afterAll(() => site.stop());

describe.each(['without a session', 'with a cart', 'who is signed in'])('For a visitor %s', (visitor) => {
  test.each(PATHS)('no cache stores and no search engine indexes %s', async (path) => {
    const cookie = visitors[visitor] ?? '';
    for (const url of [path, `${path}/_payload.json?build=test`]) {
      const response = await site.get(url, { cookie });
      const { headers, status } = response;
      expect(headers.get('cache-control'), url).toMatch(/no-store/);
      expect(headers.get('etag'), url).toBeNull();
      expect(headers.get('last-modified'), url).toBeNull();
      const text = await response.text();
      if (status === 200) expect(headers.get('x-robots-tag') ?? text, url).toContain('noindex');
    }
  });
});
