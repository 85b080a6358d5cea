import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { waitFor } from '../../../wait.ts';
import { serveProject, write } from './temporary-project.ts';

const REDIRECTS = 'content/collections/redirects/nl';
const PAGES = 'content/collections/pages/nl';
const LIST = v.object({ data: v.array(v.object({ from: v.string(), to: v.string() })) });
const ENTRY = v.object({ data: v.object({ id: v.string() }) });
const tree = (branches: string) => `tree:\n${branches}`;
const project = {
  'resources/sites.yaml':
    "nl: { name: Nederlands, url: '{{ config:app:url }}/nl', locale: nl_NL }\nen: { name: English, url: '{{ config:app:url }}/en', locale: en_GB }\n",
  'content/collections/redirects.yaml': 'title: Redirects\nsites: [nl, en]\nslugs: false\n',
  'content/collections/pages.yaml':
    "title: Pages\nsites: [nl, en]\nroute: '{parent_uri}/{slug}'\nstructure: { root: true }\n",
  'content/collections/news.yaml': "title: News\nsites: [nl, en]\nmount: about-nl\nroute: '{mount}/{slug}'\n",
  [`${PAGES}/home.md`]: '---\nid: home-nl\ntitle: Home\n---\n',
  [`${PAGES}/over-ons.md`]: '---\nid: about-nl\ntitle: Over ons\n---\n',
  [`${PAGES}/team.md`]: '---\nid: team-nl\ntitle: Team\n---\n',
  [`${PAGES}/oud.md`]: '---\nid: draft-nl\ntitle: Oud\npublished: false\n---\n',
  'content/collections/news/nl/feest.md': '---\nid: party-nl\ntitle: Feest\n---\n',
  'content/trees/collections/nl/pages.yaml': tree(
    '  - entry: home-nl\n  - entry: about-nl\n    children:\n      - entry: team-nl\n  - entry: draft-nl\n',
  ),
};

/** Serves the project. `redirects` returns the addresses of its redirects with their targets. */
async function serve(more: Record<string, string> = {}) {
  const { directory, log, get } = await serveProject({ ...project, ...more }, { redirects: 'redirects' });
  const redirects = async () => {
    const { body } = await get('/api/collections/redirects/entries?fields=id,from,to');
    const { data } = v.parse(LIST, body);
    return Object.fromEntries(data.map(({ from, to }) => [from, to]));
  };
  const move = (from: string, to: string) => rename(join(directory, PAGES, from), join(directory, PAGES, to));
  return { directory, log, get, redirects, move };
}

test('A changed slug writes a redirect for the page, the pages below it and the entries of a collection mounted on it', async () => {
  const { redirects, move, log } = await serve();
  expect(await redirects()).toEqual({});
  await move('over-ons.md', 'wie-we-zijn.md');
  await waitFor(async () => {
    expect(await redirects()).toEqual({
      '/nl/over-ons': 'entry::about-nl',
      '/nl/over-ons/team': 'entry::team-nl',
      '/nl/over-ons/feest': 'entry::party-nl',
    });
  });
  expect(log).toContain(
    'content: about-nl has moved from /nl/over-ons to /nl/wie-we-zijn; redirects are updated',
  );
});

test('A written redirect is a file of the project that names the entry by its id', async () => {
  const { directory, redirects, move } = await serve();
  await move('team.md', 'mensen.md');
  await waitFor(async () => expect(Object.keys(await redirects())).toEqual(['/nl/over-ons/team']));
  const [file = '', ...others] = await readdir(join(directory, REDIRECTS));
  expect(others).toEqual([]);
  expect(file).toMatch(/^redirect-nl-over-ons-team-[0-9a-f]{8}\.md$/);
  expect(await readFile(join(directory, REDIRECTS, file), 'utf8')).toBe(
    `---\nid: ${file.slice(0, -3)}\ntitle: /nl/over-ons/team\nfrom: /nl/over-ons/team\nto: entry::team-nl\npermanent: true\nupdated_at: 1773489600\n---\n`,
  );
});

test('A page that moves in the tree gets a redirect too', async () => {
  const { directory, redirects } = await serve();
  const moved = tree('  - entry: home-nl\n  - entry: about-nl\n  - entry: team-nl\n  - entry: draft-nl\n');
  await write(directory, 'content/trees/collections/nl/pages.yaml', moved);
  await waitFor(async () => expect(await redirects()).toEqual({ '/nl/over-ons/team': 'entry::team-nl' }));
});

test('A page that gets its old address back is not hidden by a redirect', async () => {
  const { redirects, move } = await serve();
  await move('team.md', 'mensen.md');
  await waitFor(async () => expect(Object.keys(await redirects())).toEqual(['/nl/over-ons/team']));
  await move('mensen.md', 'team.md');
  await waitFor(async () => expect(await redirects()).toEqual({ '/nl/over-ons/mensen': 'entry::team-nl' }));
});

test('A redirect of an editor from a new address is removed, and those from other addresses stay', async () => {
  const redirect = (id: string, from: string) => `---\nid: ${id}\nfrom: ${from}\nto: entry::home-nl\n---\n`;
  const { redirects, move } = await serve({
    [`${REDIRECTS}/one.md`]: redirect('one', '/nl/mensen'),
    [`${REDIRECTS}/two.md`]: redirect('two', '/nl/over-ons/mensen'),
  });
  await move('team.md', 'mensen.md');
  await waitFor(async () => {
    expect(await redirects()).toEqual({
      '/nl/mensen': 'entry::home-nl',
      '/nl/over-ons/team': 'entry::team-nl',
    });
  });
});

test('Pages that exchange their slugs hide each other with no redirect', async () => {
  const contact = { [`${PAGES}/contact.md`]: '---\nid: contact-nl\ntitle: Contact\n---\n' };
  const { directory, redirects, get, log } = await serve({
    ...contact,
    'content/trees/collections/nl/pages.yaml': tree(
      '  - entry: home-nl\n  - entry: about-nl\n  - entry: contact-nl\n',
    ),
  });
  await Promise.all([
    write(directory, `${PAGES}/over-ons.md`, contact[`${PAGES}/contact.md`] ?? ''),
    write(directory, `${PAGES}/contact.md`, project[`${PAGES}/over-ons.md`] ?? ''),
  ]);
  await waitFor(async () => {
    const { body } = await get('/api/entries-by-uri?uri=/contact&site=nl');
    expect(v.parse(ENTRY, body).data.id).toBe('about-nl');
  });
  await waitFor(() => expect(log.filter((line) => line.includes('has moved'))).toHaveLength(3));
  await waitFor(async () => expect(Object.keys(await redirects())).toEqual(['/nl/over-ons/feest']));
});

test('A draft, a new page and a removed page need no redirect', async () => {
  const { directory, redirects, move, get } = await serve();
  await move('oud.md', 'nieuw.md');
  await rm(join(directory, 'content/collections/news/nl/feest.md'));
  await write(directory, 'content/collections/news/nl/markt.md', '---\nid: market-nl\ntitle: Markt\n---\n');
  await waitFor(async () => {
    expect((await get('/api/entries-by-uri?uri=/over-ons/markt&site=nl')).status).toBe(200);
  });
  expect(await redirects()).toEqual({});
});

test('Without a collection for redirects a changed slug writes nothing', async () => {
  const { 'content/collections/redirects.yaml': _, ...others } = project;
  const { directory, get } = await serveProject(others, { redirects: 'redirects' });
  await rename(join(directory, PAGES, 'team.md'), join(directory, PAGES, 'mensen.md'));
  await waitFor(async () => {
    expect((await get('/api/entries-by-uri?uri=/over-ons/mensen&site=nl')).status).toBe(200);
  });
  expect(await readdir(join(directory, 'content/collections'))).not.toContain('redirects');
});
