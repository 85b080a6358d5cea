import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSite } from './running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

describe('files of the content system', () => {
  const picture = '/assets/terrace/terrace-dusk.jpg';

  test('come through the site’s own address, in parts where parts are asked for', async () => {
    const part = await site.get(picture, { range: 'bytes=0-99' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('image/jpeg');
    expect((await part.arrayBuffer()).byteLength).toBe(100);
  });

  test('never run as a page of ours', async () => {
    expect((await site.get(picture)).headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    '/assets/none.jpg',
    '/assets/../content/collections/pages.yaml',
    '/assets/%2e%2e/content/collections/pages.yaml',
  ])('%s is not there', async (path) => {
    expect((await site.get(path)).status).not.toBe(200);
  });
});

describe('renditions of pictures', () => {
  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpeg', 'image/jpeg'],
  ])('are made as %s and may be kept for ever', async (format, type) => {
    const image = await site.get(`/_image/w_320,f_${format}/assets/terrace/terrace-dusk.jpg`);
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe(type);
    expect(image.headers.get('cache-control')).toContain('immutable');
    expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  test.each([
    ['a width that is not on the list', '/_image/w_321,f_avif/assets/terrace/terrace-dusk.jpg'],
    ['a format that is not on the list', '/_image/w_320,f_gif/assets/terrace/terrace-dusk.jpg'],
    ['another host', `/_image/w_320,f_avif/${encodeURIComponent('https://elsewhere.test/assets/a.jpg')}`],
    ['a path out of the assets', '/_image/w_320,f_avif/assets/..%2f..%2fcontent/x.jpg'],
    ['a picture that is not there', '/_image/w_320,f_avif/assets/none.jpg'],
    ['an escape that is no text', '/_image/w_320,f_avif/assets/%E0%A4%A.jpg'],
  ])('%s is refused', async (_what, path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});
