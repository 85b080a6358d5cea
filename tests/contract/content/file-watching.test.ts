import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { embedded, embeddedTest, get, useContentSystem } from './content-system.ts';
import { getItem } from './responses.ts';

useContentSystem();

const REASON = 'the tests cannot change the files of another system';
const file = (path: string) => join(embedded().project, 'content', path);
const sample = '/api/collections/samples/entries';

async function rewrite(path: string, from: string, to: string) {
  const before = await readFile(file(path), 'utf8');
  await writeFile(file(path), before.replace(from, to));
}

const englishCompany = () => getItem('/api/globals/company', { site: 'en_uk' });

embeddedTest('An edited entry is served with its new values', REASON, async () => {
  await rewrite('collections/samples/nl/amber-lamp.md', 'Amber lamp', 'Amber lantern');
  await expect.poll(async () => (await getItem(`${sample}/s-amber`))['title']).toBe('Amber lantern');
});

embeddedTest('An edited tree changes the URIs of its pages', REASON, async () => {
  await rewrite(
    'trees/collections/nl/pages.yaml',
    '  - entry: moved-nl\n',
    '  - entry: moved-nl\n  - entry: extra-nl\n',
  );
  await writeFile(file('collections/pages/nl/extra.md'), '---\nid: extra-nl\ntitle: Extra\n---\n');
  const uri = '/api/entries-by-uri';
  await expect.poll(async () => (await get(uri, { uri: '/extra', site: 'nl' })).status).toBe(200);
});

embeddedTest('An added entry appears and a removed entry disappears', REASON, async () => {
  const path = file('collections/samples/nl/new-lamp.md');
  await writeFile(path, '---\nid: s-new\ntitle: New lamp\n---\n');
  await expect.poll(async () => (await get(`${sample}/s-new`)).status).toBe(200);
  await rm(path);
  await expect.poll(async () => (await get(`${sample}/s-new`)).status).toBe(404);
});

embeddedTest(
  'An unreadable file is logged with path and line, and other files are served',
  REASON,
  async () => {
    await writeFile(file('collections/samples/nl/broken.md'), '---\nid: [never closed\n---\n');
    await writeFile(file('collections/samples/nl/whole.md'), '---\nid: s-whole\ntitle: Whole\n---\n');
    await expect.poll(async () => (await get(`${sample}/s-whole`)).status).toBe(200);
    expect((await get(`${sample}/s-cedar`)).status).toBe(200);
    const report = expect.stringMatching(/content\/collections\/samples\/nl\/broken\.md:\d+: ./);
    await expect.poll(() => embedded().log).toContainEqual(report);
    await rm(file('collections/samples/nl/broken.md'));
  },
);

embeddedTest('An edited global set is served with its new values', REASON, async () => {
  await rewrite('globals/nl/company.yaml', '+31 10 000 00 00', '+31 10 111 11 11');
  await expect.poll(englishCompany).toMatchObject({ phone: '+31 10 111 11 11' });
});
