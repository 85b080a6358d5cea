import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';

const WIDTHS = [390, 834, 1200, 1440];
/** A line of running text that is shorter is hard to read. */
const MIN_LINE_EM = 16;
const sections = globSync('stories/renderer/*.stories.tsx').map((path) => basename(path, '.stories.tsx'));

for (const section of sections.filter((name) => name !== 'whole-page').toSorted()) {
  test(`Texts of ${section} keep a readable width without a picture, in each layout`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/?story=renderer--${section}--missing-picture-in-each-layout&mode=preview`);
    await expect(page.locator('main, .ladle-main')).not.toBeEmpty();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // A paragraph of one line is as wide as its text, so only wrapped paragraphs count.
      const narrow = await page.locator('[data-section] :is(p, li, dd)').evaluateAll(
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
      expect.soft(narrow, `${section} at ${width} px`).toEqual([]);
    }
  });
}
