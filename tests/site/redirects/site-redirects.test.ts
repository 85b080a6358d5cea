import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { waitFor } from '../../wait.ts';
import { runSite } from '../running-site.ts';
import { runSiteBehindProxy } from '../site-behind-proxy.ts';

type Fields = { readonly from: string; readonly to: string; readonly permanent?: boolean };

const NEWEST = 1_795_165_200;

const entry = (id: string, { from, to, permanent = true }: Fields, updatedAt = NEWEST) =>
  `---\nid: ${id}\nblueprint: redirect\ntitle: '${from}'\nfrom: '${from}'\nto: '${to}'\npermanent: ${permanent}\nupdated_at: ${updatedAt}\n---\n`;

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Starts the site with redirects of editors in the Dutch site, the newest first. */
async function runSiteWith(redirects: Readonly<Record<string, Fields>>) {
  const site = await runSite({
    prepare: (content) => {
      for (const [at, [id, fields]] of Object.entries(redirects).entries())
        write(`${content}/collections/redirects/nl/${id}.md`, entry(id, fields, NEWEST - at));
    },
  });
  onTestFinished(() => site.stop());
  const follow = async (path: string) => {
    const { status, headers } = await site.get(path);
    return `${status} ${headers.get('location') ?? ''}`.trim();
  };
  const ignored = () =>
    site.events.flatMap(({ message }) =>
      message.startsWith('content: ignored the redirect') ? [message] : [],
    );
  return { ...site, follow, ignored };
}

test('A redirect of an editor leads to the address of its entry, and keeps the query', async () => {
  const { follow, get } = await runSiteWith({
    moved: { from: '/nl/wij', to: 'entry::about-nl' },
    campaign: { from: '/nl/actie', to: '/nl/contact', permanent: false },
    blog: { from: '/nl/weblog/*', to: '/nl/verhalen/*' },
  });
  expect(await follow('/nl/wij?utm_source=x')).toBe('301 /nl/over-ons?utm_source=x');
  expect(await follow('/nl/actie')).toBe('302 /nl/contact');
  expect(await follow('/nl/weblog/een-sleutel')).toBe('301 /nl/verhalen/een-sleutel');
  expect(await follow('/nl/weblog')).toBe('404');
  // Without a limit, browsers would store the redirect even after a page has this path again.
  expect((await get('/nl/wij')).headers.get('cache-control')).toBe('public, max-age=60');
  const { rules } = await (await get('/builds/meta/test.json')).json();
  expect(rules.redirects).toContainEqual({ from: '/nl/wij', to: '/nl/over-ons' });
});

test('An invalid redirect, and one in a loop, is ignored and logged once', async () => {
  const { follow, ignored } = await runSiteWith({
    own: { from: '/nl/over-ons', to: 'entry::about-nl' },
    'loop-a': { from: '/nl/a', to: '/nl/b' },
    'loop-b': { from: '/nl/b', to: '/nl/a' },
    // `/nl/oud/*` is a rule of the operator.
    'operator-loop': { from: '/nl/verhalen/terug', to: '/nl/oud/terug' },
    outside: { from: '/nl/buiten', to: 'https://elsewhere.test/' },
  });
  expect(await follow('/nl/over-ons')).toBe('200');
  expect((await Promise.all(['/nl/a', '/nl/b'].map(follow))).toSorted()).toEqual(
    ['301 /nl/b', '404'].toSorted(),
  );
  expect(await follow('/nl/verhalen/terug')).toBe('404');
  expect(await follow('/nl/buiten')).toBe('404');
  const messages = ignored().map((message) => message.slice('content: ignored the redirect '.length));
  expect(messages.toSorted()).toEqual([
    'loop-b: it is part of a loop through /nl/b, /nl/a',
    'operator-loop: it is part of a loop through /nl/verhalen/terug, /nl/oud/terug',
    'outside: "to": expected a page, a path of the site, or a URL with an origin of REDIRECT_ORIGINS',
    'own: it is part of a loop through /nl/over-ons',
  ]);
});

test('A pattern that forms a loop with a newer redirect from a longer address is ignored', async () => {
  const { follow, ignored } = await runSiteWith({
    'exact-newer': { from: '/nl/verhalen/x', to: '/nl/weblog/x' },
    'exact-older': { from: '/nl/weblog/*', to: '/nl/verhalen/*' },
    'longer-newer': { from: '/nl/b/x/*', to: '/nl/a/x/*' },
    'longer-older': { from: '/nl/a/*', to: '/nl/b/*' },
    'growing-newer': { from: '/nl/d/x/*', to: '/nl/c/x/x/*' },
    'growing-older': { from: '/nl/c/*', to: '/nl/d/*' },
  });
  expect(await follow('/nl/verhalen/x')).toBe('301 /nl/weblog/x');
  expect(await follow('/nl/weblog/x')).toBe('404');
  expect(await follow('/nl/b/x/y')).toBe('301 /nl/a/x/y');
  expect(await follow('/nl/a/x/y')).toBe('404');
  expect(await follow('/nl/c/x/y')).toBe('404');
  const messages = ignored().map((message) => message.slice('content: ignored the redirect '.length));
  expect(messages.toSorted()).toEqual([
    'exact-older: it is part of a loop through /nl/verhalen/x, /nl/weblog/x',
    'growing-older: it leads through more than 6 addresses',
    'longer-older: it is part of a loop through /nl/b/x/*, /nl/a/x/*',
  ]);
});

test('A new, changed or removed redirect applies without a restart', async () => {
  const { follow, contentFile, nextChange } = await runSiteWith({});
  const file = contentFile('collections/redirects/nl/later.md');
  const change = async (edit: () => void) => {
    const changed = nextChange();
    edit();
    await changed;
  };
  expect(await follow('/nl/later')).toBe('404');
  await change(() => write(file, entry('later', { from: '/nl/later', to: '/nl/contact' })));
  expect(await follow('/nl/later')).toBe('301 /nl/contact');
  await change(() => write(file, entry('later', { from: '/nl/later', to: '/nl/over-ons' })));
  expect(await follow('/nl/later')).toBe('301 /nl/over-ons');
  await change(() => rmSync(file));
  expect(await follow('/nl/later')).toBe('404');
});

test('A changed slug leads visitors from the old addresses of the page and of the pages below it to the new ones', async () => {
  const { follow, contentFile } = await runSiteWith({});
  expect(await follow('/nl/over-ons/materiaal-en-zorg')).toBe('200');
  const pages = contentFile('collections/pages/nl');
  renameSync(`${pages}/over-ons.md`, `${pages}/wie-we-zijn.md`);
  await waitFor(async () => {
    expect(await follow('/nl/over-ons')).toBe('301 /nl/wie-we-zijn');
    expect(await follow('/nl/over-ons/materiaal-en-zorg')).toBe('301 /nl/wie-we-zijn/materiaal-en-zorg');
    expect(await follow('/nl/wie-we-zijn')).toBe('200');
  });

  renameSync(`${pages}/wie-we-zijn.md`, `${pages}/over-ons.md`);
  await waitFor(async () => {
    expect(await follow('/nl/wie-we-zijn')).toBe('301 /nl/over-ons');
    expect(await follow('/nl/over-ons')).toBe('200');
  });
});

test('Pages are shown while the content system cannot return redirects', async () => {
  let isDown = true;
  const site = await runSiteBehindProxy(({ url }) =>
    isDown && url.pathname.includes('/collections/redirects/') ? { status: 500, body: '{}' } : undefined,
  );
  expect((await site.get('/nl/over-ons')).status).toBe(200);
  expect((await site.get('/nl/oud/x')).status).toBe(308);
  expect((await site.get('/nl/winkels')).status).toBe(404);
  isDown = false;
  expect((await site.get('/nl/winkels')).headers.get('location')).toBe('/nl/verkooppunten');
  isDown = true;
  expect((await site.get('/nl/winkels')).status).toBe(301);
});
