import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Answers on their way, by key: whoever sends the same again meanwhile waits for the same. */
const underWay = new Map<string, Promise<Response>>();

/**
 * Takes a submission once for its `Idempotency-Key`, as the middleware of the real system does (`site/statamic/app/Http/Middleware`):
 * a later one of the same key is answered as the first was and stored by nobody. What was refused may be sent again.
 */
export async function storeOnce(
  directory: string,
  { form, key }: { form: string; key: string | undefined },
  take: () => Promise<Response>,
): Promise<Response> {
  if (key === undefined) return take();
  const folder = join(directory, '.keys');
  const path = join(folder, createHash('sha256').update(`${form} ${key}`).digest('hex'));
  const answer = underWay.get(path) ?? answerOf(folder, path, take);
  underWay.set(path, answer);
  try {
    return (await answer).clone();
  } finally {
    underWay.delete(path);
  }
}

async function answerOf(folder: string, path: string, take: () => Promise<Response>): Promise<Response> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before !== undefined) return new Response(before, { headers: { 'Content-Type': 'application/json' } });
  const answer = await take();
  if (answer.status === 200) {
    await mkdir(folder, { recursive: true });
    await writeFile(path, await answer.clone().text());
  }
  return answer;
}
