import { join } from 'node:path';
import { stringify } from 'yaml';
import type { JsonObject } from '../files/json-value.ts';
import { writeNewFile } from '../files/write-new-file.ts';

const TICKS_PER_SECOND = 10_000;

/**
 * Writes a submission as `{form}/{unix.micro}.yaml` (contract §7.2). Text is quoted, because Statamic reads an unquoted date as a number.
 *
 * @param now Unix milliseconds; if the file exists, the next 1/10,000 of a second is used
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
  const firstTick = Math.round((now / 1000) * TICKS_PER_SECOND);
  await writeNewFile(text, (attempt) => {
    const tick = firstTick + attempt;
    const fraction = String(tick % TICKS_PER_SECOND).padStart(4, '0');
    return join(folder, `${Math.floor(tick / TICKS_PER_SECOND)}.${fraction}.yaml`);
  });
}
