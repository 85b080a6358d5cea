import { readCatalogue, resolveTexts } from '#embedded/catalogue';
import { localeCodes, locales } from '#site/i18n/locale';
import { parseElements } from '../html-tree.ts';
import { expectPartsToPassAxe, injectAxe } from './axe.ts';
import { takeNewParts } from './choose-pages.ts';
import { expect, test } from './console.ts';
import { readElementKinds } from './element-kinds.ts';
import { expectToFit, findSmallTargets } from './main-content.ts';

test.describe('Accessibility', () => {
  // Motion would change colours during the check. Images are blocked, because axe cannot compute contrast on them.
  test.use({ expectedConsoleErrors: [/404|ERR_FAILED/], contextOptions: { reducedMotion: 'reduce' } });

  test('A product, and a list whose filters leave no product, pass axe with scripts', async ({ page }) => {
    await injectAxe(page);
    await page.route(/\/_image\//, (route) => route.abort());
    const known = new Set<number>();
    const { categories, products } = readCatalogue('site/embedded/catalogue');
    const category = categories.find(({ handle }) => handle === 'lamps');
    const product = products.find(({ handle }) => handle === 'hoeve-31');
    if (!category || !product) throw new Error('The catalogue has no lamps.');
    // The crawl checks the pages of all locales without scripts.
    for (const locale of locales.filter(({ code }) => code === 'nl' || code === 'en-US')) {
      const { slug } = resolveTexts(category.texts, locale);
      await page.goto(`/${locale.code}/${slug}.html?filter=color:213&filter=power:243`);
      await expectScreen('category');
      await expect(page.locator('main article')).toHaveCount(0);
      await page.goto(`/${locale.code}/${resolveTexts(product.texts, locale).slug}.html`);
      await expectScreen('product');
    }

    async function expectScreen(island: string) {
      await expect(page.locator(`[data-island=${island}][data-hydrated]`)).toBeAttached();
      const parts = readElementKinds(parseElements(await page.content()));
      const newParts = takeNewParts(parts, known);
      if (newParts.length > 0) await expectPartsToPassAxe(page, parts, newParts);
    }
  });
});

test('The home page of each locale fits a 320 px viewport without horizontal scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const locale of localeCodes) {
    await page.goto(`/${locale}`);
    await expectToFit(page);
  }
});

for (const { home, skipLink } of [
  { home: '/nl', skipLink: 'Naar de inhoud' },
  { home: '/en-UK', skipLink: 'Skip to content' },
]) {
  test(`Skip link of ${home} is the first tab stop and moves focus to main`, async ({ page }) => {
    await page.goto(home);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
}

test('Touch targets outside running text are at least 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nl');
  // The skip link is visible while it has the focus.
  const targets = page.locator('a[href]:not([href="#main"]), button, summary, input');
  expect(await findSmallTargets(targets)).toEqual([]);
});

test.describe('At 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedConsoleErrors: [/status of 404/] });

  test('each popular search of a 404 page has a click area of at least 44 px in both directions', async ({
    page,
  }) => {
    await page.goto('/fr/inconnu');
    const terms = page.locator('[data-section=error] li a');
    await expect(terms.filter({ hasText: 'plaid' })).toBeVisible();
    const small = await terms.evaluateAll((links) =>
      links
        .filter((link) => {
          link.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, width, top, height } = link.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const isHit = (dx: number, dy: number) => link.contains(document.elementFromPoint(x + dx, y + dy));
          return !(isHit(-21, 0) && isHit(21, 0) && isHit(0, -21) && isHit(0, 21));
        })
        .map(({ textContent }) => textContent),
    );
    expect(small).toEqual([]);
  });
});
