import { expect, onTestFinished, test } from 'vitest';
import type { Renditions } from '#site/media/images';
import { createRedirectRules } from '#site/redirects/redirect-rules';
import { createApp } from '../../../../site/server/app.ts';
import { listen } from '../../../../site/server/listen.ts';
import { createRecordingLog } from '../../origin.ts';

const PICTURE = '/_image/w_320,f_webp/assets/a.jpg';

/** Creates the server application with the given renditions. */
function appOf(renditions: Renditions) {
  const nothing = async () => new Response(null, { status: 404 });
  return createApp({
    siteUrl: 'https://www.example.test',
    isIndexable: true,
    personalPaths: [],
    assets: { buildId: 'test', builtAt: 0, entry: '', stylesOf: () => [], scriptsOf: () => [] },
    pages: { document: nothing, payload: nothing, fragment: nothing, post: nothing, errorPage: nothing },
    renditions,
    icons: nothing,
    search: nothing,
    places: nothing,
    stores: nothing,
    resultEvents: nothing,
    contentChanges: nothing,
    previewLink: () => new Response(null, { status: 404 }),
    session: nothing,
    clientAddress: () => undefined,
    manifests: nothing,
    files: async () => undefined,
    contentFiles: nothing,
    redirects: { rules: async () => createRedirectRules([]) },
    queryParameters: [],
    sitemaps: nothing,
    feeds: nothing,
    log: { ...createRecordingLog().log, error: () => {} },
  });
}

test('A full render queue responds with 503 and Retry-After', async () => {
  const response = await appOf(async () => 503).request(PICTURE);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
});

test('An aborted request aborts the call for its rendition', async () => {
  let receivedSignal: AbortSignal | undefined;
  const app = appOf(async (_path, options) => {
    receivedSignal = options?.signal;
    return new Promise((resolve) => receivedSignal?.addEventListener('abort', () => resolve(503)));
  });
  const { url, close } = await listen(app, { port: 0, host: '127.0.0.1', headers: {} });
  onTestFinished(() => close());
  const controller = new AbortController();
  const request = fetch(url + PICTURE, { signal: controller.signal }).catch(() => undefined);
  await expect.poll(() => receivedSignal).toBeDefined();
  controller.abort();
  await request;
  await expect.poll(() => receivedSignal?.aborted).toBe(true);
});
