import { type Page, test } from '@playwright/test';

/**
 * Opens one page for all tests of a file, which run one after the other. The page keeps the scripts of the workbench, which takes half of the time
 * of a test that only measures a story.
 *
 * @returns a function that returns the page inside a test
 */
export function sharePage(): () => Page {
  test.describe.configure({ mode: 'default' });
  let shared: Page | undefined;
  test.beforeAll(async ({ browser, baseURL }) => {
    shared = await browser.newPage({ reducedMotion: 'reduce', ...(baseURL !== undefined && { baseURL }) });
  });
  test.afterAll(() => shared?.close());
  return () => {
    if (!shared) throw new Error('The page opens before the first test. Use it inside a test.');
    return shared;
  };
}
