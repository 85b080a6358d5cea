import type { Page } from '@playwright/test';
import { expect } from './console.ts';

/** A page with a section of every type. */
export const EVERY_TYPE = '/nl/secties';

export const findGallery = (page: Page) => page.locator('[data-section=gallery]').first();
export const findLinks = (page: Page) => findGallery(page).getByRole('link');
export const findLightbox = (page: Page) => page.getByRole('dialog');

/** Scrolls to the first gallery and waits until it is hydrated. */
export async function scrollToGallery(page: Page) {
  await findLinks(page).first().scrollIntoViewIfNeeded();
  await expect(findGallery(page)).toHaveAttribute('data-hydrated');
}

export async function openFirstImage(page: Page) {
  await page.goto(EVERY_TYPE);
  await scrollToGallery(page);
  await findLinks(page).first().click();
  await expect(findLightbox(page)).toBeVisible();
}
