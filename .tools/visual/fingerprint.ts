import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createModuleHasher } from './hash-modules.ts';
import type { StorySnapshot } from './snapshot-store.ts';
import { getScreenshotName, STORIES_FOLDER, type Story } from './stories.ts';

/** Modules that affect every story: its frame, its build, and the capture itself. */
const SHARED_MODULES = [
  '.ladle/components.tsx',
  '.ladle/vite.config.ts',
  // The build replaces a package with this module.
  'design-system/scroll-lock/remove-scroll.ts',
  'tests/visual/stories.spec.ts',
  'tests/visual/playwright.config.ts',
];
const SETTINGS_FILES = ['.ladle/config.mjs', 'package-lock.json'];

/** Returns a function that hashes the inputs of a story: module graph, packages, settings, browser and list of screenshots. */
export async function createFingerprints(browser: string, root = '.'): Promise<(story: Story) => string> {
  const hashModule = createModuleHasher(root);
  const shared = createHash('sha256').update(browser);
  for (const file of SHARED_MODULES) shared.update(hashModule(file));
  for (const file of SETTINGS_FILES) shared.update(await readFile(join(root, file)));
  const sharedHash = shared.digest('hex');
  return ({ file, screenshots }) =>
    digest([sharedHash, hashModule(file), ...screenshots.map(getScreenshotName)].join(' '));
}

/** Returns whether all files that the story has fetched are the same as in its snapshot. */
export async function areFetchedFilesUnchanged({ fetched }: StorySnapshot): Promise<boolean> {
  for (const [address, hash] of Object.entries(fetched)) {
    if ((await hashFetchedFile(address)) !== hash) return false;
  }
  return true;
}

/** Hashes a file of the built workbench; returns an empty string for a missing file. */
export async function hashFetchedFile(address: string): Promise<string> {
  const file = await readFile(join(STORIES_FOLDER, decodeURI(address))).catch(() => undefined);
  return file ? digest(file) : '';
}

function digest(content: string | Buffer) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
