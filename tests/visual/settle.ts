import type { Page } from '@playwright/test';

/** Follows what a page fetches, and says when nothing is on its way. */
export function followRequests(page: Page) {
  const pending = new Set<unknown>();
  let fetched = new Set<string>();
  let quiet = Promise.withResolvers<void>();
  quiet.resolve();
  page.on('request', (request) => {
    if (pending.size === 0) quiet = Promise.withResolvers<void>();
    pending.add(request);
    if (!['document', 'script', 'stylesheet'].includes(request.resourceType()))
      fetched.add(new URL(request.url()).pathname);
  });
  const done = (request: unknown) => {
    pending.delete(request);
    if (pending.size === 0) quiet.resolve();
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return {
    /** Addresses of pictures, fonts and films fetched since the last time. */
    takeFetched: () => {
      const taken = [...fetched];
      fetched = new Set();
      return taken;
    },
    isQuiet: () => pending.size === 0,
    quiet: () => quiet.promise,
  };
}

/**
 * Resolves when a story is at rest: shown, everything fetched, fonts and pictures ready, motion ended, and the document unchanged from
 * one frame to the next. By events alone, never by time.
 *
 * How a browser paints a picture depends on what it has painted before: which size it decoded to, and what it then scaled from. So
 * until all is decoded pictures are painted roughly, which takes no such steps, and once only as they are meant: two runs are equal
 * to the pixel (`.decisions/0011-visual-baselines.md`).
 */
export async function settle(page: Page, requests: ReturnType<typeof followRequests>) {
  await page.locator('html[data-story-shown]').waitFor({ state: 'attached' });
  do {
    await requests.quiet();
    await page.evaluate(rest);
  } while (!requests.isQuiet());
  await page.evaluate(paintFinely);
}

/**
 * Runs in the page, before anything is in it: pictures are painted roughly from the first one on, and what lies below each of them is
 * painted, too. A browser leaves that out once it knows that nothing shows through, which it learns early or late, and the edges of
 * round corners tell. A padding that comes to nothing keeps it from looking.
 */
export function startRough() {
  const begin = () => {
    const paint = document.createElement('style');
    paint.textContent = 'img { padding: .001px !important }';
    document.head.append(paint);
    document.documentElement.style.imageRendering = 'pixelated';
  };
  document.addEventListener('readystatechange', begin, { once: true });
}

/** Runs in the page. An inherited property: everything is painted anew, and nothing moves. */
export function paintRoughly() {
  document.documentElement.style.imageRendering = 'pixelated';
}

/** Runs in the page. */
function paintFinely() {
  document.documentElement.style.imageRendering = '';
}

/** Runs in the page. */
async function rest() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // In another width a picture may be taken from another file; its element says so, and no attribute of it.
  const pictures = () =>
    [...document.images]
      .map(({ currentSrc, naturalWidth, complete }) => `${currentSrc} ${naturalWidth} ${complete}`)
      .join();
  let changed = true;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (changed) {
    changed = false;
    const before = pictures();
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        if (image.loading === 'lazy') image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
    const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
      // What follows the scroll position is as far as it gets while nobody scrolls.
      if (!(timeline instanceof DocumentTimeline) || playState !== 'running') return false;
      return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    await frame();
    await frame();
    changed ||= pictures() !== before;
  }
  observer.disconnect();
}
