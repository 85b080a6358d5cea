import type { Locator, Page } from '@playwright/test';

/**
 * Taps an element as soon as it can be tapped. Playwright waits between the two events of its own tap. On a busy machine that wait makes the
 * tap a long press, which is no click.
 */
export async function tap(element: Locator) {
  await element.tap({ trial: true });
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  await tapAt(element.page(), x + width / 2, y + height / 2);
}

/** Taps a point of the viewport. Sends both events at once. */
export async function tapAt(page: Page, x: number, y: number) {
  const client = await page.context().newCDPSession(page);
  await Promise.all([
    client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  await client.detach();
}
