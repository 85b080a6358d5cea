import { expect, test } from '@playwright/test';
import { readStories } from '../../.tools/visual/stories.ts';
import { openStory } from './open-story.ts';
import { sharePage } from './shared-page.ts';

const stories = (await readStories()).filter(({ id }) => /^site--.*--.*long/.test(id));

const getPage = sharePage();

for (const { id, title } of stories) {
  test(`Texts of ${title} fit in a phone`, async () => {
    const page = getPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await openStory(page, id);
    // The body clips its overflow, so only the scroll width shows text that is cut off.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('Some screens have stories of long texts', () => {
  expect(stories.length).toBeGreaterThan(10);
});
