import { expect, onTestFinished, test } from 'vitest';
import { startContentServer } from '#embedded/content';
import { parseHtml } from '../../../parse-html.ts';
import { createProject, notes, serveProject } from './temporary-project.ts';

const HOUR_MS = 60 * 60 * 1_000;
const EDITOR = '/cp/collections/notes/entries/n2';
const ENTRY = '/api/collections/notes/entries/n2';
const DRAFT = '---\nid: n2\ntitle: Draft\npublished: false\n---\n';
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

async function startPanel(hasPanel = true) {
  let now = Date.UTC(2026, 10, 21);
  const directory = await createProject({ ...notes, 'content/collections/notes/draft.md': DRAFT });
  const server = await startContentServer({
    directory,
    port: 0,
    appUrl: 'http://localhost:3000',
    previewTokens: ['any-draft'],
    panelDirectory: hasPanel ? 'site/embedded/content/panel' : undefined,
    submissionsDirectory: `${directory}/submissions`,
    now: () => now,
  });
  onTestFinished(() => server.close());
  const get = (path: string) => fetch(server.url + path);
  return {
    url: server.url,
    get,
    edit: (content: string, token?: string, headers: Record<string, string> = SAME_ORIGIN) =>
      fetch(`${server.url}${EDITOR}/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ content, token }),
      }),
    titleOf: async (path: string) => {
      const response = await get(path);
      return response.ok ? String((await response.json()).data.title) : response.status;
    },
    passHour: () => (now += HOUR_MS),
  };
}

test('A live preview token shows the edited version of its entry by id and by URI, and the next version under the same token', async () => {
  const { edit, titleOf } = await startPanel();
  const { token } = await (await edit(DRAFT.replace('Draft', 'First'))).json();
  expect(token).toMatch(/^\w{40}$/);
  expect(await titleOf(`${ENTRY}?token=${token}`)).toBe('First');
  expect(await titleOf(`/api/entries-by-uri?uri=/notes/draft&token=${token}`)).toBe('First');
  expect((await (await edit(DRAFT.replace('Draft', 'Second'), token)).json()).token).toBe(token);
  expect(await titleOf(`${ENTRY}?token=${token}`)).toBe('Second');
});

test('A live preview token opens no other draft, expires after an hour and leaves the saved entry unchanged', async () => {
  const { edit, titleOf, passHour } = await startPanel();
  const { token } = await (await edit(DRAFT.replace('Draft', 'Edited'))).json();
  expect(await titleOf(ENTRY)).toBe(404);
  expect(await titleOf(`${ENTRY}?token=any-draft`)).toBe('Draft');
  passHour();
  expect(await titleOf(`${ENTRY}?token=${token}`)).toBe(404);
});

test('A response to a live preview token has the preview header and is not stored', async () => {
  const { edit, get } = await startPanel();
  const { token, url } = await (await edit(DRAFT)).json();
  const { headers } = await get(`${ENTRY}?token=${token}`);
  expect(headers.get('x-statamic-live-preview')).toBe('1');
  expect(headers.get('cache-control')).toBe('no-store');
  const preview = new URL(url);
  expect(preview.origin + preview.pathname).toBe('http://localhost:3000/notes/draft');
  expect(Object.fromEntries(preview.searchParams)).toEqual({
    preview: 'true',
    'live-preview': expect.any(String),
    token,
  });
});

test('The panel names the line of a mistake, and keeps the last valid version', async () => {
  const { edit, titleOf } = await startPanel();
  const { token } = await (await edit(DRAFT.replace('Draft', 'Valid'))).json();
  const response = await edit('---\ntitle: "half typed\n---\n', token);
  expect(response.status).toBe(422);
  expect((await response.json()).message).toMatch(/^Line \d+: /);
  expect(await titleOf(`${ENTRY}?token=${token}`)).toBe('Valid');
});

test('The panel shows the text of an entry, its preview only from the sites, and lists entries with a page', async () => {
  const { get, url } = await startPanel();
  const response = await get(EDITOR);
  expect(await response.text()).toContain('title: Draft');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain('frame-src http://localhost:3000;');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(await (await get('/cp')).text()).toContain(`href="${url}${EDITOR}"`);
});

test('The panel keeps an empty line at the start of an entry', async () => {
  const { url } = await serveProject(
    { ...notes, 'content/collections/notes/first.md': '\nA note without front matter.\n' },
    { panelDirectory: 'site/embedded/content/panel' },
  );
  const list = parseHtml(await (await fetch(`${url}/cp`)).text());
  const editor = await fetch(list.querySelector('a')?.getAttribute('href') ?? '');
  const text = parseHtml(await editor.text()).querySelector('textarea')?.textContent;
  expect(text).toBe('\nA note without front matter.\n');
});

test.each([[{}], [{ 'sec-fetch-site': 'cross-site' }], [{ 'sec-fetch-site': 'same-site' }]])(
  'The panel refuses an edit with the headers %j, because another website can send it',
  async (headers) => {
    const { edit } = await startPanel();
    expect((await edit(DRAFT, undefined, headers)).status).toBe(403);
  },
);

test('Without a panel there is no page and no URL that edits an entry', async () => {
  const { get } = await startPanel(false);
  expect((await get(EDITOR)).status).toBe(404);
});
