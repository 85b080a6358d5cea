import type { Page } from '@playwright/test';
import { findAxeViolations, injectAxe } from './axe.ts';
import { expect, test } from './console.ts';
import { PHONE } from './phone-menu.ts';

const banner = (page: Page) => page.getByRole('banner');

/** Opens the search box by the key `/`, as the first thing that the visitor does on the page. */
async function openByKey(page: Page, path: string, label: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await page.keyboard.press('/');
  const box = banner(page).getByRole('combobox', { name: label });
  await expect(box).toBeFocused();
  return box;
}

type SearchLocale = {
  readonly path: string;
  readonly browser: string;
  readonly colorScheme: 'light' | 'dark';
  /** Label of the button in the header. */
  readonly button: string;
  /** Label of the field. */
  readonly label: string;
  /** A term with a correction in German. */
  readonly typed: string;
  readonly products: string;
  /** The last option of the box. */
  readonly all: RegExp;
  readonly results: string;
  readonly showAll: RegExp;
  readonly color: string;
  readonly sort: string;
  readonly apply: string;
  /** The link from all products to all results. */
  readonly back: RegExp;
  readonly recent: string;
};

const DUTCH: SearchLocale = {
  path: '/nl',
  browser: 'nl-NL',
  colorScheme: 'light',
  button: 'Zoeken',
  label: 'Zoek op deze site',
  typed: 'lantaa',
  products: 'Producten',
  all: /^Toon alle \d+ resultaten voor “lantaa”/,
  results: '/nl/zoeken?q=lantaa',
  showAll: /^Toon alle \d+ producten/,
  color: 'Kleur',
  sort: 'Sorteren',
  apply: 'Toepassen',
  back: /^Alle resultaten voor/,
  recent: 'Eerder gezocht',
};

const GERMAN: SearchLocale = {
  path: '/de',
  browser: 'de-DE',
  colorScheme: 'dark',
  button: 'Suchen',
  label: 'Diese Website durchsuchen',
  typed: 'latern',
  products: 'Produkte',
  all: /^Alle \d+ Ergebnisse zu „latern“/,
  results: '/de/suchen?q=latern',
  showAll: /^Alle \d+ Produkte anzeigen/,
  color: 'Farbe',
  sort: 'Sortieren',
  apply: 'Anwenden',
  back: /^Alle Ergebnisse zu/,
  recent: 'Ihre letzten Suchen',
};

const CANADIAN: SearchLocale = {
  path: '/en-CA',
  browser: 'en-CA',
  colorScheme: 'light',
  button: 'Search',
  label: 'Search this site',
  typed: 'lanter',
  products: 'Products',
  all: /^Show all \d+ results for “lanter”/,
  results: '/en-CA/search?q=lanter',
  showAll: /^Show all \d+ products/,
  color: 'Colour',
  sort: 'Sort',
  apply: 'Apply',
  back: /^All results for/,
  recent: 'Your recent searches',
};

for (const { path, colorScheme, label, typed, products, all, results, showAll, color, recent } of [
  DUTCH,
  GERMAN,
]) {
  test(`The search box of ${path} works by keyboard: a product, all results, facets and recent searches`, async ({
    page,
  }) => {
    await injectAxe(page);
    await page.emulateMedia({ colorScheme });
    const box = await openByKey(page, path, label);
    await page.keyboard.type(typed);
    const group = banner(page).getByRole('group', { name: products });
    await expect(group.getByRole('option').first()).toBeVisible();
    const allResults = banner(page).getByRole('option', { name: all });
    await expect(allResults).toBeVisible();

    // Escape leaves the list, then closes the panel.
    await page.keyboard.press('ArrowUp');
    await expect(allResults).toHaveAttribute('aria-selected', 'true');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(results);
    const main = page.getByRole('main');
    await expect(main.getByRole('status').first()).toContainText(typed);
    await main.getByRole('link', { name: showAll }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${results}&show=products`);
    await main.getByRole('group', { name: color }).getByRole('checkbox').first().press('Space');
    await expect(page).toHaveURL(/filter=color%3A/);
    await expect(main.locator('section[aria-busy]')).toHaveAttribute('aria-busy', 'false');

    // The box of a new document is empty, so it lists the recent searches.
    await openByKey(page, path, label);
    await expect(
      banner(page).getByRole('group', { name: recent }).getByRole('option', { name: typed }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner(page).getByRole('combobox')).toBeHidden();
  });
}

test('The search box selects its term when it opens, so that a new term replaces it', async ({ page }) => {
  const { path, button, label } = GERMAN;
  const box = await openByKey(page, path, label);
  await page.keyboard.type('lamp');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('bank');
  await expect(box).toHaveValue('bank');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await banner(page).getByRole('button', { name: button, exact: true }).first().click();
  await expect(box).toBeFocused();
  await page.keyboard.type('lamp');
  await expect(box).toHaveValue('lamp');
});

for (const { path, browser, button, label, typed, products, showAll, color, recent } of [DUTCH, CANADIAN]) {
  test.describe(`By touch at ${path}`, () => {
    test.use({ ...PHONE, locale: browser });

    test('the search box fills the window, opens a product, and all products have facets in a drawer', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-enhanced');
      const open = async () => banner(page).getByRole('button', { name: button, exact: true }).first().tap();
      await open();
      const box = banner(page).getByRole('combobox', { name: label });
      await box.pressSequentially(typed);
      const group = banner(page).getByRole('group', { name: products });
      const product = group.getByRole('option').first();
      await expect(product).toBeVisible();
      // The suggestions for the first letters may be replaced by those for the whole term.
      await page.waitForLoadState('networkidle');
      const panel = await page.locator('#search').boundingBox();
      expect(panel).toMatchObject({ x: 0, width: 390 });
      expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeGreaterThanOrEqual(843);
      const href = await product.getAttribute('href');
      await product.tap();
      await expect(page).toHaveURL(new RegExp(`${href?.replaceAll('.', String.raw`\.`)}$`));
      await expect(page.locator('#search')).toBeHidden();

      // The typed term is a recent search now.
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-enhanced');
      await open();
      await banner(page).getByRole('group', { name: recent }).getByRole('option', { name: typed }).tap();
      const main = page.getByRole('main');
      await expect(main.getByRole('status').first()).toContainText(typed);
      await main.getByRole('link', { name: showAll }).tap();
      await expect(page).toHaveURL(/show=products/);
      await expect(page.locator('[data-island=search][data-hydrated]')).toBeAttached();
      await main.locator('section[aria-busy]').getByRole('button').first().tap();
      const drawer = page.getByRole('dialog');
      const firstColor = drawer.getByRole('group', { name: color }).getByRole('checkbox').first();
      await firstColor.tap();
      await expect(firstColor).toBeChecked();
      await expect(page).toHaveURL(/filter=color%3A/);
    });
  });
}

const buttonOf = (page: Page) =>
  banner(page).getByRole('button', { name: DUTCH.button, exact: true }).first();
/** Opens the panel with the button, and waits for its script. */
async function openByButton(page: Page) {
  const box = banner(page).getByRole('combobox', { name: DUTCH.label });
  await expect(async () => {
    if (!(await page.locator('#search').isVisible())) await buttonOf(page).click();
    await expect(box).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(buttonOf(page).locator('svg')).toBeHidden();
}

test('The button of the search box closes it by a second press, and shows that it does', async ({ page }) => {
  await page.goto(DUTCH.path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openByButton(page);
    await buttonOf(page).click();
    await expect(page.locator('#search')).toBeHidden();
    await expect(buttonOf(page).locator('svg')).toBeVisible();
    await expect(buttonOf(page)).toBeFocused();
  }

  // By keyboard, the button before the field closes it, and leaving the button backwards closes it too.
  await openByButton(page);
  await page.keyboard.press('Shift+Tab');
  await expect(buttonOf(page)).toBeFocused();
  await expect(page.locator('#search')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('#search')).toBeHidden();
  await openByButton(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#search')).toBeHidden();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, button, typed, results, showAll, color, sort, apply, back } of [DUTCH, GERMAN]) {
    test(`the search box of ${path}, all products, a facet and a sort order work as links and forms`, async ({
      page,
    }) => {
      await page.goto(path);
      await banner(page).getByRole('button', { name: button, exact: true }).first().click();
      await banner(page).getByRole('searchbox').fill(typed);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(results);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: showAll }).click();
      await expect(page).toHaveURL(`${results}&show=products`);
      const count = await main.getByRole('article').count();
      await main.getByRole('group', { name: color }).getByRole('checkbox').first().check();
      await main.getByRole('combobox', { name: sort }).selectOption('price:asc');
      await main.getByRole('button', { name: apply }).click();
      await expect(page).toHaveURL(/&show=products&filter=color%3A\w+&sort=price%3Aasc$/);
      expect(await main.getByRole('article').count()).toBeLessThan(count);
      await main.getByRole('link', { name: back }).click();
      await expect(page).toHaveURL(results);
    });
  }
});
