import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Renditions } from '#site/media/images';
import { warmUpPictures } from '../../../site/server/warm-up.ts';
import { runSite } from '../running-site.ts';

type Options = Parameters<Renditions>[1];

const IMAGE = { body: new Uint8Array(), type: 'image/avif', etag: '"a"' };
const picture = (name: string) =>
  `<source type="image/avif" srcSet="/_image/w_320,f_avif/assets/${name}.jpg 320w, /_image/w_480,f_avif/assets/${name}.jpg 480w"/><source type="image/webp" srcSet="/_image/w_320,f_webp/assets/${name}.jpg 320w"/>`;
const renditionsOf = (name: string) =>
  [320, 480].map((width) => `/_image/w_${width},f_avif/assets/${name}.jpg`);

/** Records the calls for renditions, and responds with `respond`. */
function recordRenditions(respond: (nth: number) => Awaited<ReturnType<Renditions>> = () => IMAGE) {
  const paths: string[] = [];
  const allOptions: Options[] = [];
  const renditions: Renditions = async (path, options) => {
    paths.push(path);
    allOptions.push(options);
    return respond(paths.length);
  };
  return { paths, allOptions, renditions };
}

/** Serves pages by path. All other paths are missing. */
function pagesOf(pages: Readonly<Record<string, string>>) {
  const requested: string[] = [];
  const getPage = (path: string) => {
    requested.push(path);
    const html = pages[path];
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return html === undefined ? new Response('', { status: 404 }) : new Response(html, { headers });
  };
  return { requested, getPage };
}

const { signal } = new AbortController();

describe('warmUpPictures', () => {
  test('renders each AVIF rendition once in the background, with the pictures at the top of pages first', async () => {
    const { paths, allOptions, renditions } = recordRenditions();
    const { getPage } = pagesOf({
      '/nl': `${picture('top')}${picture('top-dusk')}${picture('below')}<a href="/nl/lampen">Lampen</a>`,
      '/nl/lampen': `${picture('lamps')}${picture('top')}${picture('other')}`,
    });
    const result = await warmUpPictures({ getPage, renditions, signal });
    expect(paths).toEqual(['top', 'top-dusk', 'lamps', 'below', 'other'].flatMap(renditionsOf));
    expect(result).toMatchObject({ rendered: 10, failed: 0 });
    expect(allOptions.every((options) => options?.isBackground === true)).toBe(true);
  });

  test('follows links to pages of all locales, but not to files, queries and other sites', async () => {
    const { requested, getPage } = pagesOf({
      '/nl': `<a href="/nl/lampen">a</a><a href="/nl/lampen?page=2">b</a><a href="/nl/a.pdf">c</a><a href="https://elsewhere.test/nl/x">d</a><a href="/admin">e</a><a href="/de/leuchten">f</a>`,
      '/nl/lampen': '<a href="/nl/winkels">g</a><a href="/nl">h</a>',
    });
    await warmUpPictures({ getPage, renditions: recordRenditions().renditions, signal });
    const linked = requested.filter((path) => path.split('/').length > 2);
    expect(linked).toEqual(['/nl/lampen', '/de/leuchten', '/nl/winkels']);
  });

  test('requests a limited number of pages of a large site', async () => {
    const links = Array.from({ length: 1_000 }, (_, index) => `<a href="/nl/page-${index}">page</a>`);
    const { requested, getPage } = pagesOf({ '/nl': links.join('') });
    const stopped = new AbortController();
    const { pages } = await warmUpPictures({
      getPage: (path) => {
        // Aborting after the first page skips the pauses between pages.
        if (path === '/nl') setImmediate(() => stopped.abort());
        return getPage(path);
      },
      renditions: recordRenditions().renditions,
      signal: stopped.signal,
    });
    expect(pages).toBe(200);
    expect(requested.length).toBeLessThanOrEqual(200);
  });

  test('counts pictures that cannot be rendered and continues', async () => {
    const { paths, renditions } = recordRenditions((nth) => (nth === 1 ? 502 : IMAGE));
    const { getPage } = pagesOf({ '/nl': picture('a') });
    expect(await warmUpPictures({ getPage, renditions, signal })).toMatchObject({ rendered: 1, failed: 1 });
    expect(paths).toEqual(renditionsOf('a'));
  });

  test('waits while visitors fill the render queue, and then renders the same picture', async () => {
    const { paths, renditions } = recordRenditions((nth) => (nth === 1 ? 503 : IMAGE));
    const { getPage } = pagesOf({ '/nl': picture('a') });
    expect(await warmUpPictures({ getPage, renditions, signal })).toMatchObject({ rendered: 2, failed: 0 });
    const [first = ''] = renditionsOf('a');
    expect(paths).toEqual([first, ...renditionsOf('a')]);
  });

  test('stops when the server stops', async () => {
    const stopped = new AbortController();
    const { paths, renditions } = recordRenditions(() => {
      stopped.abort();
      return 503;
    });
    const { getPage } = pagesOf({ '/nl': picture('a') });
    await warmUpPictures({ getPage, renditions, signal: stopped.signal });
    expect(paths).toHaveLength(1);
  });
});

describe('The demo site', () => {
  let site: Awaited<ReturnType<typeof runSite>>;
  beforeAll(async () => {
    site = await runSite();
  });
  afterAll(() => site.stop());

  test('warms up the renditions that its home page links to', async () => {
    const { paths, renditions } = recordRenditions();
    const getPage = (path: string) => (path === '/nl' ? site.get(path) : new Response('', { status: 404 }));
    await warmUpPictures({ getPage, renditions, signal });
    const html = await (await site.get('/nl')).text();
    const linked = html.match(/\/_image\/w_\d+,f_avif\/[^\s"]+/g) ?? [];
    expect(linked.length).toBeGreaterThan(10);
    expect(paths.toSorted()).toEqual([...new Set(linked)].toSorted());
  });
});
