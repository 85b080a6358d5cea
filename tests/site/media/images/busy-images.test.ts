import { expect, onTestFinished, test } from 'vitest';
import type { Renditions } from '#site/media/images';
import { createApp } from '../../../../site/server/app.ts';
import { listen } from '../../../../site/server/listen.ts';
import { createRecordingLog } from '../../origin.ts';

const PICTURE = '/_image/w_320,f_webp/assets/a.jpg';

/** An application whose pictures are made as a test says. */
function appOf(renditions: Renditions) {
  const nothing = async () => new Response(null, { status: 404 });
  return createApp({
    siteUrl: 'https://www.example.test',
    assets: { buildId: 'test', builtAt: 0, entry: '', stylesOf: () => [], scriptsOf: () => [] },
    pages: { document: nothing, payload: nothing, post: nothing, failure: nothing },
    renditions,
    icons: nothing,
    jsonForms: async () => new Response(),
    addressHeader: undefined,
    manifests: nothing,
    files: async () => undefined,
    contentFiles: nothing,
    redirects: [],
    sitemaps: nothing,
    feeds: nothing,
    log: { ...createRecordingLog().log, error: () => {} },
  });
}

test('A full render queue responds with 503 and Retry-After', async () => {
  const answer = await appOf(async () => 503).request(PICTURE);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
});

test('An aborted request leaves the render queue', async () => {
  let asked: AbortSignal | undefined;
  const app = appOf(async (_path, signal) => {
    asked = signal;
    return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(503)));
  });
  const { url, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  onTestFinished(close);
  const browser = new AbortController();
  const answer = fetch(url + PICTURE, { signal: browser.signal }).catch(() => undefined);
  await expect.poll(() => asked).toBeDefined();
  browser.abort();
  await answer;
  await expect.poll(() => asked?.aborted).toBe(true);
});
