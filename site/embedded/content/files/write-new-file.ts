import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file at the first path that does not exist yet and returns the number of that attempt, starting at 0.
 *
 * @param pathFor the absolute path to try at each attempt
 */
export async function writeNewFile(
  content: string | Uint8Array,
  pathFor: (attempt: number) => string,
): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const path = pathFor(attempt);
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(path, content, { flag: 'wx' });
      return attempt;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
