import { createServer } from 'node:http';
import type { Page } from '@playwright/test';

/** A part of the document starts at each of these elements. They contain the text of sections. */
const FIRST_OF_PART = /<(?:section|div|h[1-6]|p|em|ul|li|a|time)\b/g;
/** Stops a request or a wait that hangs. */
const TIMEOUT_MS = 30_000;

/**
 * Opens a page and sends the start of its `main` in parts. Each part is sent after the browser has painted the previous one. So every
 * intermediate layout is visible, as on a slow connection or a busy machine. Returns the number of parts.
 */
export async function openInParts(page: Page, pageUrl: string, maxParts: number): Promise<number> {
  const { origin, pathname } = new URL(pageUrl);
  const html = await (await fetch(pageUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) })).text();
  const parts = splitMain(html, maxParts);
  // `route.fulfill` cannot send a body in parts.
  const server = createServer(async (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    let elements = 0;
    for (const part of parts) {
      response.write(part);
      elements = await waitUntilPainted(page, elements);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    const partsOrigin = `http://127.0.0.1:${address.port}`;
    await page.route(`${partsOrigin}/**`, (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      return route.continue({ url: route.request().url().replace(partsOrigin, origin) });
    });
    await page.goto(partsOrigin + pathname);
    return parts.length;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Splits a document. The first part ends inside `main`, and the last part is the rest of the document. */
function splitMain(html: string, maxParts: number): string[] {
  const starts = [...html.matchAll(FIRST_OF_PART)].map(({ index }) => index);
  const cuts = starts.filter((index) => index > html.indexOf('<main')).slice(0, maxParts - 1);
  return [0, ...cuts].map((start, index) => html.slice(start, cuts[index]));
}

/** Waits until the document has more elements than before and is painted. Returns the number of elements. */
async function waitUntilPainted(page: Page, before: number): Promise<number> {
  // Until the first part arrives, the page shows the empty previous document.
  const handle = await page.waitForFunction(
    (known) => {
      const { length } = document.querySelectorAll('*');
      return document.querySelector('main') && length > known ? length : undefined;
    },
    before,
    { timeout: TIMEOUT_MS },
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return Number(await handle.jsonValue());
}
