import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { expectToFit, isFirstDocument, main, openScreen } from './main-content.ts';

const LOCALES = [
  {
    path: '/nl/lampen.html',
    colour: 'Klei',
    power: 'Accu',
    remove: 'Klei verwijderen',
    clear: 'Alles wissen',
    sort: 'Prijs, laag naar hoog',
    filter: /^Filter/,
    show: /^Toon \d+ product/,
    everything: 'Bekijk alles',
    apply: 'Toepassen',
  },
  {
    path: '/de/leuchten.html',
    colour: 'Ton',
    power: 'Akku',
    remove: 'Ton entfernen',
    clear: 'Alles zurücksetzen',
    sort: 'Preis, aufsteigend',
    filter: /^Filter/,
    show: /Produkte? anzeigen$/,
    everything: 'Alles ansehen',
    apply: 'Anwenden',
    message:
      'Unser Server hat nicht geantwortet. Diese Seite ist unverändert. Versuchen Sie es in einer Minute noch einmal.',
  },
] as const;

// Not by role, because an open drawer hides the page behind it from screen readers.
const names = (page: Page) => page.locator('main article h3').allTextContents();
const status = (page: Page) => main(page).getByRole('status');

/** Expects that a text contains the number of products in the list, and that the list is shorter than it was. */
async function expectProductCount(page: Page, text: Locator, lengthBefore: number) {
  const count = async () => (await names(page)).length;
  await expect.poll(count).toBeLessThan(lengthBefore);
  await expect
    .poll(async () => Number(/\d+/.exec((await text.textContent()) ?? '')?.[0]) - (await count()))
    .toBe(0);
}

const [DUTCH, GERMAN] = LOCALES;

for (const locale of LOCALES) {
  const { path, colour, power, remove, clear, sort } = locale;

  test.describe(`Category at ${path}`, () => {
    test('changes its list in place by keyboard: facets, chosen values, sort order and Back', async ({
      page,
    }) => {
      await openScreen(page, path, 'category');
      const all = await names(page);
      const facet = main(page).getByRole('checkbox', { name: new RegExp(`^${colour}`) });
      await facet.focus();
      const scrollY = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/\?filter=color%3A213$/);
      // The number is in an existing live region, so screen readers announce it.
      await expectProductCount(page, status(page), all.length);
      await expect(facet).toBeChecked();
      await expect(facet).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);

      await main(page)
        .getByRole('checkbox', { name: new RegExp(`^${power}`) })
        .press('Space');
      await expect(page).toHaveURL(/filter=color%3A213&filter=power%3A241/);
      // The link of the focused value is removed, so the start of the list gets the focus.
      await main(page).getByRole('link', { name: remove }).press('Enter');
      await expect(page).toHaveURL(/\?filter=power%3A241$/);
      await expect(facet).not.toBeChecked();
      await expect(main(page).locator('section[aria-busy] > h2')).toBeFocused();
      await page.goBack();
      await expect(facet).toBeChecked();
      await main(page).getByRole('link', { name: clear }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect.poll(() => names(page)).toEqual(all);

      await main(page).getByRole('combobox').selectOption(sort);
      await expect(page).toHaveURL(/\?sort=price%3Aasc$/);
      await expect.poll(() => names(page)).not.toEqual(all);
      expect(await isFirstDocument(page)).toBe(true);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

      test('sends facets and sort order by a form', async ({ page }) => {
        await page.goto(path);
        await main(page).getByRole('link', { name: locale.filter }).click();
        await main(page)
          .getByRole('checkbox', { name: new RegExp(`^${colour}`) })
          .check();
        await main(page).getByRole('combobox').selectOption(sort);
        await main(page).getByRole('button', { name: locale.apply }).click();
        await expect(page).toHaveURL(/\?filter=color%3A213&sort=price%3Aasc$/);
        await expect(main(page).getByRole('link', { name: remove })).toBeVisible();
        await expectToFit(page);
        await main(page).getByRole('link', { name: remove }).click();
        await expect(page).toHaveURL(/\?sort=price%3Aasc$/);
      });
    });
  });
}

test.describe('Category', () => {
  test('has its facets in a drawer on a phone', async ({ page }) => {
    const { path, colour } = GERMAN;
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, path, 'category');
    const lengthBefore = (await names(page)).length;
    const button = main(page).getByRole('button', { name: GERMAN.filter });
    await button.click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('checkbox', { name: new RegExp(`^${colour}`) }).check();
    await expect(page).toHaveURL(/filter=color%3A213/);
    const show = drawer.getByRole('button', { name: GERMAN.show });
    await expectProductCount(page, show, lengthBefore);
    await show.click();
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toContainText('1');
  });

  test('without products leads to the whole list', async ({ page }) => {
    const { path } = DUTCH;
    await openScreen(page, `${path}?filter=color:213&filter=power:243`, 'category');
    await main(page).getByRole('link', { name: DUTCH.everything }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(1);
  });
});

test('An older list is dropped when a newer one is chosen', async ({ page }) => {
  await openScreen(page, '/nl/lampen/draagbaar.html', 'category');
  // A list below a breadcrumb changes in place too.
  await expect(main(page).getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible();
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/_payload\.json\?filter=color%3A213(?:&build|$)/, async (route) => {
    arrived.resolve();
    await released.promise;
    await route.continue().catch(() => undefined);
  });
  await main(page).getByRole('checkbox', { name: /^Klei/ }).check();
  await arrived.promise;
  await expect(main(page).locator('section[aria-busy=true]')).toBeAttached();
  await main(page).getByRole('checkbox', { name: /^Mos/ }).check();
  await expect(page).toHaveURL(/\?filter=color%3A213&filter=color%3A214$/);
  released.resolve();
  await expect(main(page).locator('section[aria-busy=false]')).toBeAttached();
  await expect(main(page).getByRole('checkbox', { name: /^Klei/ })).toBeChecked();
  await expect(main(page).getByRole('checkbox', { name: /^Mos/ })).toBeChecked();
  expect(await isFirstDocument(page)).toBe(true);
});

test('A filter that is chosen before the script runs is applied', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/_build\/hydrate-/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(GERMAN.path);
  const box = page.getByRole('main').getByRole('checkbox').first();
  await box.press('Space');
  await expect(box).toBeChecked();
  arrived.resolve();
  await expect(page).toHaveURL(/\?filter=/);
  await expect(box).toBeChecked();
  await expect(page.locator('[data-island=category][data-hydrated]')).toBeAttached();
});

test.describe('Filter without a connection', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });
  test('keeps the page and its unsent input, and says why', async ({ page, context }) => {
    const { path, colour, power, message } = GERMAN;
    await openScreen(page, path, 'category');
    const facet = (name: string) => main(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
    const before = await names(page);
    await facet(colour).press('Space');
    await expect(page).toHaveURL(/\?filter=color%3A213$/);
    await expect.poll(() => names(page)).not.toEqual(before);
    const shown = await names(page);

    await context.setOffline(true);
    await facet(power).press('Space');
    await expect(page.getByText(message, { exact: true }).last()).toBeVisible();
    await expect(page.locator('[data-navigation] [aria-live]')).toHaveText(message);
    await expect(page).toHaveURL(/\?filter=color%3A213$/);
    await expect(facet(power)).not.toBeChecked();
    await expect(facet(power)).toBeFocused();
    expect(await names(page)).toEqual(shown);

    await context.setOffline(false);
    await facet(power).press('Space');
    await expect(page).toHaveURL(/filter=color%3A213&filter=power%3A241/);
    await expect(page.getByText(message, { exact: true }).last()).toBeHidden();
    expect(await isFirstDocument(page)).toBe(true);
  });
});
