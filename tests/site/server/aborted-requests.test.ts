import { expect, onTestFinished, test } from 'vitest';
import { startOrigin } from '../origin.ts';
import { runSite } from '../running-site.ts';

const PREVIEW = 'preview=true&token=preview-secret';

/** Starts a site whose content system never responds to requests for drafts, and counts these requests while they are open. */
async function runSiteWithoutDrafts() {
  const drafts = { requested: 0, open: 0 };
  const startProxy = async (contentUrl: string) => {
    const proxy = await startOrigin(async (response, { url }) => {
      if (!url.searchParams.has('token')) {
        const forwarded = await fetch(contentUrl + url.pathname + url.search);
        const type = { 'content-type': forwarded.headers.get('content-type') ?? '' };
        return response.writeHead(forwarded.status, type).end(await forwarded.text());
      }
      drafts.requested += 1;
      drafts.open += 1;
      return response.once('close', () => {
        drafts.open -= 1;
      });
    });
    return proxy.url;
  };
  const site = await runSite({ proxyContentUrl: startProxy });
  onTestFinished(() => site.stop());
  return { site, drafts };
}

test.each([
  ['a document', `/nl/over-ons?${PREVIEW}`],
  ['a payload', `/nl/over-ons/_payload.json?${PREVIEW}`],
  ['an outline', `/nl/over-ons/_payload.json?outline&${PREVIEW}`],
])('A browser that leaves aborts the calls for %s of a draft', async (_, path) => {
  const { site, drafts } = await runSiteWithoutDrafts();
  const browser = new AbortController();
  const request = new Request(`https://www.example.test${path}`, { signal: browser.signal });
  const response = Promise.resolve(site.app.fetch(request)).catch(() => undefined);
  await expect.poll(() => drafts.requested).toBeGreaterThan(0);
  browser.abort();
  await response;
  await expect.poll(() => drafts.open).toBe(0);
});
