import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readStories } from '../../.tools/visual/stories.ts';
import { openStory } from './open-story.ts';
import { sharePage } from './shared-page.ts';

const WIDTHS = [390, 834, 1200, 1440];
/** About 28 characters. In a row of three at 834 px, a card is 14.3 em wide, with and without a picture. */
const MIN_LINE_EM = 14;
const STATE = '--missing-picture-in-each-layout';
const stories = (await readStories()).filter(({ id }) => id.endsWith(STATE));

const getPage = sharePage();

for (const { id, title } of stories) {
  test(`Texts of ${title} have a readable width`, async () => {
    const page = getPage();
    await openStory(page, id);
    const notice = page.getByText('This section has no picture that could be missing.');
    await expect(page.locator('[data-section]').or(notice)).not.toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // A paragraph of one line can be as narrow as its text, so only wrapped paragraphs count. Error cards contain a list of short terms.
      const narrow = await page.locator('[data-section] :is(p, li, blockquote)').evaluateAll(
        (paragraphs, minimum) =>
          paragraphs.flatMap((paragraph) => {
            const { fontSize, lineHeight } = getComputedStyle(paragraph);
            const { width: inline, height } = paragraph.getBoundingClientRect();
            const isWrapped = height > 1.8 * Number.parseFloat(lineHeight);
            const em = inline / Number.parseFloat(fontSize);
            return paragraph.checkVisibility() && isWrapped && em < minimum
              ? [`${em.toFixed(1)} em: ${paragraph.textContent.slice(0, 60)}`]
              : [];
          }),
        MIN_LINE_EM,
      );
      expect.soft(narrow, `${width} px`).toEqual([]);
    }
  });
}

test('Each section type has a story of a missing picture in each layout', () => {
  const types = globSync('renderer/sections/*/*.section.ts').length;
  expect(stories).toHaveLength(types);
});
