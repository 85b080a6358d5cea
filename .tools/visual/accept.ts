import { acceptSnapshot } from './snapshot-store.ts';
import { getStoryStatus, readStoryResult, writeStoryResult } from './story-result.ts';

export type AcceptResult = 'accepted' | 'nothing-to-accept' | 'failed';

/** Makes the last run's snapshot of a story its baseline. A story with axe violations cannot be accepted. */
export async function acceptStory(id: string): Promise<AcceptResult> {
  const result = await readStoryResult(id);
  const status = result ? getStoryStatus(result) : 'same';
  if (!result || status === 'same') return 'nothing-to-accept';
  if (status === 'failed') return 'failed';
  await acceptSnapshot(id);
  const screenshots = result.screenshots.map(({ name }) => ({ name, pixels: 0, aria: null }));
  await writeStoryResult({ ...result, screenshots });
  return 'accepted';
}
