import { expect, test } from './console.ts';
import { followLinkTo, LOCALE_CASES, menuLink, openPage, waitForFrame } from './navigation.ts';

// Each case is in one of the two locales, because it depends on no text.
const [DUTCH, BRITISH] = LOCALE_CASES;

test('Fragment link scrolls to its target without a request', async ({ page }) => {
  const { sections } = DUTCH;
  await openPage(page, sections.path);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const fragment = page.locator(`main a[href^="#"], main a[href*="${sections.path}#"]`).first();
  const target = (await fragment.getAttribute('href'))?.split('#')[1];
  await fragment.click();
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  expect(documents).toEqual([]);
});

test('Link with an invalid percent escape in its fragment opens the page', async ({ page }) => {
  const { home, about, title } = BRITISH;
  await openPage(page, home);
  await followLinkTo(page, `${about}#100%`);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('Page opens at its top while the previous page is still scrolling', async ({ page }) => {
  const { home, link, title } = DUTCH;
  await openPage(page, home);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: link }).press('Enter');
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back and forward restore the scroll position', async ({ page }) => {
  const { home, about, title } = BRITISH;
  const getScrollTop = () => page.evaluate(() => window.scrollY);
  const scrollTo = (position: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), position);
  const clickByScript = (href: string) =>
    page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), href);
  await openPage(page, home);
  await scrollTo(700);
  await clickByScript(about);
  await expect(page).toHaveTitle(title);
  await waitForFrame(page);
  await scrollTo(400);
  await page.goBack();
  await expect.poll(getScrollTop).toBe(700);
  await page.goForward();
  await expect(page).toHaveTitle(title);
  await expect.poll(getScrollTop).toBe(400);
});

test('A control that gets the focus before the first frame of a page is scrolled into the window', async ({
  page,
}) => {
  const { home, link, title } = DUTCH;
  await openPage(page, home);
  const homeTitle = await page.title();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: link }).evaluate(click);
  await expect(page).toHaveTitle(title);
  await waitForFrame(page);
  const frame = await page.evaluateHandle(holdFrames);
  await page.goBack();
  await expect(page).toHaveTitle(homeTitle);
  await page.keyboard.press('Tab');
  await frame.evaluate(({ run }) => run());
  await expect(page.locator('main :focus')).toBeInViewport();
});

test('Back after a reload returns to the previous page', async ({ page }) => {
  const { home, link, title } = BRITISH;
  await openPage(page, home);
  const homeTitle = await page.title();
  await menuLink(page, link).click();
  await expect(page).toHaveTitle(title);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  await expect(page).toHaveTitle(homeTitle);
  await expect(page.locator('[data-section=interactive-carousel]').first()).toBeAttached();
});

test('Reload after client navigation keeps the scroll position', async ({ page }) => {
  const { home, about, logo } = DUTCH;
  await openPage(page, about);
  await menuLink(page, logo).click();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  await expect(page.locator('[data-section=faq]')).toBeAttached();
  await waitForFrame(page);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test('Fragment link after client navigation scrolls to its target and keeps sections hydrated', async ({
  page,
}) => {
  const { home, about, logo } = BRITISH;
  await openPage(page, about);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await menuLink(page, logo).click();
  const carousel = page.locator('[data-section=interactive-carousel]').first();
  await carousel.getByRole('list').hover();
  await expect(carousel).toHaveAttribute('data-hydrated');
  const id = await page.locator('[data-section=faq]').getAttribute('id');
  await followLinkTo(page, `${home}#${id}`);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator('[data-section=faq]')).toBeInViewport();
  await expect(page.locator('[data-section=faq]')).toBeFocused();
  await expect(carousel).toHaveAttribute('data-hydrated');
});

/** Runs in the page. */
function click(element: HTMLElement) {
  element.click();
}

/** Runs in the page. Holds the callbacks for the next frame until `run` is called. */
function holdFrames() {
  const callbacks: FrameRequestCallback[] = [];
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = (callback) => callbacks.push(callback);
  return {
    run() {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const callback of callbacks) callback(performance.now());
    },
  };
}
