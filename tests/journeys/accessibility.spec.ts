import type { Page } from '@playwright/test';
import { readCatalogue, resolveTexts } from '#embedded/catalogue';
import { localeCodes, locales } from '#site/i18n/locale';
import { AXE_TAGS, THEME_RULES, findAxeViolations, injectAxe } from './axe.ts';
import { claim } from './claim.ts';
import { expect, test } from './console.ts';
import { findPageStructures, readStructures } from './page-structure.ts';

/** The smallest locale has more pages. */
const MIN_PAGES = 50;
const LAYOUT = ['body > header', 'body > footer'];

/** Runs axe on an application screen. */
async function expectNoViolations(page: Page, screen: string, themes: readonly ('light' | 'dark')[]) {
  await expect(page.locator(`[data-island=${screen}][data-hydrated]`)).toBeAttached();
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'light' ? AXE_TAGS : THEME_RULES;
    expect.soft(await findAxeViolations(page, rules), `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}

test.describe('Accessibility', () => {
  // Motion would change colours during the check. Images are blocked, because axe cannot compute contrast on them.
  test.use({ expectedConsoleErrors: [/404|ERR_FAILED/], contextOptions: { reducedMotion: 'reduce' } });

  // One test per locale, so that all workers take part.
  for (const code of localeCodes) {
    test(`Every page of /${code} passes axe in the day and dusk themes`, async ({ page }, testInfo) => {
      test.setTimeout(900_000);
      await injectAxe(page);
      const pages = await findPageStructures(page, `/${code}`);
      expect.soft(pages.length).toBeGreaterThan(MIN_PAGES);
      await page.route(/\/_image\/|\.(?:mp4|webm)$/, (route) => route.abort());
      for (const [index, { structure, blocks, address }] of pages.entries()) {
        // Axe finds the same in pages with the same markup, so one test checks it. The home page also has the layout of the locale.
        const isFirst = claim(structure, testInfo);
        if (!isFirst && index > 0) continue;
        // Pages share sections. Each is checked on one page; the rules for a whole page, such as its headings, see all of them.
        const checked = blocks.flatMap((block, position) =>
          claim(block, testInfo) ? [] : [`main > :nth-child(${position + 1})`],
        );
        // Header and footer are the same on all pages of a locale.
        if (index > 0) checked.push(...LAYOUT);
        await page.goto(address);
        for (const [colorScheme, rules] of [
          ['light', AXE_TAGS],
          ['dark', THEME_RULES],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          expect
            .soft(await findAxeViolations(page, rules, checked), `${address}, ${colorScheme}`)
            .toEqual([]);
        }
      }
    });
  }

  test('A product, and a list whose filters leave no product, pass axe in every locale with scripts', async ({
    page,
  }) => {
    await injectAxe(page);
    await page.route(/\/_image\//, (route) => route.abort());
    const { categories, products } = readCatalogue('site/embedded/catalogue');
    const category = categories.find(({ handle }) => handle === 'lamps');
    const product = products.find(({ handle }) => handle === 'hoeve-31');
    if (!category || !product) throw new Error('The catalogue has no lamps.');
    // The colours of a theme are equal in all locales.
    for (const [index, locale] of locales.entries()) {
      const { slug } = resolveTexts(category.texts, locale);
      await page.goto(`/${locale.code}/${slug}.html?filter=color:213&filter=power:243`);
      await expectNoViolations(page, 'category', index === 0 ? ['light', 'dark'] : ['light']);
      await expect(page.locator('main article')).toHaveCount(0);
      await page.goto(`/${locale.code}/${resolveTexts(product.texts, locale).slug}.html`);
      await expectNoViolations(page, 'product', index === 0 ? ['light', 'dark'] : ['light']);
    }
  });

  test('Pages that differ in more than texts and repeated elements are different', async ({ page }) => {
    const bodies = {
      a: '<style>li { color: red }</style><ul><li class="x" style="color: blue">one</li></ul>',
      b: '<ul><li class="x" style="top: 0">two</li><li class="x" style="top: 1px">three</li></ul>',
      c: '<ul><li class="x"></li></ul>',
      d: '<ul><li class="y">one</li></ul>',
      e: '<ul><li class="x" hidden>one</li></ul>',
      f: '<ol><li class="x">one</li></ol><main><p>one</p><p class="x">two</p></main>',
      g: '<ul></ul><main><p>two</p></main>',
    };
    await page.route(/\/structure-/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: Object.entries(bodies).find(([name]) => route.request().url().endsWith(name))?.[1] ?? '',
      }),
    );
    await page.goto('/nl');
    const found = await readStructures(
      page,
      Object.keys(bodies).map((name) => `/structure-${name}`),
    );
    const [first, second, ...others] = found.map(({ structure }) => structure);
    expect(second).toBe(first);
    expect(new Set([first, ...others]).size).toBe(6);
    const [both, one] = found.slice(-2).map(({ blocks }) => blocks);
    expect(both?.[0]).toBe(one?.[0]);
    expect(both).toHaveLength(2);
  });
});

for (const locale of localeCodes) {
  test(`/${locale} fits a 320 px viewport without horizontal scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/${locale}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

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
  const small = await page.locator('a[href], button, summary, input').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => !element.matches(':not(:focus)[href="#main"]'))
      .filter((element) => {
        const target = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
        return target.getBoundingClientRect().height < 43.5;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
});
