import { expect, onTestFinished, test } from 'vitest';
import { sendJson, startOrigin } from '../../origin.ts';
import { runSite } from '../../running-site.ts';

/** Redirects of the shop: the target and status of each path. */
const REDIRECTS: Readonly<Record<string, readonly [target: string, code: number]>> = {
  'old.html': ['lamp.html', 301],
  'moved.html': ['lampen/één lamp.html', 302],
  'slashes.html': ['//evil.test/lamp.html', 301],
  'origin.html': ['https://evil.test/lamp.html', 301],
  'protocol.html': ['HTTP://evil.test', 302],
  'backslash.html': ['/\\evil.test', 302],
  'surrogate.html': ['lamp\ud800.html', 301],
  'loop.html': ['loop.html', 301],
  // Another spelling of a URL, for which the shop responds with the target and no redirect.
  'lamp.html ': ['lamp.html', 0],
};

/** The response of Magento to the URL of a page that was disabled. */
const DISABLED = {
  errors: [
    { message: 'Category is disabled.', path: ['route'], extensions: { category: 'graphql-no-such-entity' } },
  ],
  data: { route: null },
};

/** Runs a site whose shop responds with these redirects only. */
async function runSiteWithRedirects() {
  const site = await runSite({
    proxyShopUrl: async () => {
      const { url } = await startOrigin((response, { url: { searchParams } }) => {
        const path: unknown = JSON.parse(searchParams.get('variables') ?? '{}').url;
        const [target, status] = REDIRECTS[String(path)] ?? [];
        if (path === 'disabled.html') return sendJson(response, DISABLED);
        if (target === undefined) return response.writeHead(400).end();
        const route = { type: 'PRODUCT', relative_url: target, redirect_code: status, sku: 'LAMP' };
        return sendJson(response, { data: { route } });
      });
      return url;
    },
  });
  onTestFinished(() => site.stop());
  return site;
}

test('Redirects of the shop stay on the site, keep their status and do not loop. Those to another origin are unknown', async () => {
  const site = await runSiteWithRedirects();
  for (const [path, status, location] of [
    ['old.html', 301, '/nl/lamp.html'],
    // The identifier of a campaign must reach the page.
    ['old.html?gclid=x%26y&variant=', 301, '/nl/lamp.html?gclid=x%26y&variant='],
    ['moved.html', 302, '/nl/lampen/%C3%A9%C3%A9n%20lamp.html'],
    ['slashes.html', 404, null],
    ['origin.html', 404, null],
    ['protocol.html', 404, null],
    ['backslash.html', 302, '/nl/%5Cevil.test'],
    ['lamp.html%20', 301, '/nl/lamp.html'],
    ['surrogate.html', 301, '/nl/lamp%EF%BF%BD.html'],
    ['disabled.html', 404, null],
    // A redirect to the same path would loop, so the site loads the product. This shop has no data of it.
    ['loop.html', 503, null],
  ] as const) {
    const response = await site.get(`/nl/${path}`);
    expect([response.status, response.headers.get('location')], path).toEqual([status, location]);
  }
});

test('Browsers store a permanent redirect of the shop for a minute, because its editors can change it', async () => {
  const site = await runSiteWithRedirects();
  for (const [path, caching] of [
    ['old.html', 'public, max-age=60'],
    ['moved.html', null],
  ] as const)
    expect((await site.get(`/nl/${path}`)).headers.get('cache-control'), path).toBe(caching);
});
