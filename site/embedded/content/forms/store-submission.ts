import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { JsonObject } from '../files/json-value.ts';

const TICKS_IN_SECOND = 10_000;

/**
 * Writes a submission as `{form}/{unix.micro}.yaml` (contract §7.2). Text is quoted, because the real system reads an unquoted date as a
 * number. @param now Unix milliseconds; two of the same moment get names one tick apart
 */
export async function storeSubmission(
  directory: string,
  form: string,
  values: JsonObject,
  now: number,
): Promise<void> {
  const folder = join(directory, form);
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const text = stringify(filled, {
    defaultStringType: 'QUOTE_SINGLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  });
  await mkdir(folder, { recursive: true });
  for (let tick = Math.round((now / 1000) * TICKS_IN_SECOND); ; tick++) {
    const name = `${Math.floor(tick / TICKS_IN_SECOND)}.${String(tick % TICKS_IN_SECOND).padStart(4, '0')}.yaml`;
    try {
      await writeFile(join(folder, name), text, { flag: 'wx' });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
