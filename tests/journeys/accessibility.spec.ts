import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './console.ts';
import { LOCALES, PAGES } from './pages.ts';

test.use({ expectedComplaints: [/404/] });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme === 'light' ? 'daylight' : 'dusk'}`, () => {
    test.use({ colorScheme });
    for (const path of PAGES) {
      test(`${path} passes axe`, async ({ page }) => {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}

for (const locale of LOCALES) {
  test(`/${locale} fits a 320 px screen without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/${locale}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('the first Tab reaches a link past the navigation, and it works', async ({ page }) => {
  await page.goto('/nl');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('everything to touch is at least 44 px high or stands in running text', async ({ page }) => {
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
