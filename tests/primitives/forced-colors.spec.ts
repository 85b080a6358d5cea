import { expect, type Locator, type Page, test } from '@playwright/test';
import { openStory } from './open-story.ts';

test.use({ forcedColors: 'active' });

const lineColorOf = (element: Locator) =>
  element.evaluate((line) => getComputedStyle(line).borderBlockEndColor);

/** Returns the background colour of forced colours. A line of this colour is invisible. */
function findCanvasColor(page: Page) {
  return page.evaluate(() => {
    const probe = document.createElement('div');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
}

test('In forced colours, only the selected tab of Tabs has a line', async ({ page }) => {
  await openStory(page, 'design-system--tabs--three-tabs');
  const canvas = await findCanvasColor(page);
  const selected = page.getByRole('tab', { selected: true });
  await expect(selected).toHaveCount(1);
  expect(await lineColorOf(selected.locator('span'))).not.toBe(canvas);

  const others = await page.getByRole('tab', { selected: false }).all();
  expect(others).toHaveLength(2);
  for (const other of others) expect(await lineColorOf(other)).toBe(canvas);
});

test('In forced colours, only the highlighted option of Select has an outline', async ({ page }) => {
  await openStory(page, 'design-system--select--nothing-chosen');
  await page.locator('#empty[role=combobox]').press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');

  const outlines = () =>
    page
      .getByRole('option')
      .evaluateAll((all) => all.filter((option) => getComputedStyle(option).outlineStyle !== 'none').length);
  await expect.poll(outlines).toBe(1);
});
