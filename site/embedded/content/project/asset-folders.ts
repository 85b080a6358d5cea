import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DISKS_FILE, readDisks } from './disks.ts';

/** Returns the folders of the project's disks, which can be outside `public/`. They are read once, before the files of the project. */
export async function readAssetFolders(directory: string): Promise<string[]> {
  try {
    const disks = readDisks(await readFile(join(directory, DISKS_FILE), 'utf8'));
    return [...new Set([...disks.values()].flatMap((disk) => ('folder' in disk ? [disk.folder] : [])))];
  } catch {
    // The file is missing or invalid. `buildProject` reports an invalid file.
    return [];
  }
}
