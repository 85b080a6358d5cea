import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';

/**
 * Returns true to the first test of a run that claims a key, in any worker. Tests share work so: each part is done once. Playwright empties
 * the folder of the claims when a run starts.
 *
 * @param key a valid file name
 */
export function claim(key: string, { project, repeatEachIndex }: TestInfo): boolean {
  const folder = join(project.outputDir, 'claims', String(repeatEachIndex));
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(join(folder, key));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
