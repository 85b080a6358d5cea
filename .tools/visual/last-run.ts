import { readdir } from 'node:fs/promises';
import { readVerdict, type Verdict } from './verdict.ts';

/** What the last runs found, a verdict for each story that was ever shot, in the order of their names. */
export async function readLastRun(): Promise<Verdict[]> {
  const ids = await readdir('.visual/latest').catch(() => []);
  const verdicts = await Promise.all(ids.toSorted().map(readVerdict));
  return verdicts.filter((verdict) => verdict !== undefined);
}
