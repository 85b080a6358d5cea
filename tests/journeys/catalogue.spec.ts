import type { Page } from '@playwright/test';
import { readCatalogue, resolveTexts } from '#embedded/catalogue';
import { type Locale, locales } from '#site/i18n/locale';
import { routePath } from '#site/protocol/route-table';
import { expect, test } from './console.ts';
import { byKeyboard } from './input-method.ts';
import { serveInstantPictures } from './instant-pictures.ts';
import { expectToFit, main, openScreen } from './main-content.ts';

// The crawl and `shop-pages.test.ts` open every category and product of every locale without a browser. All of them are built alike,
// so a browser shows one category and one product of each locale.

/** A phone, a tablet and a desktop. */
const WIDTHS = [390, 834, 1440];
const CLAY = 'filter=color%3A213';

const { categories, products } = readCatalogue('site/embedded/catalogue');

function pathsOf(locale: Locale) {
  const category = categories.find(({ handle }) => handle === 'lamps');
  const product = products.find(({ handle }) => handle === 'hoeve-31');
  if (!category || !product) throw new Error('The catalogue has no lamps.');
  const [categoryName, productName] = [
    resolveTexts(category.texts, locale),
    resolveTexts(product.texts, locale),
  ];
  return {
    category: `/${locale.code}/${categoryName.slug}.html`,
    product: `/${locale.code}/${productName.slug}.html`,
    productName: productName.name,
  };
}

/** Expects that the page shows its heading and its content at each width, with a ground for each theme. */
async function expectToFitInBothThemes(page: Page, content: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const grounds = new Set<string>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectToFit(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).locator(content).first()).toBeVisible();
      grounds.add(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
    }
    expect(grounds.size, `${page.url()}, ${width} px: a ground for each theme`).toBe(2);
  }
}

for (const locale of locales) {
  const { category, product } = pathsOf(locale);

  test.describe(`Catalogue of ${locale.code}`, () => {
    test('fits three widths in both themes, and is used by keyboard', async ({ page }) => {
      await serveInstantPictures(page);
      await openScreen(page, category, 'category');
      await expectToFitInBothThemes(page, 'article');
      const facet = main(page).locator('input[value="color:213"]');
      await byKeyboard.press(facet);
      await expect(page).toHaveURL(`${category}?${CLAY}`);
      await expect(facet).toBeFocused();
      await expect(facet).toBeChecked();

      await openScreen(page, product, 'product');
      await expectToFitInBothThemes(page, '#buy button[type=submit]');
      await byKeyboard.press(main(page).locator('a[href$="variant=VV-HOEVE-31-CLAY"]').first());
      await expect(page).toHaveURL(`${product}?variant=VV-HOEVE-31-CLAY`);
      await expect(main(page).locator('#buy input[name=sku]')).toHaveValue('VV-HOEVE-31-CLAY');
    });
  });
}

// `category.spec.ts` and `product.spec.ts` do this in Dutch and German. The forms and links are the same in all locales.
for (const locale of locales.filter(({ code }) => code === 'fr' || code === 'en-CA')) {
  const { category, product, productName } = pathsOf(locale);

  test.describe(`Catalogue of ${locale.code} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('leads from a facet to a product, its variant and the cart', async ({ page }) => {
      await serveInstantPictures(page);
      await page.goto(category);
      await main(page).locator('section[aria-busy] a[href^="#"]').first().click();
      await main(page).locator('input[value="color:213"]').check();
      await main(page).locator('form[aria-label] button[type=submit]').first().click();
      await expect(page).toHaveURL(`${category}?${CLAY}`);
      await main(page).locator('article').getByRole('link', { name: productName }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName);
      await main(page).locator('a[href$="variant=VV-HOEVE-31-CHALK"]').first().click();
      await expect(page).toHaveURL(`${product}?variant=VV-HOEVE-31-CHALK`);
      await expectToFit(page);
      await main(page).locator('#buy button[type=submit]:not([name])').click();
      await expect(page).toHaveURL(routePath('cart', locale.code));
      await expect(main(page).getByRole('spinbutton')).toHaveValue('1');
    });
  });
}
