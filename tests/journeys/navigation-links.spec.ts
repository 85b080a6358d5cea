import { expect, test } from './console.ts';
import {
  followLinkTo,
  delayPayloads,
  isSameDocument,
  menuLink,
  openPage,
  LOCALE_CASES,
  recordReadResponses,
  waitForRouteRules,
} from './navigation.ts';

// The first two stories are in both locales. Each of the other cases is in one of them.
const [DUTCH, BRITISH] = LOCALE_CASES;

for (const { locale, home, about, contact, link: name, title, logo, next, slide } of LOCALE_CASES) {
  test(`Links navigate without a document load, and back returns to the page (${locale})`, async ({
    page,
  }) => {
    await openPage(page, about);
    const carousel = page.locator('[data-section=interactive-carousel]').first();

    await test.step('An interactive section works after client navigation', async () => {
      await menuLink(page, logo).click();
      await expect(page).toHaveURL(home);
      await carousel.scrollIntoViewIfNeeded();
      await carousel.getByRole('button', { name: next }).click();
      await expect(carousel.locator('[aria-live]')).toHaveText(slide);
    });
    await test.step('The head and the layout are those of the page', async () => {
      const link = menuLink(page, name);
      await link.click();
      await expect(page).toHaveURL(about);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
      await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${about}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('footer a[data-locale=de]')).toHaveAttribute('href', '/de/ueber-uns');
    });
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(carousel).toBeAttached();

    await followLinkTo(page, `${contact}?about=lamp`);
    await expect(page).toHaveURL(`${contact}?about=lamp`);
    await expect(page).toHaveTitle(/^Contact/);
    expect(await isSameDocument(page)).toBe(true);
  });
}

for (const { locale, lamps, lantern } of LOCALE_CASES) {
  test(`Links lead from a category to a product and back without a document load (${locale})`, async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await openPage(page, lamps.path);
    await page.getByRole('main').getByRole('link', { name: lantern.name, exact: true }).click();
    await expect(page).toHaveURL(lantern.path);
    await expect(heading).toHaveText(lantern.name);
    await page.getByRole('link', { name: lantern.colour, exact: true }).click();
    await expect(page).toHaveURL(/variant=VV-HOEVE-31-MOSS$/);

    await page.getByRole('main').getByRole('link', { name: lamps.name }).click();
    await expect(heading).toHaveText(lamps.name);
    await page.getByRole('checkbox', { name: new RegExp(`^${lantern.colour}`) }).check();
    await expect(page).toHaveURL(/filter=color/);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('Link to another query of the same path is a navigation, and back returns', async ({ page }) => {
  const { search } = BRITISH;
  await openPage(page, `${search}?q=linen`);
  const title = await page.title();
  await followLinkTo(page, `${search}?q=lamp`);
  await expect(page).toHaveTitle(/“lamp”/);
  await expect(page.locator('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=linen$/);
  await expect(page).toHaveTitle(title);
  expect(await isSameDocument(page)).toBe(true);
});

test('Page has the same styles after a load and after client navigation', async ({ page }) => {
  const { sections, contact } = DUTCH;
  const readStyles = () =>
    page.locator('main *').evaluateAll((elements) =>
      elements.map((element) => {
        const { color, fontSize, display, marginBlockStart } = getComputedStyle(element);
        return [element.tagName, color, fontSize, display, marginBlockStart].join(' ');
      }),
    );
  await openPage(page, sections.path);
  const loaded = await readStyles();
  await openPage(page, contact);
  await page.getByRole('contentinfo').getByRole('link', { name: sections.link }).click();
  await expect(page).toHaveURL(sections.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(readStyles).toEqual(loaded);
});

test('Link to a draft loads a document', async ({ page }) => {
  const { home, about, preview } = BRITISH;
  await openPage(page, home);
  await followLinkTo(page, `${about}?preview=true&token=journey-preview-token`);
  await expect(page.getByRole('complementary', { name: preview })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

// Only Dutch has a redirect in the file of the operators.
test('Link to a redirected URL is followed in the same document', async ({ page }) => {
  await recordReadResponses(page);
  await openPage(page, '/nl');
  await waitForRouteRules(page);
  await followLinkTo(page, '/nl/dealers');
  await expect(page).toHaveURL(/\/nl\/verkooppunten$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('Link to a missing page', () => {
  test.use({ expectedConsoleErrors: [/404/] });
  test('loads a document with status 404', async ({ page }) => {
    const { home, missing, missingTitle } = BRITISH;
    await openPage(page, home);
    const documentResponse = page.waitForResponse((response) => response.url().endsWith(missing));
    await followLinkTo(page, missing);
    expect((await documentResponse).status()).toBe(404);
    await expect(page).toHaveTitle(missingTitle);
  });
});

test.describe('Link without a connection', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });
  test('shows the error page of the browser, and back returns to the page', async ({ page, context }) => {
    const { home, link, title, stories } = DUTCH;
    await openPage(page, home);
    await menuLink(page, link).click();
    await expect(page).toHaveTitle(title);
    await context.setOffline(true);
    await menuLink(page, stories.link).click();
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await expect(page).toHaveTitle(title);
  });
});

test.describe('Link whose router script fails to load', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });
  test('loads a document', async ({ page }) => {
    const { home, link, title } = BRITISH;
    await page.route('**/_build/navigate-*.js', (route) => route.abort());
    await openPage(page, home);
    await menuLink(page, link).click();
    await expect(page).toHaveTitle(title);
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('Second link replaces a pending navigation', async ({ page }) => {
  const { home, link, stories } = DUTCH;
  await openPage(page, home);
  const release = await delayPayloads(page);
  await menuLink(page, link).click();
  await expect(page.locator('html')).toHaveAttribute('data-navigating');
  await menuLink(page, stories.link).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  release();
  await expect(page).toHaveURL(stories.path);
  await expect(page).toHaveTitle(stories.title);
});

test('Link replaces a link to another locale whose document is still loading', async ({ page }) => {
  const { home, about, title } = BRITISH;
  await openPage(page, home);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('/de', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  // In one task, because Playwright waits for the document of a link that it clicks.
  await page.evaluate((path) => {
    for (const selector of ['a[data-locale=de]', `a[href="${path}"]`])
      document.querySelector<HTMLElement>(selector)?.click();
  }, about);
  await expect(page).toHaveTitle(title);
  release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(about);
});

test('Link to another locale replaces a pending navigation', async ({ page }) => {
  const { home, link } = DUTCH;
  await openPage(page, home);
  await page.route('**/_payload.json*', async (route) => {
    await released;
    await route.abort();
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await menuLink(page, link).click();
  await expect(page.locator('html')).toHaveAttribute('data-navigating');
  const { promise: documentReleased, resolve: releaseDocument } = Promise.withResolvers<void>();
  await page.route('/de', async (route) => {
    release();
    await documentReleased;
    await route.continue();
  });
  await page
    .locator('a[data-locale=de]')
    .first()
    .evaluate((german) =>
      setTimeout(() => german.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))),
    );
  await released;
  releaseDocument();
  await expect(page).toHaveURL('/de');
});

test('Escape aborts a pending navigation', async ({ page }) => {
  const { home, link, stories } = BRITISH;
  await openPage(page, home);
  const release = await delayPayloads(page);
  const requested = page.waitForRequest(/_payload\.json/);
  await menuLink(page, link).click();
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('_payload.json'));
  await requested;
  await page.keyboard.press('Escape');
  await aborted;
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await expect(page).toHaveURL(home);
  await expect(page.locator('[data-section=interactive-carousel]').first()).toBeAttached();

  await menuLink(page, stories.link).click();
  await expect(page).toHaveTitle(stories.title);
});
