import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Environment, EnvironmentError, MIN_SECRET_LENGTH } from './env.ts';

/**
 * Returns the operator's secrets of session cookies. If there are none, returns the secret in a file. If the file does not exist, it is
 * created with a random secret. So visitors of the embedded shop keep their carts when the server restarts.
 *
 * @throws {EnvironmentError} if the file cannot be written, or its secret is too short
 */
export async function loadSessionSecrets(
  { sessionSecrets: [first, ...others] }: Pick<Environment, 'sessionSecrets'>,
  file: string,
): Promise<readonly [string, ...string[]]> {
  if (first !== undefined) return [first, ...others];
  const secret = await readOrCreateSecret(file);
  if (secret.length < MIN_SECRET_LENGTH)
    throw new EnvironmentError(
      `SESSION_SECRETS: expected a secret with at least ${MIN_SECRET_LENGTH} characters in ${file}, got ${secret.length}. Delete this file, so that the server creates another secret.`,
    );
  return [secret];
}

async function readOrCreateSecret(file: string): Promise<string> {
  try {
    await createSecretFile(file);
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    throw new EnvironmentError(
      `SESSION_SECRETS: expected a random text with at least ${MIN_SECRET_LENGTH} characters, because the server cannot store a secret of its own, got none. ${error instanceof Error ? error.message : String(error)} Example: the output of openssl rand -hex 32`,
    );
  }
}

/**
 * Creates the file if it does not exist. It writes another file and links it, because `link` is atomic: other processes never read half of
 * the content, and a file that another process has created stays.
 */
async function createSecretFile(file: string) {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
}
