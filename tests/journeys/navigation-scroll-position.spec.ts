import { expect, test } from './console.ts';
import { followLinkTo, menuLink, openPage } from './navigation.ts';

const HOME = 'Veld & Vonk, naar de startpagina';

test('an in-page link moves to its place and loads nothing', async ({ page }) => {
  await openPage(page, '/nl/secties');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const link = page.locator('main a[href^="#"], main a[href*="/nl/secties#"]').first();
  const target = (await link.getAttribute('href'))?.split('#')[1];
  await link.click();
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  expect(documents).toEqual([]);
});

test('a fragment with a stray percent sign breaks nothing', async ({ page }) => {
  await openPage(page, '/nl');
  await followLinkTo(page, '/nl/over-ons#100%');
  await expect(page).toHaveTitle(/^Over ons/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a page is shown from its top, even while the one before still glides', async ({ page }) => {
  await openPage(page, '/nl');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).press('Enter');
  await expect(page).toHaveTitle(/^Over ons/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('going back and forward, each page is where it was left', async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  const scrollTo = (place: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), place);
  const followByScript = (href: string) =>
    page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), href);
  await openPage(page, '/nl');
  await scrollTo(700);
  await followByScript('/nl/over-ons');
  await expect(page).toHaveTitle(/^Over ons/);
  await scrollTo(400);
  await page.goBack();
  await expect.poll(top).toBe(700);
  await page.goForward();
  await expect(page).toHaveTitle(/^Over ons/);
  await expect.poll(top).toBe(400);
});

test('after a reload, back still brings the page before', async ({ page }) => {
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

test('a reload of a page that was navigated to keeps its place', async ({ page }) => {
  await openPage(page, '/nl/over-ons');
  await menuLink(page, HOME).click();
  await expect(page).toHaveURL(/\/nl$/);
  await expect(page.locator('[data-section=faq]')).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test('on a page that was navigated to, a fragment moves to its place and leaves the sections as they are', async ({
  page,
}) => {
  await openPage(page, '/nl/over-ons');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await menuLink(page, HOME).click();
  const carousel = page.locator('[data-section=interactive-carousel]').first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-awake');
  const id = await page.locator('[data-section=faq]').getAttribute('id');
  await followLinkTo(page, `/nl#${id}`);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator('[data-section=faq]')).toBeInViewport();
  await expect(page.locator('[data-section=faq]')).toBeFocused();
  await expect(carousel).toHaveAttribute('data-awake');
});
