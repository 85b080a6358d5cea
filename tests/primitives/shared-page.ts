import { type BrowserContextOptions, type Page, test } from '@playwright/test';

/**
 * Opens one page for all tests of a file or group, which run one after the other. The page keeps the scripts of the workbench, whose loading takes
 * more than half of the time of a test.
 *
 * @param options the window and the input of the page
 * @returns a function that returns the page inside a test
 */
export function sharePage(options: BrowserContextOptions = {}): () => Page {
  test.describe.configure({ mode: 'default' });
  let shared: Page | undefined;
  test.beforeAll(async ({ browser, baseURL }) => {
    shared = await browser.newPage({
      ...options,
      reducedMotion: 'reduce',
      ...(baseURL !== undefined && { baseURL }),
    });
  });
  test.afterAll(() => shared?.close());
  return () => {
    if (!shared) throw new Error('The page opens before the first test. Use it inside a test.');
    return shared;
  };
}
