import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

interface KeyedSubmission {
  form: string;
  /** The header `Idempotency-Key`. */
  key: string | undefined;
  /** Unix milliseconds. */
  now: number;
  log: (line: string) => void;
}

/** Pending responses by path of their key file. A concurrent request with the same key waits for the same response. */
const pending = new Map<string, Promise<Response>>();

/**
 * Processes one submission per `Idempotency-Key`, like the middleware of a real Statamic (`site/statamic/app/Http/Middleware`). A repeated
 * key within a week returns the first response and stores nothing. After a refused submission, the same key can be used again. If the key
 * of a stored submission cannot be stored, for example on a full disk, this is logged.
 */
export async function deduplicateSubmission(
  directory: string,
  { form, key, now, log }: KeyedSubmission,
  handle: () => Promise<Response>,
): Promise<Response> {
  // Statamic's middleware ignores an empty key. Otherwise all visitors without a key would share one.
  if (key === undefined || key === '') return handle();
  const path = join(directory, '.keys', createHash('sha256').update(`${form} ${key}`).digest('hex'));
  const response = pending.get(path) ?? respond({ path, now, log }, handle);
  pending.set(path, response);
  try {
    return (await response).clone();
  } finally {
    pending.delete(path);
  }
}

async function respond(
  { path, now, log }: Pick<KeyedSubmission, 'now' | 'log'> & { path: string },
  handle: () => Promise<Response>,
): Promise<Response> {
  const stored = await stat(path).catch(() => undefined);
  if (stored && now - stored.mtimeMs < RETENTION_MS)
    return new Response(await readFile(path), { headers: { 'Content-Type': 'application/json' } });
  const response = await handle();
  if (response.status === 200) {
    const text = await response.clone().text();
    await storeText(path, text, now).catch((error: unknown) =>
      log(`The idempotency key of a submission could not be stored: ${String(error)}`),
    );
  }
  return response;
}

/** Writes a file with the time of the server's clock, which can differ from the machine's. Other calls never read an incomplete file. */
async function storeText(path: string, text: string, now: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const incomplete = `${path}.new`;
  try {
    await writeFile(incomplete, text);
    await utimes(incomplete, now / 1000, now / 1000);
    await rename(incomplete, path);
  } catch (error) {
    await rm(incomplete, { force: true });
    throw error;
  }
}
