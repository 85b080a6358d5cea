import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const START_SCRIPT = join(import.meta.dirname, '../../../../site/embedded/search/serve.ts');
const LINES = 4;

test('Search started alone prints its address and its default keys', async () => {
  const lines = await startAlone({});
  const { url, key } = readStart(lines, 'ALGOLIA_ADMIN_KEY');
  expect(await listIndices(url, key)).toEqual({ items: [], nbPages: 1 });
});

test('Search started alone has the keys of the environment and does not print them', async () => {
  const lines = await startAlone({ ALGOLIA_APP_ID: 'MYAPP', ALGOLIA_ADMIN_KEY: 'secret-key' });
  const { url } = readStart(lines, 'ALGOLIA_SEARCH_KEY');
  expect(lines.join('\n')).not.toContain('secret-key');
  expect(await listIndices(url, 'secret-key', 'MYAPP')).toEqual({ items: [], nbPages: 1 });
});

async function listIndices(url: string, key: string, appId = 'LANTERN'): Promise<unknown> {
  const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': key };
  return (await fetch(`${url}/1/indexes`, { headers })).json();
}

function readStart(lines: readonly string[], variable: string) {
  const text = lines.join('\n');
  const [url = ''] = /http:\S+/.exec(text) ?? [];
  const key = new RegExp(`${variable}=(\\S+)`).exec(text)?.[1] ?? '';
  expect(text).toContain('ALGOLIA_SEARCH_KEY=');
  return { url, key };
}

/** Runs the start script of `npm run search`. Returns the lines that it prints; it stops when the test ends. */
async function startAlone(environment: Record<string, string>): Promise<string[]> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('ALGOLIA_'));
  const child = spawn(process.execPath, [START_SCRIPT, '--port', '0'], {
    env: { ...Object.fromEntries(inherited), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await exit;
  });
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (lines.push(line) === LINES) return lines;
  }
  throw new Error('The search stopped before it printed its keys.');
}
