import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { folderOf } from './snapshot-store.ts';

const verdictFile = v.object({
  id: v.string(),
  title: v.string(),
  shots: v.array(
    v.object({
      name: v.string(),
      /** How many differ; `null` when there was no picture to compare with. */
      pixels: v.nullable(v.number()),
      /** The accessibility tree before and after, where it is another one. */
      aria: v.nullable(v.object({ before: v.string(), after: v.string() })),
    }),
  ),
  /** What axe complains of, a sentence each. */
  complaints: v.array(v.string()),
});

/** The three verdicts on a story: pixels, accessibility tree, axe. */
export type Verdict = v.InferOutput<typeof verdictFile>;

export type Outcome = 'same' | 'new' | 'changed' | 'faulty';

/** What is faulty cannot be accepted; what is new or changed must be looked at; a change that is only heard is one too. */
export function outcomeOf({ shots, complaints }: Verdict): Outcome {
  if (complaints.length > 0) return 'faulty';
  if (shots.some(({ pixels, aria }) => aria !== null || (pixels !== null && pixels > 0))) return 'changed';
  return shots.some(({ pixels }) => pixels === null) ? 'new' : 'same';
}

export async function readVerdict(id: string): Promise<Verdict | undefined> {
  try {
    return v.parse(verdictFile, JSON.parse(await readFile(fileOf(id), 'utf8')));
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
