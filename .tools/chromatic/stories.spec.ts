import { readFile } from 'node:fs/promises';
import { takeSnapshot, test } from '@chromatic-com/playwright';
import { CONTEXT_OPTIONS, prepareStoryPage } from '../../tests/visual/story-page.ts';
import { getScreenshotName, type Story } from '../visual/stories.ts';
import { PLAN_FILE } from './paths.ts';

const stories: readonly Story[] = JSON.parse(await readFile(PLAN_FILE, 'utf8'));

// Chromatic renders recordings in its own browser, which needs the motion preference again.
test.use({ ...CONTEXT_OPTIONS, prefersReducedMotion: 'reduce', disableAutoSnapshot: true });

for (const { id, title, screenshots } of stories) {
  test(title, async ({ page }, info) => {
    const storyPage = await prepareStoryPage(page, info.project.use.baseURL ?? '');
    for (const screenshot of screenshots) {
      await storyPage.open(id, screenshot);
      await takeSnapshot(page, getScreenshotName(screenshot), info);
    }
  });
}
