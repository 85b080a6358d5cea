import type { Page } from '@playwright/test';
import { expect } from './console.ts';
import { tap } from './tap.ts';

/** Options of `test.use` for a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const findButton = (page: Page) => page.locator('header button[popovertarget=menu]').first();
export const findModal = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
export const findPopover = (page: Page) => page.locator('#menu');

/** Opens a page and focuses the menu button, which loads the modal's script. */
export async function openPageWithModal(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await findButton(page).focus();
  await expect(findButton(page)).toHaveAttribute('aria-haspopup', 'dialog');
}

export async function openMenu(page: Page, path: string) {
  await openPageWithModal(page, path);
  await tap(findButton(page));
  await expect(findModal(page)).toBeVisible();
  await waitForAnimations(page);
}

/** Resolves when the animations of the modal have ended. */
export async function waitForAnimations(page: Page) {
  await findModal(page).evaluate((modal) =>
    Promise.all(modal.getAnimations().map(({ finished }) => finished)),
  );
}

/** Dispatches a touch through these points that takes `durationMs` in total. */
export async function swipe(page: Page, durationMs: number, ...points: (readonly [x: number, y: number])[]) {
  const client = await page.context().newCDPSession(page);
  const startTime = Date.now() / 1_000;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    progress: number,
    point?: readonly [number, number],
  ) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      timestamp: startTime + (durationMs * progress) / 1_000,
      touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
    });
  for (const [index, point] of points.entries()) {
    await touch(index === 0 ? 'touchStart' : 'touchMove', index / points.length, point);
  }
  await touch('touchEnd', 1);
  await client.detach();
}
