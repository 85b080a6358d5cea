import { expect, test } from './console.ts';
import { isFirstDocument, main, openScreen } from './main-content.ts';
import { delayPayloads } from './navigation.ts';

const LOCALES = [
  {
    path: '/nl/zoeken',
    words: ['zorg', 'licht'],
    count: /resulta/,
    none: 'Sorry, maar we konden geen resultaten vinden voor zebra',
  },
  {
    path: '/en-UK/search',
    words: ['care', 'light'],
    count: /result/,
    none: 'Sorry, but we could not find any results for zebra',
  },
] as const;

const [DUTCH, BRITISH] = LOCALES;

for (const { path, words, count } of LOCALES) {
  test.describe(`Search screen at ${path}`, () => {
    test('shows new results in place, and the browser restores the previous ones', async ({ page }) => {
      const [first, second] = words;
      await openScreen(page, path, 'search');
      const searchBox = main(page).getByRole('searchbox');
      await searchBox.fill(first);
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(`${path}?q=${first}`);
      await expect(main(page).getByRole('status')).toHaveText(count);
      await expect(main(page).getByRole('status')).toContainText(first);
      await expect(page).toHaveTitle(new RegExp(first));
      await expect(searchBox).toBeFocused();

      await searchBox.fill(second);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${path}?q=${second}`);
      await expect(main(page).getByRole('status')).toContainText(second);
      await page.goBack();
      await expect(main(page).getByRole('status')).toContainText(first);
      await expect(searchBox).toHaveValue(first);
      expect(await isFirstDocument(page)).toBe(true);
    });
  });
}

test.describe('Search screen', () => {
  test('shows the term while it searches, and the last of two searches', async ({ page }) => {
    const { path, none } = BRITISH;
    await openScreen(page, path, 'search');
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await page.route(/_payload\.json\?q=slow/, async (route) => {
      arrived.resolve();
      await released.promise;
      await route.continue().catch(() => undefined);
    });
    const searchBox = main(page).getByRole('searchbox');
    await searchBox.fill('slow');
    await page.keyboard.press('Enter');
    await arrived.promise;
    await expect(main(page).getByRole('status')).toHaveAttribute('aria-busy', 'true');
    await expect(main(page).getByRole('status')).toContainText('slow');

    await searchBox.fill('zebra');
    await page.keyboard.press('Enter');
    released.resolve();
    await expect(main(page).getByRole('status')).toHaveText(none);
    await expect(page).toHaveURL(`${path}?q=zebra`);
    expect(await isFirstDocument(page)).toBe(true);
  });

  test('keeps a text that is typed during a search, and a text during an aborted search', async ({
    page,
  }) => {
    const { path } = DUTCH;
    await openScreen(page, path, 'search');
    const release = await delayPayloads(page);
    const searchBox = main(page).getByRole('searchbox');
    await searchBox.fill('zebra  zebra');
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('status')).toHaveAttribute('aria-busy', 'true');
    await searchBox.fill('giraffe');
    release();
    await expect(page).toHaveURL(`${path}?q=zebra+zebra`);
    await expect(main(page).getByRole('status')).toHaveAttribute('aria-busy', 'false');
    await expect(searchBox).toHaveValue('giraffe');

    await page.unroute('**/_payload.json*');
    await delayPayloads(page);
    await searchBox.press('Enter');
    await expect(main(page).getByRole('status')).toHaveAttribute('aria-busy', 'true');
    await searchBox.fill('okapi');
    // In the field, Escape removes its text.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
    await expect(searchBox).toHaveValue('okapi');
    await expect(page).toHaveURL(`${path}?q=zebra+zebra`);
    expect(await isFirstDocument(page)).toBe(true);
  });

  test('keeps an open menu during a search', async ({ page }) => {
    const { path, none } = BRITISH;
    await openScreen(page, path, 'search');
    const release = await delayPayloads(page);
    await main(page).getByRole('searchbox').fill('zebra');
    await page.keyboard.press('Enter');
    await page.locator('header [popovertarget=locales]').click();
    release();
    await expect(main(page).getByRole('status')).toHaveText(none);
    await expect(page.locator('#locales')).toBeVisible();
  });

  test.describe('without its messages', () => {
    test.use({ expectedConsoleErrors: [/Error while mounting app|Failed to load resource/] });
    test('works as a plain form', async ({ page }) => {
      const { path, none } = DUTCH;
      let failures = 0;
      page.on('console', (message) => {
        if (message.text().includes('mounting app')) failures += 1;
      });
      await page.route(/\/search-[^/]+\.js$/, (route) => route.abort());
      await page.goto(path);
      // The page reloads once. A text that is typed before would be lost.
      await expect.poll(() => failures).toBe(2);
      await main(page).getByRole('searchbox').fill('zebra');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${path}?q=zebra`);
      await expect(main(page).getByText(none, { exact: true })).toBeVisible();
    });
  });
});

test('A content page loads no messages and no i18next', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/nl');
  for (const section of await page.locator('[data-section]').all()) await section.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
  expect(scripts.filter((url) => /i18n|hydrate-screen|search/.test(url))).toEqual([]);
});
