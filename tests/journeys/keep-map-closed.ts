import type { Page } from '@playwright/test';

/** Saves data as a visitor can ask the browser to, so the map of the stores stays closed. Rendering it takes longer than the rest of the page. */
export async function keepMapClosed(page: Page) {
  await page.addInitScript(() => {
    const connection: unknown = Reflect.get(navigator, 'connection');
    if (connection instanceof EventTarget) Object.defineProperty(connection, 'saveData', { value: true });
  });
}
