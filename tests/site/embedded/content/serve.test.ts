import { expect, test } from 'vitest';
import { startAlone } from './start-alone.ts';
import { createProject, notes } from './temporary-project.ts';

const draft = '/api/collections/notes/entries/n2';

test('Content server started alone accepts the preview tokens of CONTENT_PREVIEW_TOKENS', async () => {
  const url = await startWithDraft({ CONTENT_PREVIEW_TOKENS: 'first-secret, second-secret' });
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
  const url = await startWithDraft({ CONTENT_PREVIEW_TOKENS: 'of-environment' }, [
    '--preview-tokens',
    'of-option',
  ]);
  expect((await fetch(`${url}${draft}?token=of-option`)).status).toBe(200);
  expect((await fetch(`${url}${draft}?token=of-environment`)).status).toBe(404);
});

/** Starts the server with a project that contains a draft. Returns its URL. */
async function startWithDraft(env: Record<string, string>, options: string[] = []): Promise<string> {
  const directory = await createProject({
    ...notes,
    'content/collections/notes/draft.md': '---\nid: n2\ntitle: Draft\npublished: false\n---\n',
  });
  return startAlone(directory, { env, options });
}
