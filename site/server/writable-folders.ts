import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Environment, EnvironmentError, runChecks } from './env.ts';

/**
 * Creates the folders that the operator has configured, if they do not exist. Otherwise the server would report a wrong folder only at
 * its first write. For the form outbox that is during an outage, when submissions would be lost.
 *
 * @throws {EnvironmentError} if a path is not a folder, or the server may not write there. The message names the variable
 */
export async function createWritableFolders({
  forms,
  imageCache,
}: Pick<Environment, 'forms' | 'imageCache'>): Promise<void> {
  await runChecks([
    createWritableFolder('FORM_OUTBOX', forms.outbox, 0o700),
    createWritableFolder('IMAGE_CACHE', imageCache),
  ]);
}

async function createWritableFolder(variable: string, folder: string | undefined, mode?: number) {
  if (folder === undefined) return;
  try {
    await createFolder(folder, mode);
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new EnvironmentError(
      `${variable}: expected a folder in which the server can write, got "${folder}". ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Creates a folder and those above it. The option `recursive` of Node.js never returns if the system cannot create a folder although the one
 * above it exists, as in `/proc`.
 */
async function createFolder(folder: string, mode: number | undefined, hasParent = false): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (isMissingParent(error) && !hasParent && dirname(folder) !== folder) {
      await createFolder(dirname(folder), mode);
      await createFolder(folder, mode, true);
    } else if (!(await isFolder(folder))) throw error;
  }
}

function isMissingParent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() === true;
}
