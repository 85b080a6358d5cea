import type { Page } from '@playwright/test';

/** Tracks pending requests of a page and the files it fetched. */
export function trackRequests(page: Page) {
  const pending = new Set<unknown>();
  let fetched = new Set<string>();
  let idle = Promise.withResolvers<void>();
  idle.resolve();
  page.on('request', (request) => {
    if (pending.size === 0) idle = Promise.withResolvers<void>();
    pending.add(request);
    if (!['document', 'script', 'stylesheet'].includes(request.resourceType()))
      fetched.add(new URL(request.url()).pathname);
  });
  const onDone = (request: unknown) => {
    pending.delete(request);
    if (pending.size === 0) idle.resolve();
  };
  page.on('requestfinished', onDone);
  page.on('requestfailed', onDone);
  return {
    /** Returns the URL paths of images, fonts and videos fetched since the previous call. */
    takeFetched: () => {
      const paths = [...fetched];
      fetched = new Set();
      return paths;
    },
    isIdle: () => pending.size === 0,
    whenIdle: () => idle.promise,
  };
}

/**
 * Resolves when a story is rendered, all requests are finished, fonts and images are decoded, animations have ended, and the document
 * does not change between two frames. Waits for events, never for a fixed time.
 *
 * Chromium paints an image differently depending on which size it decoded and painted before. Images are therefore painted pixelated
 * until all are decoded, and then once smoothly, so two runs are equal to the pixel (`.decisions/0011-visual-baselines.md`).
 */
export async function waitUntilSettled(page: Page, requests: ReturnType<typeof trackRequests>) {
  await page.locator('html[data-story-shown]').waitFor({ state: 'attached' });
  do {
    await requests.whenIdle();
    await page.evaluate(waitUntilStill);
  } while (!requests.isIdle());
  await page.evaluate(renderSmooth);
}

/**
 * Runs in the page before its content. Paints images pixelated from the start. The padding rounds to 0, but makes Chromium always paint
 * the background below an image. Without the padding, Chromium omits this background as soon as it detects that an image is opaque. The
 * time of the detection varies, and changes pixels at rounded corners.
 */
export function startPixelated() {
  const begin = () => {
    const style = document.createElement('style');
    style.textContent = 'img { padding: .001px !important }';
    document.head.append(style);
    document.documentElement.style.imageRendering = 'pixelated';
  };
  document.addEventListener('readystatechange', begin, { once: true });
}

/** Runs in the page. The property is inherited, so it repaints everything without a layout change. */
export function renderPixelated() {
  document.documentElement.style.imageRendering = 'pixelated';
}

/** Runs in the page. */
function renderSmooth() {
  document.documentElement.style.imageRendering = '';
}

/** Runs in the page. */
async function waitUntilStill() {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A new width can select another source, which changes these properties but no attribute.
  const describeImages = () =>
    [...document.images]
      .map(({ currentSrc, naturalWidth, complete }) => `${currentSrc} ${naturalWidth} ${complete}`)
      .join();
  let hasChanged = true;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (hasChanged) {
    hasChanged = false;
    const before = describeImages();
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        if (image.loading === 'lazy') image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
    const finiteAnimations = document.getAnimations().filter(({ effect, playState, timeline }) => {
      // A scroll-driven animation does not progress without scrolling.
      if (!(timeline instanceof DocumentTimeline) || playState !== 'running') return false;
      return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    await Promise.all(finiteAnimations.map(({ finished }) => finished.catch(() => undefined)));
    await nextFrame();
    await nextFrame();
    hasChanged ||= describeImages() !== before;
  }
  observer.disconnect();
}
