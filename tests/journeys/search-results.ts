import { expect, type Page } from '@playwright/test';
import { main, openScreen } from './main-content.ts';

/** The paths and texts of a locale. */
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

export const LOCALES: readonly [ResultsLocale, ResultsLocale] = [
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
    sort: 'Sorteren',
    secondPage: 'Pagina 2',
    position: 'Pagina 2 van 2',
  },
  {
    path: '/de',
    screen: '/de/suchen',
    browser: 'de-DE',
    button: 'Suchen',
    popular: 'Häufig gesucht',
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
];

/** The query that finds all products, whose numbers begin with these letters. */
export const ALL_PRODUCTS = 'q=VV&show=products';

export const banner = (page: Page) => page.getByRole('banner');
/** The list of results. */
export const list = (page: Page) => main(page).locator('section[aria-busy]');

const expectScripts = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-enhanced');

/** Opens a page, and waits for the scripts of its header. */
export async function openPath(page: Page, path: string) {
  await page.goto(path);
  await expectScripts(page);
}

/** Opens the screen of the search, and waits until it is hydrated. */
export async function openSearch(page: Page, path: string) {
  await openScreen(page, path, 'search');
  await expectScripts(page);
}

/** Waits until the hydrated screen has stored a term that has results. */
export async function expectRemembered(page: Page, term: string) {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recent-searches')))
    .toContain(`"${term}"`);
}

/** Expects the page of a term without results. */
export async function expectNoResults(page: Page, { none, tips, popular }: ResultsLocale) {
  await expect(main(page).getByRole('status').first()).toHaveText(none);
  for (const tip of tips)
    await expect(main(page).getByRole('listitem').filter({ hasText: tip })).toBeVisible();
  await expect(main(page).getByRole('searchbox')).toHaveValue('zebra');
  await expect(main(page).getByRole('heading', { name: popular })).toBeVisible();
}
