import type { Page } from '@playwright/test';
import { expect } from './console.ts';

/** A page with a section of every type. */
export const EVERY_TYPE = '/nl/secties';

export const findGallery = (page: Page) => page.locator('[data-section=gallery]').first();
export const findLinks = (page: Page) => findGallery(page).getByRole('link');
export const findLightbox = (page: Page) => page.getByRole('dialog');

/** Scrolls to the first gallery, points at its first image and waits until it is hydrated. */
export async function scrollToGallery(page: Page) {
  await findLinks(page).first().hover();
  await expect(findGallery(page)).toHaveAttribute('data-hydrated');
}

/** Opens the lightbox with the first image. The image may still move to its place. */
export async function openFirstImage(page: Page) {
  await page.goto(EVERY_TYPE);
  await scrollToGallery(page);
  await findLinks(page).first().click();
  await expect(findLightbox(page)).toBeVisible();
}

/** Waits until the picture of the lightbox has grown from its thumbnail in the page, which is hidden meanwhile. */
export async function waitForPicture(page: Page) {
  await expect(page.locator('main a img[style*="visibility: hidden"]')).toHaveCount(0);
}
