import { mkdir, open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file at the first path that does not exist yet and returns the number of that attempt, starting at 0. If writing
 * fails, for example on a full disk, the incomplete file is deleted.
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
    const file = await openNewFile(path);
    if (!file) continue;
    try {
      await file.writeFile(content).finally(() => file.close());
      return attempt;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }
}

/** Creates a file; null if the path exists. After another error, such as too many open files, the path can exist too. */
async function openNewFile(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'wx');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw error;
  }
}
