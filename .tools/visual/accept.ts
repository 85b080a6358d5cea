import { acceptSnapshot } from './snapshot-store.ts';
import { getVerdictStatus, readVerdict, writeVerdict } from './verdict.ts';

export type AcceptResult = 'accepted' | 'nothing-to-accept' | 'failed';

/** Makes the last run's snapshot of a story its baseline. A story with axe violations cannot be accepted. */
export async function acceptStory(id: string): Promise<AcceptResult> {
  const verdict = await readVerdict(id);
  const status = verdict ? getVerdictStatus(verdict) : 'same';
  if (!verdict || status === 'same') return 'nothing-to-accept';
  if (status === 'failed') return 'failed';
  await acceptSnapshot(id);
  const screenshots = verdict.screenshots.map(({ name }) => ({ name, pixels: 0, aria: null }));
  await writeVerdict({ ...verdict, screenshots });
  return 'accepted';
}
