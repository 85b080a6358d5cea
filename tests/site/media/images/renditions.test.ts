import { getPriority } from 'node:os';
import { describe, expect, test } from 'vitest';
import { startOrigin } from '../../origin.ts';
import { createTestImages, recordProcesses, startPictureServer, twoColours } from './pictures.ts';

const EMBER = [226, 90, 24] as const;
const EVENING = [38, 44, 58] as const;
const pathOf = (source: string, width = 320) => `/_image/w_${width},f_webp${source}`;
const pathOfUrl = (url: string, width = 320) => pathOf(`/${encodeURIComponent(url)}`, width);
const statusOf = (image: object | number) => (typeof image === 'number' ? image : 200);
const picture = () => twoColours(EMBER, EVENING);

describe('originalUrl allows originals', () => {
  test('of a content system with a base path, with or without that path in the name', async () => {
    const { url, fetchedPaths } = await startPictureServer({ '/cms/assets/a b.png': await picture() });
    const { renditions } = createTestImages(`${url}/cms`);
    for (const path of [
      pathOf('/assets/a%20b.png'),
      pathOf('/cms/assets/a%20b.png'),
      pathOfUrl(`${url}/cms/assets/a%20b.png`),
    ]) {
      expect(statusOf(await renditions(path))).toBe(200);
    }
    expect(statusOf(await renditions(pathOfUrl(`${url}/assets/a%20b.png`)))).toBe(404);
    expect(fetchedPaths()).toEqual(['/cms/assets/a%20b.png']);
  });

  test('anywhere on an allowed origin and nowhere else', async () => {
    const bucket = await startPictureServer({ '/lantern/2026/a.png': await picture() });
    const elsewhere = await startPictureServer({ '/lantern/2026/a.png': await picture() });
    const { renditions, placeholderColors } = createTestImages('https://cms.example.test', {
      origins: [bucket.url],
    });
    expect(statusOf(await renditions(pathOfUrl(`${bucket.url}/lantern/2026/a.png`)))).toBe(200);
    expect(statusOf(await renditions(pathOfUrl(`${bucket.url}/lantern/2026/a.png?token=1`)))).toBe(200);
    expect((await placeholderColors([`${bucket.url}/lantern/2026/a.png`])).size).toBe(1);
    expect(statusOf(await renditions(pathOfUrl(`${elsewhere.url}/lantern/2026/a.png`)))).toBe(404);
    expect(statusOf(await renditions(pathOf('/lantern/2026/a.png')))).toBe(404);
    expect(elsewhere.fetchedPaths()).toEqual([]);
    expect(bucket.fetchedPaths()).toHaveLength(2);
  });
});

test.each(['/assets/lamp..png', '/assets/..lamp.png', '/assets/outdoor../lamp.png'])(
  'A name with two dots is no parent folder: %s',
  async (source) => {
    const { url } = await startPictureServer({ [source]: await picture() });
    expect(statusOf(await createTestImages(url).renditions(pathOf(source)))).toBe(200);
  },
);

test.each([
  '/assets/%2e%2e/a.png',
  '/assets/..%2fa.png',
  '/assets/%252e%252e%252fa.png',
  '/assets/..%5Ca.png',
  '/assets/..',
])('A path with a parent folder is not requested: %s', async (source) => {
  const server = await startPictureServer({});
  const { renditions } = createTestImages(server.url, { origins: [server.url] });
  for (const path of [pathOf(source), pathOf(`/${encodeURIComponent(server.url)}${source}`)])
    expect(await renditions(path)).toBe(404);
  expect(server.fetchedPaths()).toEqual([]);
});

test('A deleted original is not served any more, although its pictures are stored', async () => {
  let now = 0;
  const server = await startPictureServer({ '/assets/a.png': await picture() });
  const { renditions } = createTestImages(server.url, { now: () => now });
  const path = pathOf('/assets/a.png');
  expect(statusOf(await renditions(path))).toBe(200);
  delete server.files['/assets/a.png'];
  now += 60_000;
  // The version is checked in the background.
  await expect.poll(async () => statusOf(await renditions(path))).toBe(404);
});

describe('The render queue', () => {
  const smallLimits = { maxOriginals: 1, maxRenders: 1, maxWaiting: 1 };
  /** Three jobs, of which one can wait. Their order is random, because each reads the file cache first. */
  const WIDTHS = [480, 640, 828];

  /** Starts a job that waits, because the server sends its original only after `resumeBodies` is called. */
  async function startFirstJob() {
    const server = await startPictureServer({ '/assets/a.png': await picture() });
    const { renditions } = createTestImages(server.url, { limits: smallLimits });
    server.pauseBodies();
    const first = renditions(pathOf('/assets/a.png', 320));
    await expect.poll(server.fetchedPaths).toHaveLength(1);
    return { renditions, first, ...server };
  }

  function newController() {
    const controller = new AbortController();
    return { signal: controller.signal, abort: () => controller.abort() };
  }

  /** Counts the jobs that the queue refused so far. */
  function observe(jobs: readonly Promise<object | number>[]) {
    let refused = 0;
    const statuses = jobs.map(async (job) => {
      const status = statusOf(await job);
      if (status === 503) refused += 1;
      return status;
    });
    return { refused: () => refused, statuses: () => Promise.all(statuses) };
  }

  test('limits concurrent and waiting jobs and refuses further ones with 503', async () => {
    const { renditions, first, resumeBodies, fetchedPaths } = await startFirstJob();
    const others = observe(WIDTHS.map((width) => renditions(pathOf('/assets/a.png', width))));
    await expect.poll(others.refused).toBe(2);
    expect(fetchedPaths()).toHaveLength(1);

    resumeBodies();
    expect(statusOf(await first)).toBe(200);
    expect((await others.statuses()).sort()).toEqual([200, 503, 503]);
    expect(statusOf(await renditions(pathOf('/assets/a.png', 1080)))).toBe(200);
  });

  test('deduplicates concurrent calls, even when it is full', async () => {
    const { url, pauseBodies, resumeBodies, fetchedPaths } = await startPictureServer({
      '/assets/a.png': await picture(),
    });
    const { renditions } = createTestImages(url, { limits: smallLimits });
    pauseBodies();
    const calls = [320, 480, 480, 480].map((width) => renditions(pathOf('/assets/a.png', width)));
    await expect.poll(fetchedPaths).toHaveLength(1);
    resumeBodies();
    expect((await Promise.all(calls)).map(statusOf)).toEqual([200, 200, 200, 200]);
    expect(fetchedPaths()).toHaveLength(2);
  });

  test('does not start a job that all callers aborted', async () => {
    const { renditions, first, resumeBodies, fetchedPaths } = await startFirstJob();
    const { signal, abort } = newController();
    const others = observe(WIDTHS.map((width) => renditions(pathOf('/assets/a.png', width), { signal })));
    await expect.poll(others.refused).toBe(2);
    abort();
    expect(await others.statuses()).toEqual([503, 503, 503]);

    const next = renditions(pathOf('/assets/a.png', 1080));
    resumeBodies();
    expect([await first, await next].map(statusOf)).toEqual([200, 200]);
    expect(fetchedPaths()).toHaveLength(2);
  });

  test('finishes a job if one of two callers aborts', async () => {
    const { renditions, first, resumeBodies } = await startFirstJob();
    const { signal, abort } = newController();
    const aborted = observe(WIDTHS.map((width) => renditions(pathOf('/assets/a.png', width), { signal })));
    const completed = observe(WIDTHS.map((width) => renditions(pathOf('/assets/a.png', width))));
    await expect.poll(() => [aborted.refused(), completed.refused()]).toEqual([2, 2]);
    abort();
    resumeBodies();
    expect(statusOf(await first)).toBe(200);
    expect((await aborted.statuses()).sort()).toEqual([200, 503, 503]);
    expect((await completed.statuses()).sort()).toEqual([200, 503, 503]);
  });

  test('finishes and caches a started job after all callers aborted', async () => {
    const { url, pauseBodies, resumeBodies, fetchedPaths } = await startPictureServer({
      '/assets/a.png': await picture(),
    });
    const { renditions } = createTestImages(url, { limits: smallLimits });
    pauseBodies();
    const controller = new AbortController();
    const first = renditions(pathOf('/assets/a.png'), { signal: controller.signal });
    await expect.poll(fetchedPaths).toHaveLength(1);
    controller.abort();
    resumeBodies();
    expect(statusOf(await first)).toBe(200);
    expect(statusOf(await renditions(pathOf('/assets/a.png')))).toBe(200);
    expect(fetchedPaths()).toHaveLength(1);
  });

  test('aborts the download of an original that is too large', async () => {
    const { url } = await startPictureServer({ '/assets/a.png': new Uint8Array(33 * 1024 * 1024) });
    expect(await createTestImages(url).renditions(pathOf('/assets/a.png'))).toBe(502);
  });
});

test('Renditions for visitors run at a lower priority than the server, background renditions at the lowest in a separate process', async () => {
  const started = recordProcesses();
  const { url } = await startPictureServer({ '/assets/a.png': await picture() });
  const { renditions } = createTestImages(url, { limits: { maxRenders: 1 } });
  expect(statusOf(await renditions(pathOf('/assets/a.png', 320)))).toBe(200);
  expect(statusOf(await renditions(pathOf('/assets/a.png', 480), { isBackground: true }))).toBe(200);
  expect(started.map(({ pid }) => getPriority(pid))).toEqual([5, 19]);
});

test('A picture is fetched again ten seconds after the content system sent a page instead of it, for example during maintenance', async () => {
  const file = await picture();
  let isInMaintenance = false;
  const origin = await startOrigin((response, { method }) => {
    if (isInMaintenance)
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Back soon</h1>');
    response.writeHead(200, { 'content-type': 'image/png', etag: '"1"' });
    return response.end(method === 'HEAD' ? undefined : file);
  });
  let time = 1_000;
  const { renditions } = createTestImages(origin.url, { now: () => time });
  expect(statusOf(await renditions(pathOf('/assets/a.png', 320)))).toBe(200);
  isInMaintenance = true;
  expect(await renditions(pathOf('/assets/a.png', 480))).toBe(502);
  isInMaintenance = false;
  time += 11_000;
  expect(statusOf(await renditions(pathOf('/assets/a.png', 480)))).toBe(200);
});
