import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;

/** Answers on their way, by key: whoever sends the same again meanwhile waits for the same. */
const underWay = new Map<string, Promise<Response>>();

/**
 * Takes a submission once for its `Idempotency-Key`, as the middleware of the real system does (`site/statamic/app/Http/Middleware`):
 * one of the same key within a week is answered as the first was and stored by nobody. What was refused may be sent again.
 *
 * @param now Unix milliseconds
 */
export async function deduplicateSubmission(
  directory: string,
  { form, key, now }: { form: string; key: string | undefined; now: number },
  take: () => Promise<Response>,
): Promise<Response> {
  if (key === undefined) return take();
  const folder = join(directory, '.keys');
  const path = join(folder, createHash('sha256').update(`${form} ${key}`).digest('hex'));
  const answer = underWay.get(path) ?? answerOf({ folder, path, now }, take);
  underWay.set(path, answer);
  try {
    return (await answer).clone();
  } finally {
    underWay.delete(path);
  }
}

async function answerOf(
  { folder, path, now }: { folder: string; path: string; now: number },
  take: () => Promise<Response>,
): Promise<Response> {
  const before = await stat(path).catch(() => undefined);
  if (before && now - before.mtimeMs < REMEMBERED_MS)
    return new Response(await readFile(path), { headers: { 'Content-Type': 'application/json' } });
  const answer = await take();
  if (answer.status === 200) {
    await mkdir(folder, { recursive: true });
    await writeFile(path, await answer.clone().text());
    // By the server's clock, which need not be the machine's.
    await utimes(path, now / 1000, now / 1000);
  }
  return answer;
}
