import { areFetchedFilesUnchanged, createFingerprints } from './fingerprint.ts';
import { selectStoriesOrExit } from './select-stories.ts';
import { readSnapshot } from './snapshot-store.ts';
import { readStories, type Story } from './stories.ts';
import { getStoryStatus, readStoryResult } from './story-result.ts';

export type PlannedStory = Story & { readonly fingerprint: string };

export type ScreenshotPlan = {
  /** Stories that match the filters. */
  readonly selected: readonly PlannedStory[];
  /** Selected stories that may have changed or were not accepted. */
  readonly toCapture: readonly PlannedStory[];
};

/**
 * Chooses the stories to capture. Exits the process if a filter matches no story.
 *
 * @param filters parts of ids or titles; an empty list selects all stories
 * @param all also captures stories whose inputs are unchanged
 */
export async function planScreenshots(
  filters: readonly string[],
  { browser, all }: { readonly browser: string; readonly all: boolean },
): Promise<ScreenshotPlan> {
  const getFingerprint = await createFingerprints(browser);
  const stories = await readStories();
  const selected = selectStoriesOrExit(stories, filters).map((story) => ({
    ...story,
    fingerprint: getFingerprint(story),
  }));
  const toCapture: PlannedStory[] = [];
  for (const story of selected) if (all || !(await isUnchanged(story))) toCapture.push(story);
  return { selected, toCapture };
}

async function isUnchanged({ id, fingerprint }: PlannedStory): Promise<boolean> {
  const baseline = await readSnapshot('baseline', id);
  if (baseline?.fingerprint !== fingerprint || !(await areFetchedFilesUnchanged(baseline))) return false;
  const result = await readStoryResult(id);
  return result === undefined || getStoryStatus(result) === 'same';
}
