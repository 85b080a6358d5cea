import type { Page } from '@playwright/test';

/** Opens a story, and waits until it is shown. */
export async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`/?story=${id}&mode=preview`);
  await page.locator('html[data-story-shown]').waitFor({ state: 'attached' });
}
