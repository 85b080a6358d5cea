import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';

/** Keys that a test of this worker found claimed. */
const known = new Set<string>();

/**
 * Returns true to the first test of a run that claims a key, in any worker. Tests share work so: each part is done once. Playwright empties
 * the folder of the claims when a run starts. A test that is repeated after a failure begins without claims.
 *
 * @param key a valid file name
 */
export function claim(key: string, { project, repeatEachIndex, retry }: TestInfo): boolean {
  const folder = join(project.outputDir, 'claims', `${repeatEachIndex}-${retry}`);
  const path = join(folder, key);
  if (known.has(path)) return false;
  known.add(path);
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
