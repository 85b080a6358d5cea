import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

type ResultsLocale = {
  readonly path: string;
  readonly screen: string;
  readonly browser: string;
  /** Label of the button in the header. */
  readonly button: string;
  readonly popular: string;
  readonly recent: string;
  readonly clearBox: string;
  readonly clearScreen: string;
  readonly cleared: string;
  readonly misspelt: string;
  readonly corrected: string;
  readonly none: string;
  readonly tips: readonly string[];
  readonly sort: string;
  readonly secondPage: string;
  readonly position: string;
};

const LOCALES: readonly ResultsLocale[] = [
  {
    path: '/nl',
    screen: '/nl/zoeken',
    browser: 'nl-NL',
    button: 'Zoeken',
    popular: 'Vaak gezocht',
    recent: 'Eerder gezocht',
    clearBox: 'Wis eerder gezochte termen',
    clearScreen: 'Wis deze lijst',
    cleared: 'De lijst is leeg.',
    misspelt: 'lantaarm',
    corrected: 'lantaarn',
    none: 'Sorry, maar we konden geen resultaten vinden voor zebra',
    tips: ['Controleer de spelling.', 'Gebruik minder woorden.', 'Maak de zoekterm algemener.'],
    sort: 'Sorteer',
    secondPage: 'Pagina 2',
    position: 'Pagina 2 van 2',
  },
  {
    path: '/de',
    screen: '/de/suchen',
    browser: 'de-DE',
    button: 'Suchen',
    popular: 'Oft gesucht',
    recent: 'Ihre letzten Suchen',
    clearBox: 'Letzte Suchen löschen',
    clearScreen: 'Liste leeren',
    cleared: 'Die Liste ist leer.',
    misspelt: 'laterme',
    corrected: 'laterne',
    none: 'Leider konnten wir keine Ergebnisse für zebra finden',
    tips: [
      'Prüfen Sie die Schreibweise.',
      'Verwenden Sie weniger Wörter.',
      'Wählen Sie einen allgemeineren Begriff.',
    ],
    sort: 'Sortieren',
    secondPage: 'Seite 2',
    position: 'Seite 2 von 2',
  },
  {
    path: '/en-CA',
    screen: '/en-CA/search',
    browser: 'en-CA',
    button: 'Search',
    popular: 'Often looked for',
    recent: 'Your recent searches',
    clearBox: 'Clear recent searches',
    clearScreen: 'Clear this list',
    cleared: 'The list is empty.',
    misspelt: 'lantarn',
    corrected: 'lantern',
    none: 'Sorry, but we could not find any results for zebra',
    tips: ['Check the spelling.', 'Use fewer words.', 'Make the term more general.'],
    sort: 'Sort',
    secondPage: 'Page 2',
    position: 'Page 2 of 2',
  },
];

/** The number of each product begins with these letters. */
const ALL_PRODUCTS = 'q=VV&show=products';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const list = (page: Page) => main(page).locator('section[aria-busy]');

async function openPath(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
}

async function openScreen(page: Page, path: string) {
  await openPath(page, path);
  await expect(page.locator('[data-island=search][data-hydrated]')).toBeAttached();
}

/** Waits until the hydrated screen has stored a term that has results. */
async function expectRemembered(page: Page, term: string) {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recent-searches')))
    .toContain(`"${term}"`);
}

async function expectNoResults(page: Page, { none, tips, popular }: ResultsLocale) {
  await expect(main(page).getByRole('status').first()).toHaveText(none);
  for (const tip of tips)
    await expect(main(page).getByRole('listitem').filter({ hasText: tip })).toBeVisible();
  await expect(main(page).getByRole('searchbox')).toHaveValue('zebra');
  await expect(main(page).getByRole('heading', { name: popular })).toBeVisible();
}

for (const locale of LOCALES) {
  const { path, screen, popular, recent, clearScreen, cleared, misspelt, corrected } = locale;

  test(`The search of ${path} works by keyboard: popular terms, a correction, and the list of searches`, async ({
    page,
  }) => {
    const correction = banner(page).getByRole('option', { name: corrected }).first();
    // On a busy machine the search system can miss its time limit. The box then has pages only.
    await expect(async () => {
      await openPath(page, path);
      await page.keyboard.press('/');
      await expect(banner(page).getByRole('group', { name: popular })).toBeVisible();
      await page.keyboard.type(misspelt);
      await expect(correction).toBeVisible({ timeout: 10_000 });
    }).toPass();
    // The number of suggestions.
    await expect(page.locator('[data-navigation] [aria-live]')).toHaveText(/^\d+ /);
    await page.keyboard.press('ArrowDown');
    await expect(correction).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${screen}?q=${corrected}`);
    await expect(main(page).getByRole('status').first()).toContainText(corrected);
    await expectRemembered(page, corrected);

    await openScreen(page, screen);
    const searches = main(page).getByRole('heading', { name: recent });
    await expect(searches).toBeVisible();
    await main(page).getByRole('button', { name: clearScreen }).focus();
    await page.keyboard.press('Enter');
    await expect(searches).toBeHidden();
    await expect(main(page).getByText(cleared)).toBeAttached();
    await expect(main(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('zebra');
    await page.keyboard.press('Enter');
    await expectNoResults(page, locale);
  });

  test(`The order and the pages of products of ${path} are in the URL, by keyboard`, async ({ page }) => {
    const { sort, secondPage, position } = locale;
    await openScreen(page, `${screen}?${ALL_PRODUCTS}`);
    await main(page).getByRole('combobox', { name: sort }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`${screen}?${ALL_PRODUCTS}&sort=price%3Aasc`);
    await expect(list(page)).toHaveAttribute('aria-busy', 'false');
    await main(page).getByRole('link', { name: secondPage, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${screen}?${ALL_PRODUCTS}&sort=price%3Aasc&page=2`);
    await expect(list(page).getByRole('status')).toContainText(position);
    await page.goBack();
    await expect(page).toHaveURL(`${screen}?${ALL_PRODUCTS}&sort=price%3Aasc`);
    await expect(list(page).getByRole('status')).not.toContainText(position);
    await page.reload();
    await expect(main(page).getByRole('combobox', { name: sort })).toHaveValue('price:asc');
  });

  test.describe(`By touch at ${path}`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: locale.browser,
    });

    test('a correction, the next page, no results, and clearing the list of searches', async ({ page }) => {
      const { button, clearBox, secondPage } = locale;
      await openScreen(page, `${screen}?q=${misspelt}`);
      await main(page).getByRole('link', { name: corrected, exact: true }).first().tap();
      await expect(page).toHaveURL(`${screen}?q=${corrected}`);
      await expectRemembered(page, corrected);
      await openScreen(page, `${screen}?${ALL_PRODUCTS}`);
      await main(page).getByRole('link', { name: secondPage, exact: true }).tap();
      await expect(page).toHaveURL(`${screen}?${ALL_PRODUCTS}&page=2`);
      await openScreen(page, `${screen}?q=zebra`);
      await expectNoResults(page, locale);

      await openPath(page, path);
      await banner(page).getByRole('button', { name: button, exact: true }).first().tap();
      const searches = banner(page).getByRole('group', { name: recent });
      await expect(searches.getByRole('option', { name: corrected })).toBeVisible();
      await banner(page).getByRole('button', { name: clearBox }).tap();
      await expect(searches).toBeHidden();
      await expect(page.locator('[data-navigation] [aria-live]')).toHaveText(cleared);
      await expect(banner(page).getByRole('combobox')).toBeFocused();
    });
  });

  test.describe(`Without JavaScript at ${path}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a correction, the pages and no results work', async ({ page }) => {
      const { secondPage } = locale;
      await page.goto(screen);
      await expect(main(page).getByRole('heading', { name: popular })).toBeVisible();
      await main(page).getByRole('searchbox').fill(misspelt);
      await page.keyboard.press('Enter');
      await main(page).getByRole('link', { name: corrected, exact: true }).first().click();
      await expect(page).toHaveURL(`${screen}?q=${corrected}`);
      await page.goto(`${screen}?${ALL_PRODUCTS}`);
      const first = await main(page).getByRole('article').first().innerText();
      await main(page).getByRole('link', { name: secondPage, exact: true }).click();
      await expect(page).toHaveURL(`${screen}?${ALL_PRODUCTS}&page=2`);
      expect(await main(page).getByRole('article').first().innerText()).not.toBe(first);
      await page.goto(`${screen}?q=zebra`);
      await expectNoResults(page, locale);
    });
  });
}
