import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { folderOf } from './snapshot-store.ts';

const verdictSchema = v.object({
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
export type Verdict = v.InferOutput<typeof verdictSchema>;

export type VerdictStatus = 'same' | 'new' | 'changed' | 'failed';

/** Axe violations make a story failed. A different accessibility tree makes it changed, even if no pixel differs. */
export function getVerdictStatus({ screenshots, violations }: Verdict): VerdictStatus {
  if (violations.length > 0) return 'failed';
  if (screenshots.some(({ pixels, aria }) => aria !== null || (pixels !== null && pixels > 0)))
    return 'changed';
  return screenshots.some(({ pixels }) => pixels === null) ? 'new' : 'same';
}

/** Returns the last verdict on each story that was ever captured, sorted by id. */
export async function readVerdicts(): Promise<Verdict[]> {
  const ids = await readdir('.visual/latest').catch(() => []);
  const verdicts = await Promise.all(ids.toSorted().map(readVerdict));
  return verdicts.filter((verdict) => verdict !== undefined);
}

/** Returns `undefined` if there is no valid verdict. */
export async function readVerdict(id: string): Promise<Verdict | undefined> {
  try {
    return v.parse(verdictSchema, JSON.parse(await readFile(fileOf(id), 'utf8')));
  } catch {
    return undefined;
  }
}

export async function writeVerdict(verdict: Verdict): Promise<void> {
  await writeFile(fileOf(verdict.id), JSON.stringify(verdict, undefined, 1));
}

function fileOf(id: string) {
  return join(folderOf('latest', id), 'verdict.json');
}
