import { expect, test } from './console.ts';
import { followLinkTo, menuLink, openPage, waitForFrame } from './navigation.ts';

const HOME = 'Veld & Vonk, naar de startpagina';

test('Fragment link scrolls to its target without a request', async ({ page }) => {
  await openPage(page, '/nl/secties');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const link = page.locator('main a[href^="#"], main a[href*="/nl/secties#"]').first();
  const target = (await link.getAttribute('href'))?.split('#')[1];
  await link.click();
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  expect(documents).toEqual([]);
});

test('Link with an invalid percent escape in its fragment opens the page', async ({ page }) => {
  await openPage(page, '/nl');
  await followLinkTo(page, '/nl/over-ons#100%');
  await expect(page).toHaveTitle(/^Over ons/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('Page opens at its top while the previous page is still scrolling', async ({ page }) => {
  await openPage(page, '/nl');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).press('Enter');
  await expect(page).toHaveTitle(/^Over ons/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back and forward restore the scroll position', async ({ page }) => {
  const getScrollTop = () => page.evaluate(() => window.scrollY);
  const scrollTo = (position: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), position);
  const clickByScript = (href: string) =>
    page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), href);
  await openPage(page, '/nl');
  await scrollTo(700);
  await clickByScript('/nl/over-ons');
  await expect(page).toHaveTitle(/^Over ons/);
  await waitForFrame(page);
  await scrollTo(400);
  await page.goBack();
  await expect.poll(getScrollTop).toBe(700);
  await page.goForward();
  await expect(page).toHaveTitle(/^Over ons/);
  await expect.poll(getScrollTop).toBe(400);
});

test('Back after a reload returns to the previous page', async ({ page }) => {
  await openPage(page, '/nl');
  const title = await page.title();
  await menuLink(page, 'Over ons').click();
  await expect(page).toHaveTitle(/^Over ons/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await page.goBack();
  await expect(page).toHaveURL(/\/nl$/);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[data-section=interactive-carousel]').first()).toBeAttached();
});

test('Reload after client navigation keeps the scroll position', async ({ page }) => {
  await openPage(page, '/nl/over-ons');
  await menuLink(page, HOME).click();
  await expect(page).toHaveURL(/\/nl$/);
  await expect(page.locator('[data-section=faq]')).toBeAttached();
  await waitForFrame(page);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test('Fragment link after client navigation scrolls to its target and keeps sections hydrated', async ({
  page,
}) => {
  await openPage(page, '/nl/over-ons');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await menuLink(page, HOME).click();
  const carousel = page.locator('[data-section=interactive-carousel]').first();
  await carousel.getByRole('list').hover();
  await expect(carousel).toHaveAttribute('data-hydrated');
  const id = await page.locator('[data-section=faq]').getAttribute('id');
  await followLinkTo(page, `/nl#${id}`);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator('[data-section=faq]')).toBeInViewport();
  await expect(page.locator('[data-section=faq]')).toBeFocused();
  await expect(carousel).toHaveAttribute('data-hydrated');
});
