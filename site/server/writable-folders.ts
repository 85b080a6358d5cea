import { access, constants, mkdir } from 'node:fs/promises';
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
    await mkdir(folder, { recursive: true, mode });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new EnvironmentError(
      `${variable}: expected a folder in which the server can write, got "${folder}". ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
