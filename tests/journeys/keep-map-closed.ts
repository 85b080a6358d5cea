import type { Page } from '@playwright/test';

/** Turns on the data saver of the browser, so that the map of the stores stays closed. Rendering it takes longer than the rest of the page. */
export async function keepMapClosed(page: Page) {
  await page.addInitScript(() => {
    const connection: unknown = Reflect.get(navigator, 'connection');
    if (connection instanceof EventTarget) Object.defineProperty(connection, 'saveData', { value: true });
  });
}
