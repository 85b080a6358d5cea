import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/**
 * What a story looked like: beside its pictures, what it is to those who hear it, and what it was made of. Pictures depend on the
 * machine that draws them, so they are kept here and not in the repository (`.decisions/0011-visual-baselines.md`).
 */
const lookFile = v.object({
  /** A hash of all that can change it, see `fingerprint.ts`. */
  madeOf: v.string(),
  /** Files that it fetched besides scripts and styles, by address, with their hashes. */
  fetched: v.record(v.string(), v.string()),
  /** The accessibility tree as text, by the name of the shot. */
  aria: v.record(v.string(), v.string()),
});
export type Look = v.InferOutput<typeof lookFile>;

/** The accepted looks, and those of the last run. */
export type Shelf = 'baseline' | 'latest';

const ROOT = '.visual';

export function folderOf(shelf: Shelf, id: string): string {
  return join(ROOT, shelf, id);
}

/** A story's look; `undefined` when there is none that can be read. */
export async function readLook(shelf: Shelf, id: string): Promise<Look | undefined> {
  try {
    return v.parse(lookFile, JSON.parse(await readFile(join(folderOf(shelf, id), 'look.json'), 'utf8')));
  } catch {
    return undefined;
  }
}

export async function writeLook(shelf: Shelf, id: string, look: Look): Promise<void> {
  await mkdir(folderOf(shelf, id), { recursive: true });
  await writeFile(join(folderOf(shelf, id), 'look.json'), JSON.stringify(look, undefined, 1));
}

export async function readPicture(shelf: Shelf, id: string, shot: string): Promise<Buffer | undefined> {
  return readFile(join(folderOf(shelf, id), `${shot}.png`)).catch(() => undefined);
}

/** Makes the last run's look of a story the accepted one. */
export async function acceptLook(id: string): Promise<void> {
  await rm(folderOf('baseline', id), { recursive: true, force: true });
  await cp(folderOf('latest', id), folderOf('baseline', id), {
    recursive: true,
    filter: (path) => !path.endsWith('.difference.png') && !path.endsWith('verdict.json'),
  });
}
