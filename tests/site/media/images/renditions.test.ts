import { describe, expect, test } from 'vitest';
import { openImages, startPictures, twoColours } from './pictures.ts';

const EMBER = [226, 90, 24] as const;
const EVENING = [38, 44, 58] as const;
const address = (source: string, width = 320) => `/_image/w_${width},f_webp${source}`;
const absolute = (url: string, width = 320) => address(`/${encodeURIComponent(url)}`, width);
const statusOf = (image: object | number) => (typeof image === 'number' ? image : 200);
const picture = () => twoColours(EMBER, EVENING);

describe('originalUrl allows originals', () => {
  test('of a content system with a base path, with or without that path in the name', async () => {
    const { url, fetched } = await startPictures({ '/cms/assets/a b.png': await picture() });
    const { renditions } = openImages(`${url}/cms`);
    for (const path of [
      address('/assets/a%20b.png'),
      address('/cms/assets/a%20b.png'),
      absolute(`${url}/cms/assets/a%20b.png`),
    ]) {
      expect(statusOf(await renditions(path))).toBe(200);
    }
    expect(statusOf(await renditions(absolute(`${url}/assets/a%20b.png`)))).toBe(404);
    expect(fetched()).toEqual(['/cms/assets/a%20b.png']);
  });

  test('anywhere on an allowed origin and nowhere else', async () => {
    const bucket = await startPictures({ '/lantern/2026/a.png': await picture() });
    const elsewhere = await startPictures({ '/lantern/2026/a.png': await picture() });
    const { renditions, placeholderColours } = openImages('https://cms.example.test', {
      origins: [bucket.url],
    });
    expect(statusOf(await renditions(absolute(`${bucket.url}/lantern/2026/a.png`)))).toBe(200);
    expect(statusOf(await renditions(absolute(`${bucket.url}/lantern/2026/a.png?token=1`)))).toBe(200);
    expect((await placeholderColours([`${bucket.url}/lantern/2026/a.png`])).size).toBe(1);
    expect(statusOf(await renditions(absolute(`${elsewhere.url}/lantern/2026/a.png`)))).toBe(404);
    expect(statusOf(await renditions(address('/lantern/2026/a.png')))).toBe(404);
    expect(elsewhere.fetched()).toEqual([]);
    expect(bucket.fetched()).toHaveLength(2);
  });
});

describe('The render queue', () => {
  const narrow = { maxOriginals: 1, maxRenders: 1, maxWaiting: 1 };

  test('limits concurrent and waiting jobs and rejects further ones with 503', async () => {
    const { url, hold, letGo, fetched } = await startPictures({ '/assets/a.png': await picture() });
    const { renditions } = openImages(url, { limits: narrow });
    hold();
    const first = renditions(address('/assets/a.png', 320));
    await expect.poll(fetched).toHaveLength(1);
    const second = renditions(address('/assets/a.png', 480));
    await expect.poll(() => renditions(address('/assets/a.png', 640))).toBe(503);
    expect(fetched()).toHaveLength(1);

    letGo();
    expect([await first, await second].map(statusOf)).toEqual([200, 200]);
    expect(statusOf(await renditions(address('/assets/a.png', 640)))).toBe(200);
  });

  test('deduplicates concurrent calls, even when it is full', async () => {
    const { url, hold, letGo, fetched } = await startPictures({ '/assets/a.png': await picture() });
    const { renditions } = openImages(url, { limits: narrow });
    hold();
    const calls = [320, 480, 480, 480].map((width) => renditions(address('/assets/a.png', width)));
    await expect.poll(fetched).toHaveLength(1);
    letGo();
    expect((await Promise.all(calls)).map(statusOf)).toEqual([200, 200, 200, 200]);
    expect(fetched()).toHaveLength(2);
  });

  test('does not start a job that all callers aborted', async () => {
    const { url, hold, letGo, fetched } = await startPictures({ '/assets/a.png': await picture() });
    const { renditions } = openImages(url, { limits: narrow });
    hold();
    const first = renditions(address('/assets/a.png', 320));
    await expect.poll(fetched).toHaveLength(1);
    const left = new AbortController();
    const second = renditions(address('/assets/a.png', 480), left.signal);
    await expect.poll(() => renditions(address('/assets/a.png', 640))).toBe(503);
    left.abort();
    expect(await second).toBe(503);

    const third = renditions(address('/assets/a.png', 640));
    letGo();
    expect([await first, await third].map(statusOf)).toEqual([200, 200]);
    expect(fetched()).toHaveLength(2);
  });

  test('finishes a job if one of two callers aborts', async () => {
    const { url, hold, letGo, fetched } = await startPictures({ '/assets/a.png': await picture() });
    const { renditions } = openImages(url, { limits: narrow });
    hold();
    const first = renditions(address('/assets/a.png', 320));
    await expect.poll(fetched).toHaveLength(1);
    const left = new AbortController();
    const leaves = renditions(address('/assets/a.png', 480), left.signal);
    const stays = renditions(address('/assets/a.png', 480), new AbortController().signal);
    await expect.poll(() => renditions(address('/assets/a.png', 640))).toBe(503);
    left.abort();
    letGo();
    expect([await first, await leaves, await stays].map(statusOf)).toEqual([200, 200, 200]);
  });

  test('finishes and caches a started job after all callers aborted', async () => {
    const { url, hold, letGo, fetched } = await startPictures({ '/assets/a.png': await picture() });
    const { renditions } = openImages(url, { limits: narrow });
    hold();
    const left = new AbortController();
    const first = renditions(address('/assets/a.png'), left.signal);
    await expect.poll(fetched).toHaveLength(1);
    left.abort();
    letGo();
    expect(statusOf(await first)).toBe(200);
    expect(statusOf(await renditions(address('/assets/a.png')))).toBe(200);
    expect(fetched()).toHaveLength(1);
  });

  test('stops reading an endless original', async () => {
    const { url } = await startPictures({ '/assets/a.png': new Uint8Array(33 * 1024 * 1024) });
    expect(await openImages(url).renditions(address('/assets/a.png'))).toBe(502);
  });
});
