import { expect, onTestFinished, test, vi } from 'vitest';
import { locales } from '#site/i18n/locale';
import { parseHtml } from '../../../parse-html.ts';
import { createFailingShop } from '../../failing-shop.ts';
import { runSite } from '../../running-site.ts';
import { passTimeLimits } from '../../time-limits.ts';

const LANTERN = '/nl/lantaarn-hoeve-31.html';
const CATEGORY = '/nl/lampen.html';
const NOTICE = '[data-paused-notice]';

/** Starts the site with a shop that can fail, and a clock that the test moves. */
async function startSite() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, proxyUrl } = createFailingShop();
  const site = await runSite({ proxyShopUrl: proxyUrl });
  onTestFinished(() => site.stop());
  const visit = async (path: string) => {
    const response = await site.get(path);
    const html = await response.text();
    const { status, headers } = response;
    return { status, headers, document: parseHtml(html) };
  };
  return { site, state, visit, pass: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000) };
}

test('A page with cached data of a failed shop has a notice until seconds after the shop responds again', async () => {
  const { site, state, visit, pass } = await startSite();
  for (const path of [LANTERN, CATEGORY]) {
    const { status, document } = await visit(path);
    expect([status, document.querySelector(NOTICE)]).toEqual([200, null]);
  }

  state.mode = 'down';
  pass(3_600);
  for (const path of [LANTERN, CATEGORY]) {
    const { status, document } = await visit(path);
    expect([status, document.querySelector('h1')?.textContent]).toEqual([200, expect.stringMatching(/\S/)]);
    expect(document.querySelector(NOTICE)?.textContent).toContain('Je kunt nu niet bestellen');
  }
  const payload = await site.get(`${LANTERN}/_payload.json`);
  expect(payload.headers.get('cache-control')).toBe('public, max-age=5');

  state.mode = 'up';
  pass(6);
  for (const path of [LANTERN, CATEGORY])
    expect((await visit(path)).document.querySelector(NOTICE), path).toBeNull();
});

test('A page that the site has never seen is a 503 with a link to itself while the shop fails', async () => {
  const { state, visit, pass } = await startSite();
  state.mode = 'down';
  const { status, headers, document } = await visit(`${LANTERN}?variant=1`);
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-store']);
  expect(document.querySelector('main a')?.getAttribute('href')).toBe(LANTERN);
  expect(document.querySelector('main')?.textContent).toContain('Opnieuw proberen');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');

  state.mode = 'up';
  pass(3);
  expect((await visit(LANTERN)).status).toBe(200);
});

test('A shop that hangs slows down only its first calls, and no content page', async () => {
  const { state, visit, pass } = await startSite();
  await visit(LANTERN);
  state.mode = 'hangs';
  pass(3_600);
  const first = Promise.all([LANTERN, '/nl/a.html', '/nl/b.html'].map(visit));
  const contentPage = await visit('/nl/over-ons');
  expect([contentPage.status, contentPage.document.querySelector(NOTICE)]).toEqual([200, null]);
  const answers = await passTimeLimits(5_000, first);
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 503]);

  pass(1);
  const [stored, unseen] = [
    await passTimeLimits(1_000, visit('/nl/lantaarn-hoeve-31.html?utm_source=x')),
    await passTimeLimits(1_000, visit('/nl/c.html')),
  ];
  expect([stored.status, stored.document.querySelector(NOTICE) === null, unseen.status]).toEqual([
    200,
    false,
    503,
  ]);
});

test('A page without the path indexes of all locales is cached for seconds only', async () => {
  const { site, state, visit, pass } = await startSite();
  const alternates = ({ document }: { document: Document }) =>
    document.querySelectorAll('link[rel=alternate][hreflang]').length;
  state.mode = 'withoutPaths';
  const first = await visit(LANTERN);
  expect([first.status, alternates(first), first.document.querySelector(NOTICE)]).toEqual([200, 0, null]);
  const payload = await site.get(`${LANTERN}/_payload.json`);
  expect(payload.headers.get('cache-control')).toBe('public, max-age=5');

  state.mode = 'up';
  // A failed load of a path index starts again after 30 seconds.
  pass(31);
  expect(alternates(await visit(LANTERN))).toBeGreaterThan(locales.length / 2);
});

test('While the shop fails, the site sends it few requests', async () => {
  const { state, visit, pass } = await startSite();
  await visit(LANTERN);
  state.mode = 'down';
  pass(3_600);
  state.requests.length = 0;
  for (let request = 0; request < 20; request += 1) await visit(`/nl/made-up-${request}.html`);
  // Each call is retried once.
  expect(state.requests.length).toBeLessThan(30);
});
