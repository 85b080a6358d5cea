import { expect, test } from './console.ts';
import {
  followLinkTo,
  delayPayloads,
  isSameDocument,
  menuLink,
  openPage,
  LOCALE_CASES,
} from './navigation.ts';

for (const { locale, home, link: name, about, title } of LOCALE_CASES) {
  test(`a link is followed without loading a document, in ${locale}; back brings the page`, async ({
    page,
  }) => {
    await openPage(page, home);
    const link = menuLink(page, name);
    await link.click();
    await expect(page).toHaveURL(about);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${about}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('footer a[data-locale=de]')).toHaveAttribute('href', '/de/ueber-uns');

    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(page.locator('[data-section=interactive-carousel]').first()).toBeAttached();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('an interactive section works on a page that was navigated to', async ({ page }) => {
  await openPage(page, '/nl/over-ons');
  await menuLink(page, 'Veld & Vonk, naar de startpagina').click();
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
  await openPage(page, '/nl/secties');
  const loaded = await looks();
  await openPage(page, '/nl/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bouwstenen' }).click();
  await expect(page).toHaveURL(/\/nl\/secties$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await looks()).toEqual(loaded);
});

test('a link keeps its query, and is followed in place with it', async ({ page }) => {
  await openPage(page, '/nl');
  await followLinkTo(page, '/nl/contact?onderwerp=lamp');
  await expect(page).toHaveURL(/\/nl\/contact\?onderwerp=lamp$/);
  await expect(page).toHaveTitle(/^Contact/);
  expect(await isSameDocument(page)).toBe(true);
});

test('another query of the same path is another page, and back is the one before', async ({ page }) => {
  await openPage(page, '/nl/zoeken?q=deken');
  const title = await page.title();
  await followLinkTo(page, '/nl/zoeken?q=lamp');
  await expect(page).toHaveTitle(/“lamp”/);
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=deken$/);
  await expect(page).toHaveTitle(title);
  expect(await isSameDocument(page)).toBe(true);
});

test('drafts are loaded as documents: what stands around them differs too', async ({ page }) => {
  await openPage(page, '/nl');
  await followLinkTo(page, '/nl/over-ons?preview=true&token=journey-preview-token');
  await expect(page.getByRole('complementary', { name: /Voorbeeld/ })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a link to an address that has moved is followed in place to where it moved', async ({ page }) => {
  const rules = page.waitForResponse(/\/builds\/meta\/\w+\.json$/);
  await openPage(page, '/nl');
  await (await rules).finished();
  await followLinkTo(page, '/nl/dealers');
  await expect(page).toHaveURL(/\/nl\/verkooppunten$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('what is not there', () => {
  test.use({ expectedConsoleErrors: [/404/] });
  test('is loaded as a document, with its status', async ({ page }) => {
    await openPage(page, '/nl');
    const answer = page.waitForResponse((response) => response.url().endsWith('/nl/bestaat-niet'));
    await followLinkTo(page, '/nl/bestaat-niet');
    expect((await answer).status()).toBe(404);
    await expect(page).toHaveTitle('404, Pagina niet gevonden');
  });
});

test.describe('when the connection is gone', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });
  test('the browser says so itself, and the page before is a step back', async ({ page, context }) => {
    await openPage(page, '/nl');
    await menuLink(page, 'Over ons').click();
    await expect(page).toHaveTitle(/^Over ons/);
    await context.setOffline(true);
    await menuLink(page, 'Verhalen').click();
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await expect(page).toHaveTitle(/^Over ons/);
  });
});

test.describe('when the router cannot be fetched', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });
  test('a link is a link', async ({ page }) => {
    await page.route('**/_build/navigate-*.js', (route) => route.abort());
    await openPage(page, '/nl');
    await menuLink(page, 'Over ons').click();
    await expect(page).toHaveTitle(/^Over ons/);
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('a link followed while another is still on its way wins', async ({ page }) => {
  await openPage(page, '/nl');
  const release = await delayPayloads(page);
  await menuLink(page, 'Over ons').click();
  await expect(page.locator('html')).toHaveAttribute('data-navigating');
  await menuLink(page, 'Verhalen').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  release();
  await expect(page).toHaveURL(/\/nl\/verhalen$/);
  await expect(page).toHaveTitle(/^Verhalen/);
});

test('Escape stops a page that is on its way', async ({ page }) => {
  await openPage(page, '/nl');
  const release = await delayPayloads(page);
  const asked = page.waitForRequest(/_payload\.json/);
  await menuLink(page, 'Over ons').click();
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('_payload.json'));
  await asked;
  await page.keyboard.press('Escape');
  await stopped;
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await expect(page).toHaveURL(/\/nl$/);
  await expect(page.locator('[data-section=interactive-carousel]').first()).toBeAttached();

  await menuLink(page, 'Verhalen').click();
  await expect(page).toHaveTitle(/^Verhalen/);
});
