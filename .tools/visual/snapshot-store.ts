import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/**
 * Data stored beside the screenshots of a story. Screenshots depend on the machine that renders them, so the store is local and not
 * committed (`.decisions/0011-visual-baselines.md`).
 */
const snapshotSchema = v.object({
  /** Hash of everything that can change the story, see `fingerprint.ts`. */
  fingerprint: v.string(),
  /** Hashes by address of fetched files other than scripts and styles. */
  fetched: v.record(v.string(), v.string()),
  /** Accessibility tree as text, by screenshot name. */
  aria: v.record(v.string(), v.string()),
});
export type StorySnapshot = v.InferOutput<typeof snapshotSchema>;

/** Accepted snapshots, and snapshots of the last run. */
export type SnapshotStore = 'baseline' | 'latest';

const ROOT = '.visual';

/** Returns the path of the folder with the snapshot and the screenshots of a story. */
export function folderOf(store: SnapshotStore, id: string): string {
  return join(ROOT, store, id);
}

/** Returns `undefined` for a missing or invalid snapshot. */
export async function readSnapshot(store: SnapshotStore, id: string): Promise<StorySnapshot | undefined> {
  try {
    return v.parse(snapshotSchema, JSON.parse(await readFile(fileOf(store, id), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes a snapshot to a store. */
export async function writeSnapshot(
  store: SnapshotStore,
  id: string,
  snapshot: StorySnapshot,
): Promise<void> {
  await mkdir(folderOf(store, id), { recursive: true });
  await writeFile(fileOf(store, id), JSON.stringify(snapshot, undefined, 1));
}

/** Returns the PNG, or `undefined` for a missing file. */
export async function readImage(
  store: SnapshotStore,
  id: string,
  screenshotName: string,
): Promise<Buffer | undefined> {
  return readFile(join(folderOf(store, id), `${screenshotName}.png`)).catch(() => undefined);
}

/** Replaces the baseline of a story by its latest snapshot. */
export async function acceptSnapshot(id: string): Promise<void> {
  await rm(folderOf('baseline', id), { recursive: true, force: true });
  await cp(folderOf('latest', id), folderOf('baseline', id), {
    recursive: true,
    filter: (path) => !path.endsWith('.difference.png') && !path.endsWith('result.json'),
  });
}

function fileOf(store: SnapshotStore, id: string) {
  return join(folderOf(store, id), 'snapshot.json');
}
