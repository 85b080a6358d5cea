import { expect, test } from './console.ts';

test.describe('the menus on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('open by keyboard, are walked through, close by Escape and give the focus back', async ({ page }) => {
    await page.goto('/nl');
    const opener = page.getByRole('button', { name: 'Meer onder Verhalen' });
    const first = page.getByRole('link', { name: 'Een bank in november' }).and(page.locator('header a'));
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('open to a mouse that rests on them, one at a time, and close when it has gone', async ({ page }) => {
    await page.goto('/nl');
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    const stories = page.locator('#menu-2');
    const about = page.locator('#menu-3');
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    await menu.getByRole('link', { name: 'Verhalen', exact: true }).hover();
    await expect(stories).toBeVisible();
    await stories.getByRole('link').first().hover();
    await expect(stories).toBeVisible();
    await menu.getByRole('link', { name: 'Over ons', exact: true }).hover();
    await expect(about).toBeVisible();
    await expect(stories).toBeHidden();
    await page.getByRole('contentinfo').hover();
    await expect(about).toBeHidden();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('open and lead to a page all the same', async ({ page }) => {
      await page.goto('/nl');
      await page.getByRole('button', { name: 'Meer onder Over ons' }).click();
      await page.locator('#menu-3').getByRole('link', { name: 'Materiaal en zorg' }).click();
      await expect(page).toHaveURL(/\/nl\/over-ons\/materiaal-en-zorg$/);
    });
  });
});

test.describe('the locale switch', () => {
  test('leads by keyboard to the same page in another locale', async ({ page }) => {
    await page.goto('/nl/over-ons');
    const opener = page.getByRole('button', { name: 'Land en taal: Nederland, Nederlands' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('banner').getByRole('navigation', { name: 'Land en taal' });
    await list.getByRole('link', { name: 'United Kingdom, English' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en-UK\/about$/);
    await expect(page.getByRole('button', { name: /United Kingdom, English/ })).toBeVisible();
    await expect(page.locator('header [aria-live]')).toHaveText(
      'Country and language: United Kingdom, English',
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    await expect(page.locator('header [aria-live]')).toBeEmpty();
  });
});

test.describe('the locale switch of a page that is in no locale', () => {
  test.use({ expectedConsoleErrors: [/404/] });
  test('says of each that it leads home', async ({ page }) => {
    await page.goto('/nl/bestaat-niet');
    await page.getByRole('button', { name: /Land en taal/ }).click();
    const german = page.getByRole('banner').getByRole('link', { name: /Deutschland/ });
    await expect(german).toHaveAccessibleName(/zur Startseite/);
    await expect(german).toHaveAttribute('href', '/de');
  });
});

test.describe('the light of the page', () => {
  test('is chosen in the footer, stays for the next page, and is forgotten again', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/nl');
    const html = page.locator('html');
    await expect(html).toHaveCSS('color-scheme', 'light dark');
    await page.getByRole('radio', { name: 'Schemer' }).check({ force: true });
    await expect(html).toHaveCSS('color-scheme', 'dark');

    await page.goto('/nl/contact');
    await expect(html).toHaveCSS('color-scheme', 'dark');
    await expect(page.getByRole('radio', { name: 'Schemer' })).toBeChecked();

    await page.getByRole('radio', { name: 'Zoals je apparaat' }).check({ force: true });
    await page.reload();
    await expect(html).toHaveCSS('color-scheme', 'light dark');
  });
});

test.describe('search', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
      test.use({ javaScriptEnabled });
      test('finds a page by a word of its title', async ({ page }) => {
        await page.goto('/nl/zoeken');
        await page.getByRole('main').getByRole('searchbox').fill('zorg');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main').getByRole('link', { name: 'Materiaal en zorg' })).toHaveAttribute(
          'href',
          '/nl/over-ons/materiaal-en-zorg',
        );
        await expect(page).toHaveTitle(/“zorg”/);
      });
    });
  }

  for (const width of [390, 1440]) {
    test(`is opened, asked and left by keyboard from the bar, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/nl');
      const opener = page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).first();
      const line = page.getByRole('banner').getByRole('searchbox');
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(line).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(line).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await page.keyboard.type('deken');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/nl\/zoeken\?q=deken$/);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('deken');
    });
  }

  test('says what to try when nothing is found, and keeps what was typed', async ({ page }) => {
    await page.goto('/en-US/search?q=%3Cscript%3Ezebra');
    await expect(
      page.getByText('Sorry, but we could not find any results for “<script>zebra”.'),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('<script>zebra');
    await expect(page.getByText('Check the spelling.')).toBeVisible();
  });

  test('keeps what was asked for when the locale is changed', async ({ page }) => {
    await page.goto('/nl/zoeken?q=Veld');
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    await page.getByRole('button', { name: /Land en taal/ }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Deutschland/ })
      .click();
    await expect(page).toHaveURL(/\/de\/suchen\?q=Veld$/);
  });

  test('has its own address in every locale', async ({ page }) => {
    for (const path of [
      '/nl/zoeken',
      '/en/search',
      '/de/suchen',
      '/fr/rechercher',
      '/en-UK/search',
      '/en-US/search',
      '/en-CA/search',
      '/fr-CA/rechercher',
    ]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    }
  });
});

test.describe('a visitor whose browser speaks Austrian German, on a Dutch page', () => {
  test.use({ locale: 'de-AT', hasDismissedSuggestion: false });

  test('is offered the German one in German, and not again after saying no', async ({ page }) => {
    await page.goto('/nl/over-ons');
    const offer = page.getByRole('complementary');
    await expect(offer).toContainText('auf Deutsch (Deutschland)');
    await expect(offer.getByRole('link')).toHaveAttribute('href', /\/de\/ueber-uns$/);
    await offer.getByRole('button', { name: 'Nein, danke' }).press('Enter');
    await expect(offer).toHaveCount(0);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
  });

  test('goes there, and is left in peace', async ({ page }) => {
    await page.goto('/nl/over-ons');
    await page.getByRole('complementary').getByRole('link').click();
    await expect(page).toHaveURL(/\/de\/ueber-uns$/);
    await page.goto('/nl');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});

test.describe('an editor', () => {
  test('walks through drafts by links, is told so on each page, and leaves', async ({ page }) => {
    await page.goto('/nl?preview=true&token=journey-preview-token');
    const banner = page.getByRole('complementary', { name: /Voorbeeld/ });
    await expect(banner).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).click();
    await expect(page).toHaveURL(/\/nl\/over-ons\?preview=true&token=/);
    await expect(banner).toBeVisible();
    await banner.getByRole('link', { name: 'Sluit het voorbeeld' }).click();
    await expect(page).toHaveURL(/\/nl\/over-ons$/);
    await expect(banner).toHaveCount(0);
  });
});
