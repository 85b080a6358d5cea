import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareImages } from '../../.tools/visual/compare-images.ts';
import { hashFetchedFile } from '../../.tools/visual/fingerprint.ts';
import type { PlannedStory } from '../../.tools/visual/plan.ts';
import {
  acceptSnapshot,
  folderOf,
  readImage,
  readSnapshot,
  writeSnapshot,
} from '../../.tools/visual/snapshot-store.ts';
import { getScreenshotName } from '../../.tools/visual/stories.ts';
import {
  describeChanges,
  getStoryStatus,
  type StoryResult,
  writeStoryResult,
} from '../../.tools/visual/story-result.ts';
import { expect, test } from './workbench.ts';

const stories: readonly PlannedStory[] = JSON.parse(await readFile('.visual/plan.json', 'utf8'));

for (const story of stories) {
  test(story.title, async ({ workbench }) => {
    const { id, title, fingerprint } = story;
    const folder = folderOf('latest', id);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });

    const baseline = await readSnapshot('baseline', id);
    const aria: Record<string, string> = {};
    const screenshots: StoryResult['screenshots'] = [];
    const violations = new Set<string>();
    for (const screenshot of story.screenshots) {
      const name = getScreenshotName(screenshot);
      const captured = await workbench.capture(id, screenshot);
      const before = await readImage('baseline', id, name);
      const difference = before && (await compareImages(before, captured.image));
      await writeFile(join(folder, `${name}.png`), captured.image);
      if (difference?.image) await writeFile(join(folder, `${name}.difference.png`), difference.image);
      aria[name] = captured.aria;
      const ariaBefore = baseline?.aria[name];
      const isAriaEqual = ariaBefore === undefined || ariaBefore === captured.aria;
      screenshots.push({
        name,
        pixels: difference?.pixels ?? null,
        aria: isAriaEqual ? null : { before: ariaBefore, after: captured.aria },
      });
      for (const violation of captured.violations) violations.add(violation);
    }
    const fetched: Record<string, string> = {};
    for (const address of workbench.takeFetched()) fetched[address] = await hashFetchedFile(address);
    await writeSnapshot('latest', id, { fingerprint, fetched, aria });

    const result = { id, title, screenshots, violations: [...violations] };
    await writeStoryResult(result);
    // The story is unchanged, so the snapshot becomes the baseline, which then has the new fingerprint.
    if (getStoryStatus(result) === 'same') await acceptSnapshot(id);
    expect(result.violations, 'axe violations').toEqual([]);
    expect(describeChanges(result), 'the story changed, see npm run visual:report').toEqual([]);
  });
}
