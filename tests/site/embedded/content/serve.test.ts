import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { createProject, notes } from './temporary-project.ts';

const START_SCRIPT = join(import.meta.dirname, '../../../../site/embedded/content/serve.ts');
const draft = '/api/collections/notes/entries/n2';

test('Content server started alone accepts the preview tokens of CONTENT_PREVIEW_TOKENS', async () => {
  const url = await startAlone({ CONTENT_PREVIEW_TOKENS: 'first-secret, second-secret' });
  for (const token of ['first-secret', 'second-secret']) {
    const { status, headers } = await fetch(`${url}${draft}?token=${token}`);
    expect(status).toBe(200);
    expect(headers.get('X-Statamic-Live-Preview')).toBe('1');
    expect(headers.get('Cache-Control')).toBe('no-store');
  }
  expect((await fetch(`${url}/api/entries-by-uri?uri=/notes/draft&token=first-secret`)).status).toBe(200);
  for (const path of [draft, `${draft}?token=made-up`, `${draft}?token=`])
    expect((await fetch(url + path)).status, path).toBe(404);
});

test('Content server started alone prefers the preview tokens of its option', async () => {
  const url = await startAlone({ CONTENT_PREVIEW_TOKENS: 'of-environment' }, [
    '--preview-tokens',
    'of-option',
  ]);
  expect((await fetch(`${url}${draft}?token=of-option`)).status).toBe(200);
  expect((await fetch(`${url}${draft}?token=of-environment`)).status).toBe(404);
});

/** Runs the start script of `npm run content` on a project with a draft. Returns the URL that it prints; it stops when the test ends. */
async function startAlone(env: Record<string, string>, options: string[] = []): Promise<string> {
  const directory = await createProject({
    ...notes,
    'content/collections/notes/draft.md': '---\nid: n2\ntitle: Draft\npublished: false\n---\n',
  });
  const child = spawn(process.execPath, [START_SCRIPT, '--dir', directory, '--port', '0', ...options], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await exit;
  });
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('The content server stopped before it printed its URL.');
}
