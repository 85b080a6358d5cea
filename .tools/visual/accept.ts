import { acceptLook } from './snapshot-store.ts';
import { outcomeOf, readVerdict, writeVerdict } from './verdict.ts';

export type Accepted = 'accepted' | 'nothing-to-accept' | 'faulty';

/** Takes what the last run saw of a story as right from now on; complaints of axe cannot be accepted away. */
export async function accept(id: string): Promise<Accepted> {
  const verdict = await readVerdict(id);
  const outcome = verdict ? outcomeOf(verdict) : 'same';
  if (!verdict || outcome === 'same') return 'nothing-to-accept';
  if (outcome === 'faulty') return 'faulty';
  await acceptLook(id);
  const shots = verdict.shots.map(({ name }) => ({ name, pixels: 0, aria: null }));
  await writeVerdict({ ...verdict, shots });
  return 'accepted';
}
