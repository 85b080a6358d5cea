import type { Page } from '@playwright/test';

/** Removes the time limits of requests from the page. On a busy machine without a graphics card, the map opens later than its limit. */
export async function removeTimeLimits(page: Page) {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}
