import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createModuleGraph } from './module-graph.ts';
import type { Look } from './snapshot-store.ts';
import { nameOf, STORIES, type Story } from './stories.ts';

/** What surrounds every story, or says how its picture is taken. */
const EVERYWHERE = ['.ladle/components.tsx', 'tests/visual/stories.spec.ts'];
const SETTINGS = ['.ladle/config.mjs', '.ladle/vite.config.ts', 'package-lock.json'];

/** Gives the hash of all that a story is made of: its module graph, packages, settings, the browser and the shots to take. */
export async function createFingerprints(browser: string, root = '.'): Promise<(story: Story) => string> {
  const hashOf = createModuleGraph(root);
  const common = createHash('sha256').update(browser);
  for (const file of EVERYWHERE) common.update(hashOf(file));
  for (const file of SETTINGS) common.update(await readFile(join(root, file)));
  const everywhere = common.digest('hex');
  return ({ file, shots }) => digest([everywhere, hashOf(file), ...shots.map(nameOf)].join(' '));
}

/** Whether all that a story fetched is still as it was. */
export async function stillFetches({ fetched }: Look): Promise<boolean> {
  for (const [address, hash] of Object.entries(fetched)) {
    if ((await hashOfFetched(address)) !== hash) return false;
  }
  return true;
}

/** The hash of a file of the workbench; empty when there is none. */
export async function hashOfFetched(address: string): Promise<string> {
  const file = await readFile(join(STORIES, decodeURI(address))).catch(() => undefined);
  return file ? digest(file) : '';
}

function digest(content: string | Buffer) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
