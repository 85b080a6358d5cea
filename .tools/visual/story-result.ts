import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { folderOf } from './snapshot-store.ts';

const resultSchema = v.object({
  id: v.string(),
  title: v.string(),
  screenshots: v.array(
    v.object({
      name: v.string(),
      /** Number of different pixels; `null` without a baseline. */
      pixels: v.nullable(v.number()),
      /** Accessibility trees of baseline and last run; `null` if they are equal. */
      aria: v.nullable(v.object({ before: v.string(), after: v.string() })),
    }),
  ),
  /** Axe violations, one sentence each. */
  violations: v.array(v.string()),
});

/** Result of a story: pixel comparison, accessibility tree comparison, axe. */
export type StoryResult = v.InferOutput<typeof resultSchema>;

export type StoryStatus = 'same' | 'new' | 'changed' | 'failed';

/** Axe violations make a story failed. A different accessibility tree makes it changed, even if no pixel differs. */
export function getStoryStatus(result: StoryResult): StoryStatus {
  if (result.violations.length > 0) return 'failed';
  if (describeChanges(result).length > 0) return 'changed';
  return result.screenshots.some(({ pixels }) => pixels === null) ? 'new' : 'same';
}

/** Returns how a screenshot differs from its baseline, in words: `day-390: 12 pixels differ`. */
export function describeScreenshot({ name, pixels, aria }: StoryResult['screenshots'][number]): string {
  return `${name}: ${describePixels(pixels)}${aria ? ', the accessibility tree differs' : ''}`;
}

function describePixels(pixels: number | null) {
  if (pixels === null) return 'new';
  if (pixels === 0) return 'no pixel differs';
  return pixels === 1 ? '1 pixel differs' : `${pixels} pixels differ`;
}

/** Returns the differences of the screenshots that have a baseline and differ from it, one sentence each. */
export function describeChanges({ screenshots }: StoryResult): string[] {
  return screenshots
    .filter(({ pixels, aria }) => aria !== null || (pixels !== null && pixels > 0))
    .map(describeScreenshot);
}

/** Returns the last result of each story that was ever captured, sorted by id. */
export async function readStoryResults(): Promise<StoryResult[]> {
  const ids = await readdir('.visual/latest').catch(() => []);
  const results = await Promise.all(ids.toSorted().map(readStoryResult));
  return results.filter((result) => result !== undefined);
}

/** Returns `undefined` for a missing or invalid result. */
export async function readStoryResult(id: string): Promise<StoryResult | undefined> {
  try {
    return v.parse(resultSchema, JSON.parse(await readFile(fileOf(id), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes the result of a story to the folder of its latest screenshots. */
export async function writeStoryResult(result: StoryResult): Promise<void> {
  await writeFile(fileOf(result.id), JSON.stringify(result, undefined, 1));
}

function fileOf(id: string) {
  return join(folderOf('latest', id), 'result.json');
}
