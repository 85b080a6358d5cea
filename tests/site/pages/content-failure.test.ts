import { expect, onTestFinished, test, vi } from 'vitest';
import { parseHtml } from '../../parse-html.ts';
import { startOrigin } from '../origin.ts';
import { runSite } from '../running-site.ts';
import { passTimeLimits } from '../time-limits.ts';
import { createVisitor } from '../visitor.ts';

const PRODUCT = '/nl/pot-kuip.html';
const CATEGORY = '/nl/lampen.html';

/** Starts the site with a content system that can fail: with status 500, with lost connections, or without a response. */
async function startSite() {
  const state: { mode: 'up' | 'fails' | 'resets' | 'hangs'; requests: number } = { mode: 'up', requests: 0 };
  const site = await runSite({
    proxyContentUrl: async (contentUrl) => {
      const { url } = await startOrigin(async (response, request) => {
        state.requests += 1;
        if (state.mode === 'fails') return response.writeHead(500).end('Server Error');
        if (state.mode === 'resets') return response.destroy();
        if (state.mode === 'hangs') return response;
        const found = await fetch(contentUrl + request.url.pathname + request.url.search).catch(
          () => undefined,
        );
        if (!found) return response.destroy();
        const type = found.headers.get('content-type') ?? 'application/json';
        return response.writeHead(found.status, { 'content-type': type }).end(await found.text());
      });
      return url;
    },
  });
  onTestFinished(() => site.stop());
  const visit = async (path: string) => {
    const response = await site.get(path);
    return { status: response.status, document: parseHtml(await response.text()) };
  };
  return { site, state, visit };
}

test.each(['fails', 'resets'] as const)(
  'While the content system %s, visitors see products and categories that nobody has seen before, and buy',
  async (mode) => {
    const { site, state, visit } = await startSite();
    state.mode = mode;
    for (const path of [PRODUCT, CATEGORY]) {
      const { status, document } = await visit(path);
      expect([status, document.querySelector('h1')?.textContent], path).toEqual([
        200,
        expect.stringMatching(/\S/),
      ]);
    }
    const buyForm = { sku: 'VV-KUIP-MOSS', quantity: '1' };
    const added = await createVisitor(site).post(PRODUCT, buyForm);
    expect([added.status, added.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/winkelwagen/),
    ]);
    expect((await visit('/nl/over-ons')).status).toBe(503);
    expect((await visit('/nl/niets.html')).status).toBe(503);
  },
);

test('A path that was a 404 remains a 404 while the content system fails', async () => {
  const { state, visit } = await startSite();
  expect((await visit('/nl/niets')).status).toBe(404);
  state.mode = 'fails';
  expect((await visit('/nl/niets')).status).toBe(404);
});

test('While the content system does not respond, the site does not wait for it again', async () => {
  // The site asks again after two seconds.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, visit } = await startSite();
  state.mode = 'hangs';
  expect((await passTimeLimits(6_000, visit('/nl/over-ons'))).status).toBe(503);
  state.requests = 0;
  // No time limit ends now, so a page that waits for the content system would never respond.
  expect((await visit('/nl/contact')).status).toBe(503);
  expect(state.requests).toBe(0);
});
