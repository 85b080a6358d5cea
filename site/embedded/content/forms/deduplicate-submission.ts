import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Pending responses by path of their key file. A concurrent request with the same key waits for the same response. */
const pending = new Map<string, Promise<Response>>();

/**
 * Processes one submission per `Idempotency-Key`, like the middleware of a real Statamic (`site/statamic/app/Http/Middleware`). A repeated
 * key within a week returns the first response and stores nothing. After a refused submission, the same key can be used again.
 *
 * @param now Unix milliseconds
 */
export async function deduplicateSubmission(
  directory: string,
  { form, key, now }: { form: string; key: string | undefined; now: number },
  handle: () => Promise<Response>,
): Promise<Response> {
  // Statamic's middleware ignores an empty key. Otherwise all visitors without a key would share one.
  if (key === undefined || key === '') return handle();
  const folder = join(directory, '.keys');
  const path = join(folder, createHash('sha256').update(`${form} ${key}`).digest('hex'));
  const response = pending.get(path) ?? respond({ folder, path, now }, handle);
  pending.set(path, response);
  try {
    return (await response).clone();
  } finally {
    pending.delete(path);
  }
}

async function respond(
  { folder, path, now }: { folder: string; path: string; now: number },
  handle: () => Promise<Response>,
): Promise<Response> {
  const stored = await stat(path).catch(() => undefined);
  if (stored && now - stored.mtimeMs < RETENTION_MS)
    return new Response(await readFile(path), { headers: { 'Content-Type': 'application/json' } });
  const response = await handle();
  if (response.status === 200) {
    await mkdir(folder, { recursive: true });
    await writeFile(path, await response.clone().text());
    // The server's clock can differ from the machine's clock.
    await utimes(path, now / 1000, now / 1000);
  }
  return response;
}
