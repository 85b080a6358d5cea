import { setTimeout } from 'node:timers/promises';
import { localeCodes } from '#site/i18n/locale';
import type { Renditions } from '#site/media/images';

type WarmUpConfig = {
  /** Requests a page of the site by its path, without the network. */
  readonly getPage: (path: string) => Response | Promise<Response>;
  readonly renditions: Renditions;
  /** Stops the warm-up when the server stops. */
  readonly signal: AbortSignal;
};

export type WarmUpResult = {
  readonly pages: number;
  /** The number of renditions that are now in the cache. */
  readonly rendered: number;
  readonly failed: number;
};

/** Limits for large sites. The pictures of further pages are rendered when visitors request them. */
const MAX_PAGES = 200;
const MAX_RENDITIONS = 2_000;
/** The picture at the top of a page, in the day and the dusk theme. */
const FIRST_PICTURES = 2;
/** Leaves time for visitors' requests to the server, and editors' requests to the content system. */
const PAGE_PAUSE_MS = 100;
const MAX_RENDER_PAUSE_MS = 2_000;
/** Pause while visitors fill the render queue. */
const BUSY_PAUSE_MS = 1_000;

/**
 * Renders the pictures of the most important pages before visitors request them. It starts with the home pages and follows links. It renders
 * only AVIF, because nearly all browsers support it. The pictures at the top of all pages are rendered first. It renders one
 * picture at a time with the lowest priority. After each picture it pauses as long as the rendering took, at most two seconds. Renditions in the cache are not rendered again.
 */
export async function warmUpPictures({ getPage, renditions, signal }: WarmUpConfig): Promise<WarmUpResult> {
  const pause = (ms: number) => setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const finished = new Set<string>();
  let failed = 0;

  async function render(path: string) {
    if (signal.aborted || finished.has(path) || finished.size >= MAX_RENDITIONS) return;
    const startedAt = performance.now();
    let image = await renditions(path, { signal, isBackground: true });
    while (image === 503 && !signal.aborted) {
      await pause(BUSY_PAUSE_MS);
      image = await renditions(path, { signal, isBackground: true });
    }
    if (signal.aborted) return;
    finished.add(path);
    if (typeof image === 'number') failed += 1;
    await pause(Math.min(performance.now() - startedAt, MAX_RENDER_PAUSE_MS));
  }

  const pages = new Set(localeCodes.map((code) => `/${code}`));
  const others = new Set<string>();
  for (const page of pages) {
    const html = await readPage(await getPage(page));
    if (signal.aborted) break;
    if (html === '') continue;
    for (const link of readLinks(html)) if (pages.size < MAX_PAGES) pages.add(link);
    const pictures = readPictures(html);
    for (const path of pictures.slice(FIRST_PICTURES).flat()) others.add(path);
    for (const path of pictures.slice(0, FIRST_PICTURES).flat()) await render(path);
    await pause(PAGE_PAUSE_MS);
  }
  for (const path of others) await render(path);
  return { pages: pages.size, rendered: finished.size - failed, failed };
}

async function readPage(response: Response) {
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
  return isPage ? response.text() : '';
}

/** Returns the paths of linked pages, without files and queries. */
function readLinks(html: string): readonly string[] {
  const paths = [...html.matchAll(/ href="(\/[^"?#.]*)"/g)].map(([, path = '']) => path);
  return paths.filter((path) => localeCodes.some((code) => path.startsWith(`/${code}/`)));
}

/** Returns the AVIF renditions of each picture, in the order of the page. */
function readPictures(html: string): readonly (readonly string[])[] {
  const srcSets = Array.from(html.matchAll(/ srcset="([^"]*)"/gi), ([, srcSet = '']) => srcSet);
  return srcSets
    .filter((srcSet) => srcSet.includes(',f_avif/'))
    .map((srcSet) =>
      srcSet
        .replaceAll('&amp;', '&')
        .split(', ')
        .map((candidate) => candidate.split(' ')[0] ?? '')
        .filter((path) => path.startsWith('/_image/')),
    );
}
