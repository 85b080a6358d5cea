import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

declare global {
  interface Window {
    /** Set by a journey; gone when the document was loaded anew. */
    sameDocument?: true;
  }
}

/** Opens a page and waits until links are followed in place. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
}

test('a link is followed without loading a document; back brings the page and its place', async ({
  page,
}) => {
  await open(page, '/nl');
  await page.evaluate(() => {
    window.sameDocument = true;
  });
  const link = page.getByRole('banner').getByRole('link', { name: 'Over ons' }).first();
  await link.click();
  await expect(page).toHaveURL(/\/nl\/over-ons$/);
  await expect(page).toHaveTitle(/^Over ons/);
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/nl\/over-ons$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main')).toBeFocused();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /United Kingdom/ })).toHaveAttribute(
    'href',
    '/en-UK/about',
  );

  await page.goBack();
  await expect(page).toHaveURL(/\/nl$/);
  await expect(page.locator('[data-section=interactive-carousel]').first()).toBeAttached();
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
});

test('an interactive section works on a page that was navigated to', async ({ page }) => {
  await open(page, '/nl/over-ons');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Veld & Vonk/ })
    .click();
  const carousel = page.locator('[data-section=interactive-carousel]').first();
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Volgende' }).click();
  await expect(carousel.locator('[aria-live]')).toHaveText(/^[2-9] van \d/);
});

test('a page looks the same whether it was loaded or navigated to', async ({ page }) => {
  const looks = () =>
    page.locator('main *').evaluateAll((elements) =>
      elements.map((element) => {
        const { color, fontSize, display, marginBlockStart } = getComputedStyle(element);
        return [element.tagName, color, fontSize, display, marginBlockStart].join(' ');
      }),
    );
  await open(page, '/nl/secties');
  const loaded = await looks();
  await open(page, '/nl/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bouwstenen' }).click();
  await expect(page).toHaveURL(/\/nl\/secties$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await looks()).filter((look) => !look.startsWith('DIV'))).toEqual(
    loaded.filter((look) => !look.startsWith('DIV')),
  );
});

test.describe('what is not there', () => {
  test.use({ expectedComplaints: [/404/] });
  test('is loaded as a document, with its status', async ({ page }) => {
    await open(page, '/nl');
    await page.evaluate(() => {
      document.querySelector('main a[href^="/nl/"]')?.setAttribute('href', '/nl/bestaat-niet');
    });
    const answer = page.waitForResponse((response) => response.url().endsWith('/nl/bestaat-niet'));
    await page.locator('main a[href="/nl/bestaat-niet"]').first().click();
    expect((await answer).status()).toBe(404);
    await expect(page).toHaveTitle('404, Pagina niet gevonden');
  });
});

test('an in-page link moves to its place and loads nothing', async ({ page }) => {
  await open(page, '/nl/secties');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const link = page.locator('main a[href^="#"], main a[href*="/nl/secties#"]').first();
  const target = (await link.getAttribute('href'))?.split('#')[1];
  await link.click();
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  expect(documents).toEqual([]);
});

/** Sets a link of the page's text to another address, as if an editor had written it, and follows it. */
async function follow(page: Page, href: string) {
  await page.evaluate((address) => {
    document.querySelector('main a[href^="/nl/"]')?.setAttribute('href', address);
  }, href);
  await page.locator(`main a[href="${href}"]`).first().click();
}

test('a link followed while another is still on its way wins', async ({ page }) => {
  await open(page, '/nl');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_payload.json*', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const navigation = page.getByRole('banner');
  await navigation.getByRole('link', { name: 'Over ons' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-navigating');
  await navigation.getByRole('link', { name: 'Verhalen' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  release();
  await expect(page).toHaveURL(/\/nl\/verhalen$/);
  await expect(page).toHaveTitle(/^Verhalen/);
});

test('a link keeps its query', async ({ page }) => {
  await open(page, '/nl');
  await follow(page, '/nl/contact?onderwerp=lamp');
  await expect(page).toHaveURL(/\/nl\/contact\?onderwerp=lamp$/);
});

test('a fragment with a stray percent sign breaks nothing', async ({ page }) => {
  await open(page, '/nl');
  await follow(page, '/nl/over-ons#100%');
  await expect(page).toHaveTitle(/^Over ons/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('after a reload, back still brings the page before', async ({ page }) => {
  await open(page, '/nl');
  const title = await page.title();
  await page.getByRole('banner').getByRole('link', { name: 'Over ons' }).first().click();
  await expect(page).toHaveTitle(/^Over ons/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await page.goBack();
  await expect(page).toHaveURL(/\/nl$/);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[data-section=interactive-carousel]').first()).toBeAttached();
});

test('a reload of a page that was navigated to keeps its place', async ({ page }) => {
  await open(page, '/nl/over-ons');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Veld & Vonk/ })
    .click();
  await expect(page).toHaveURL(/\/nl$/);
  await expect(page.locator('[data-section=faq]')).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test('on a page that was navigated to, a fragment moves to its place and leaves the sections as they are', async ({
  page,
}) => {
  await open(page, '/nl/over-ons');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Veld & Vonk/ })
    .click();
  const carousel = page.locator('[data-section=interactive-carousel]').first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-awake');
  const id = await page.locator('[data-section=faq]').getAttribute('id');
  await follow(page, `/nl#${id}`);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator('[data-section=faq]')).toBeInViewport();
  await expect(page.locator('[data-section=faq]')).toBeFocused();
  await expect(carousel).toHaveAttribute('data-awake');
});
