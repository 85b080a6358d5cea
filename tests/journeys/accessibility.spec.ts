import type { Page } from '@playwright/test';
import { readCatalogue, resolveTexts } from '#embedded/catalogue';
import { localeCodes, locales } from '#site/i18n/locale';
import { AXE_TAGS, THEME_RULES, findAxeViolations, injectAxe } from './axe.ts';
import { choosePages, takeNewParts } from './choose-pages.ts';
import { expect, test } from './console.ts';
import { type PageKinds, type PagePart, readElementKinds } from './element-kinds.ts';
import { expectToFit, findSmallTargets } from './main-content.ts';
import { findPagesOfLocale } from './pages-of-locale.ts';

/** Minimum number of pages of a locale. The smallest locale has more. */
const MIN_PAGES = 50;
const LAYOUT = ['body > header', 'body > footer'];

/** Runs axe in both themes on some parts of a page. */
async function expectNoViolations(page: Page, parts: readonly PagePart[], checked: readonly PagePart[]) {
  const excluded = parts
    .filter((part) => !checked.includes(part) && part.selector !== 'html')
    .map(({ selector }) => selector);
  for (const [colorScheme, rules] of [
    ['light', AXE_TAGS],
    ['dark', THEME_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await findAxeViolations(page, rules, excluded);
    expect.soft(violations, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}

test.describe('Accessibility', () => {
  // Motion would change colours during the check. Images are blocked, because axe cannot compute contrast on them.
  test.use({ expectedConsoleErrors: [/404|ERR_FAILED/], contextOptions: { reducedMotion: 'reduce' } });

  test('Every page of every locale passes axe in the day and dusk themes', async ({ page }) => {
    test.setTimeout(1_800_000);
    await injectAxe(page);
    const homes: PageKinds[] = [];
    const others: PageKinds[] = [];
    for (const code of localeCodes) {
      const [home, ...found] = await findPagesOfLocale(page, `/${code}`);
      expect.soft(found.length, code).toBeGreaterThan(MIN_PAGES);
      if (home) homes.push(home);
      others.push(...found);
    }
    await page.route(/\/_image\/|\.(?:mp4|webm)$/, (route) => route.abort());
    for (const { address, parts, newParts } of choosePages(homes, others)) {
      // The home page also has the header and the footer of the locale, with its texts.
      const layout = homes.some((home) => home.address === address)
        ? parts.filter(({ selector }) => LAYOUT.includes(selector))
        : [];
      await page.goto(address);
      await expectNoViolations(page, parts, [...newParts, ...layout]);
    }
  });

  test('A product, and a list whose filters leave no product, pass axe in every locale with scripts', async ({
    page,
  }) => {
    await injectAxe(page);
    await page.route(/\/_image\//, (route) => route.abort());
    const known = new Set<string>();
    const { categories, products } = readCatalogue('site/embedded/catalogue');
    const category = categories.find(({ handle }) => handle === 'lamps');
    const product = products.find(({ handle }) => handle === 'hoeve-31');
    if (!category || !product) throw new Error('The catalogue has no lamps.');
    for (const locale of locales) {
      const { slug } = resolveTexts(category.texts, locale);
      await page.goto(`/${locale.code}/${slug}.html?filter=color:213&filter=power:243`);
      await expectScreen('category');
      await expect(page.locator('main article')).toHaveCount(0);
      await page.goto(`/${locale.code}/${resolveTexts(product.texts, locale).slug}.html`);
      await expectScreen('product');
    }

    async function expectScreen(island: string) {
      await expect(page.locator(`[data-island=${island}][data-hydrated]`)).toBeAttached();
      const [current] = await readElementKinds(page, [undefined]);
      const parts = current?.parts ?? [];
      expect(parts).not.toHaveLength(0);
      const newParts = takeNewParts(parts, known);
      if (newParts.length > 0) await expectNoViolations(page, parts, newParts);
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
