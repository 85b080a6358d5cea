import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';

/** Claimed keys that this worker knows, so that it needs no access to the file system. */
const known = new Set<string>();

/**
 * Claims a key for a test. Returns whether no test of this run, in any worker, has claimed it before. So parallel tests share work, and each
 * part is done once. Playwright empties the folder of the claims when a run starts. A test that is repeated after a failure begins without
 * claims.
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
