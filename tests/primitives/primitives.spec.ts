import { expect, test } from '@playwright/test';
import { componentJourneys } from './component-journeys.ts';
import { fieldJourneys } from './field-journeys.ts';
import { sharePage } from './shared-page.ts';
import { inputDevices, openStoryAs, viewports } from './user.ts';

// The same journeys by mouse, touch and keyboard, in a real browser, in the published stories.
for (const device of inputDevices) {
  test.describe(device, () => {
    const getPage = sharePage(viewports[device]);
    for (const [story, behaviour, run] of [...fieldJourneys, ...componentJourneys]) {
      test(`${story}: ${behaviour}`, async () => run(await openStoryAs(device, getPage(), story)));
    }
  });
}

test.describe('by keyboard alone', () => {
  const getPage = sharePage(viewports.keyboard);
  const openByKeyboard = (story: string) => openStoryAs('keyboard', getPage(), story);

  test('skip-link--visible-on-focus is the first tab stop and moves to the content', async () => {
    const { page } = await openByKeyboard('skip-link--visible-on-focus');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
  });

  test('table--scrolls-in-a-narrow-window is focusable and scrolls by arrow keys', async () => {
    const { page, tabTo } = await openByKeyboard('table--scrolls-in-a-narrow-window');
    await page.setViewportSize({ width: 320, height: 700 });
    const scroller = page.getByRole('region');
    await tabTo(scroller);
    const scrolled = scroller.evaluate(
      (element) => new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true })),
    );
    await page.keyboard.press('ArrowRight');
    await scrolled;
    expect(await scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test('select-field--nothing-chosen changes its value by arrow keys', async () => {
    const { page, tabTo } = await openByKeyboard('select-field--nothing-chosen');
    const select = page.getByRole('combobox');
    const before = await select.inputValue();
    await tabTo(select);
    await page.keyboard.press('ArrowDown');
    expect(await select.inputValue()).not.toBe(before);
  });
});
