import { copyFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createImages } from '#site/media/images';
import { createContentFiles } from '../../../site/server/content-files.ts';
import { createRecordingLog, startOrigin } from '../origin.ts';
import { editableContent, runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({ prepare: editableContent });
});
afterAll(() => site.stop());

describe('Files of the content system', () => {
  const picture = '/assets/terrace/terrace-dusk.jpg';

  test('have URLs of the site and support range requests', async () => {
    const part = await site.get(picture, { range: 'bytes=0-99' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('image/jpeg');
    expect((await part.arrayBuffer()).byteLength).toBe(100);
  });

  test('are sandboxed', async () => {
    expect((await site.get(picture)).headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    '/assets/none.jpg',
    '/assets/../content/collections/pages.yaml',
    '/assets/%2e%2e/content/collections/pages.yaml',
  ])('do not include %s', async (path) => {
    expect((await site.get(path)).status).not.toBe(200);
  });
});

/** Requests a file through the site, from the content system at a URL. */
function requestFile(contentUrl: string, path: string, log = createRecordingLog().log) {
  return createContentFiles(contentUrl, log)(new Request(`https://www.example.test${path}`));
}

describe('A proxied file', () => {
  test('has no time limit after the response has started', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let release = () => {};
    const { url } = await startOrigin((response) => {
      response.write('first ');
      release = () => response.end('last');
    });
    const response = await requestFile(url, '/assets/film.mp4');
    await vi.advanceTimersByTimeAsync(60_000);
    release();
    expect(await response.text()).toBe('first last');
  });

  test('that does not exist closes the connection, although the content system sends a page', async () => {
    let isClosed = false;
    const { url } = await startOrigin((response) => {
      response.once('close', () => {
        isClosed = true;
      });
      response.writeHead(404).write('A page that never ends');
    });
    const response = await requestFile(url, '/assets/film.mp4');
    expect(response.status).toBe(404);
    await expect.poll(() => isClosed).toBe(true);
  });

  test.each([401, 403, 404, 410])(
    'has the status 404 if that of the content system is %i',
    async (status) => {
      const { url } = await startOrigin((response) => response.writeHead(status).end());
      const { lines, log } = createRecordingLog();
      const response = await requestFile(url, '/assets/a.pdf', log);
      expect(response.status).toBe(404);
      expect(lines).toEqual([]);
    },
  );

  test.each([
    ['has the status 503', '503', (response: ServerResponse) => response.writeHead(503).end()],
    ['has the status 429', '429', (response: ServerResponse) => response.writeHead(429).end()],
    ['closes the connection', 'other side closed', (response: ServerResponse) => response.destroy()],
  ])(
    'has the status 502 and is not cached if the content system %s, which is logged',
    async (_, reason, respond) => {
      const { url } = await startOrigin(respond);
      const { lines, log } = createRecordingLog();
      const response = await requestFile(url, '/assets/a.pdf', log);
      expect(response.status).toBe(502);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(lines.map(({ message }) => message)).toEqual([
        expect.stringContaining(`content: GET /assets/a.pdf failed: ${reason}`),
      ]);
    },
  );

  test('is complete if the content system compressed it', async () => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(20);
    const packed = gzipSync(picture);
    const { url } = await startOrigin((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed);
    });
    const response = await requestFile(url, '/assets/a.svg');
    expect(response.headers.get('content-length')).toBeNull();
    expect(await response.text()).toBe(picture);
  });

  test.each(['/assets/..%2fcp', '/assets/a%2F..%5Ccp', '/assets/%2e%2E%2fcp'])(
    'is not requested at %s',
    async (path) => {
      const { url, requests } = await startOrigin((response) => response.end());
      const response = await requestFile(url, path);
      expect(response.status).toBe(404);
      expect(requests).toEqual([]);
    },
  );
});

describe('Image renditions', () => {
  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpeg', 'image/jpeg'],
  ])('have the format %s and may be cached', async (format, type) => {
    const image = await site.get(`/_image/w_320,f_${format}/assets/terrace/terrace-dusk.jpg`);
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe(type);
    expect(image.headers.get('cache-control')).toContain('max-age=3600');
    expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  test('change when an image is replaced under its name', async () => {
    const pictures = join(process.cwd(), 'site/statamic/public/assets/terrace');
    const replaced = site.contentFile('../public/assets/terrace/terrace-dusk.jpg');
    let now = 0;
    const { renditions } = createImages({
      contentUrl: site.content.url,
      shopMediaUrl: `${site.shop.url}/media`,
      directory: site.contentFile('../images'),
      log: createRecordingLog().log,
      now: () => now,
    });
    const tag = async () => {
      const image = await renditions('/_image/w_320,f_webp/assets/terrace/terrace-dusk.jpg');
      return typeof image === 'number' ? image : image.etag;
    };
    const before = await tag();
    expect(await tag()).toBe(before);

    const change = site.nextChange();
    copyFileSync(join(pictures, 'terrace-day.jpg'), replaced);
    await change;
    now += 60_000;
    await expect.poll(tag).not.toBe(before);
  });

  test('return 304 for a matching ETag', async () => {
    const path = '/_image/w_320,f_webp/assets/terrace/terrace-day.jpg';
    const etag = (await site.get(path)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"older", ${etag}`, '*'])
      expect((await site.get(path, { 'if-none-match': known })).status).toBe(304);
    expect((await site.get(path, { 'if-none-match': '"older"' })).status).toBe(200);
  });

  test('are equal for any query', async () => {
    const tagOf = async (path: string) => (await site.get(path)).headers.get('etag');
    const absolute = encodeURIComponent(`${site.content.url}/assets/terrace/terrace-day.jpg?v=2`);
    expect(await tagOf(`/_image/w_320,f_webp/${absolute}`)).toBe(
      await tagOf('/_image/w_320,f_webp/assets/terrace/terrace-day.jpg'),
    );
  });

  test.each([
    ['a width that is not on the list', '/_image/w_321,f_avif/assets/terrace/terrace-dusk.jpg'],
    ['a format that is not on the list', '/_image/w_320,f_gif/assets/terrace/terrace-dusk.jpg'],
    ['another host', `/_image/w_320,f_avif/${encodeURIComponent('https://elsewhere.test/assets/a.jpg')}`],
    ['a path outside the assets folder', '/_image/w_320,f_avif/assets/..%2F..%2Fcontent/x.jpg'],
    ['a missing image', '/_image/w_320,f_avif/assets/none.jpg'],
    ['an invalid escape', '/_image/w_320,f_avif/assets/%E0%A4%A.jpg'],
  ])('reject %s', async (_what, path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});
