import { describe, expect, test } from 'vitest';
import { check } from './check-project.ts';

const folder = 'content/collections/redirects';

/** The collection of redirects, and the published page `/nl/over-ons/team`. */
const project = {
  'content/collections/redirects.yaml': 'sites: [nl, en]\nslugs: false\npropagate: false',
  'resources/blueprints/collections/redirects/redirect.yaml': `
fields:
  - { handle: from, field: { type: text } }
  - { handle: to, field: { type: link } }
  - { handle: permanent, field: { type: toggle } }
`,
  'content/trees/collections/nl/pages.yaml':
    'tree: [{ entry: home-nl }, { entry: about-nl, children: [{ entry: team-nl }] }]',
  'content/trees/collections/en/pages.yaml':
    'tree: [{ entry: home-en }, { entry: about-en, children: [{ entry: team-en }] }]',
  'content/collections/pages/nl/team.md': '---\nid: team-nl\ntitle: Team\n---\n',
  'content/collections/pages/en/team.md': '---\nid: team-en\norigin: team-nl\n---\n',
};

type Redirect = { from: string; to?: string; site?: string; updatedAt?: number; published?: boolean };

/** Checks a project with redirects by their id. Returns the file, field and message of each finding. */
async function checkRedirects(redirects: Readonly<Record<string, Redirect>>): Promise<string[]> {
  const files = Object.entries(redirects).map(
    ([id, { from, to = 'entry::home-nl', site = 'nl', updatedAt = 1_795_165_200, published = true }]) => [
      `${folder}/${site}/${id}.md`,
      `---\nid: ${id}\ntitle: '${from}'\npublished: ${published}\nfrom: '${from}'\nto: '${to}'\nupdated_at: ${updatedAt}\n---\n`,
    ],
  );
  const findings = await check({ ...project, ...Object.fromEntries(files) });
  return findings.map(({ file, field, message }) => `${file.replace(`${folder}/`, '')} ${field}: ${message}`);
}

describe('Content check reports a redirect', () => {
  test('from an address without the language', async () => {
    expect(await checkRedirects({ one: { from: '/oud' } })).toEqual([
      'nl/one.md from: The redirect is ignored: expected a path that begins with /nl/.',
    ]);
  });

  test('with the old address of a newer one', async () => {
    const redirects = {
      newer: { from: '/nl/oud', updatedAt: 1_795_165_201 },
      older: { from: '/nl/oud/', to: 'entry::about-nl' },
    };
    expect(await checkRedirects(redirects)).toEqual([
      'nl/older.md from: The redirect is ignored: the newer redirect newer has the same old address.',
    ]);
  });

  test('that leads back to its old address', async () => {
    expect(await checkRedirects({ own: { from: '/nl/over-ons', to: 'entry::about-nl' } })).toEqual([
      'nl/own.md from: The redirect is ignored: it is part of a loop through /nl/over-ons.',
    ]);
  });

  test('that forms a loop with a newer one from an address below its own', async () => {
    const redirects = {
      newer: { from: '/nl/verhalen/x', to: '/nl/weblog/x', updatedAt: 1_795_165_201 },
      older: { from: '/nl/weblog/*', to: '/nl/verhalen/*' },
    };
    expect(await checkRedirects(redirects)).toContain(
      'nl/older.md from: The redirect is ignored: it is part of a loop through /nl/verhalen/x, /nl/weblog/x.',
    );
  });

  test('from the address of a page', async () => {
    expect(await checkRedirects({ one: { from: '/nl/over-ons' } })).toEqual([
      'nl/one.md from: The redirect hides the page about-nl, which has this address; remove the redirect or change the slug.',
    ]);
  });

  test('from the address of a screen', async () => {
    expect(await checkRedirects({ one: { from: '/nl/winkelwagen' } })).toEqual([
      'nl/one.md from: The redirect hides the cart page of the site, which has this address; remove the redirect.',
    ]);
  });

  test('from all addresses below a page that has children', async () => {
    expect(await checkRedirects({ one: { from: '/nl/over-ons/*' } })).toEqual([
      'nl/one.md from: The redirect hides the page /nl/over-ons/team; remove it, or write one redirect for each old address that no page has.',
    ]);
  });

  test('from all addresses of a site', async () => {
    const [finding, ...others] = await checkRedirects({ one: { from: '/nl/*' } });
    expect(others).toEqual([]);
    expect(finding).toMatch(/^nl\/one\.md from: The redirect hides \d+ pages, for example \/nl\/over-ons; /);
  });

  test('that applies to a page before a redirect with a shorter address', async () => {
    const redirects = {
      one: { from: '/nl/over-ons/*' },
      all: { from: '/nl/over*' },
      exact: { from: '/nl/over-ons' },
    };
    const findings = await checkRedirects(redirects);
    expect(findings.map((finding) => finding.split(' ')[0])).toEqual(['nl/exact.md', 'nl/one.md']);
  });
});

describe('Content check accepts a redirect', () => {
  test.each<[string, Record<string, Redirect>]>([
    ['from an address that no page has', { one: { from: '/nl/oud' }, two: { from: '/nl/oud/*' } }],
    [
      'from the same address in another site',
      { one: { from: '/nl/oud' }, two: { from: '/en/oud', to: 'entry::home-en', site: 'en' } },
    ],
    ['from addresses below a page without children', { one: { from: '/nl/over-ons/team/*' } }],
    ['from the address of a screen in another language', { one: { from: '/nl/cart' } }],
    [
      'that is a draft with the address of another one',
      { one: { from: '/nl/oud' }, two: { from: '/nl/oud', published: false } },
    ],
    ['that is a draft with the address of a page', { one: { from: '/nl/over-ons', published: false } }],
    [
      'to a screen',
      {
        one: { from: '/nl/oud', to: '/nl/mijn-account' },
        two: { from: '/nl/weg/*', to: '/nl/mijn-account/*' },
      },
    ],
  ])('%s', async (_case, redirects) => {
    expect(await checkRedirects(redirects)).toEqual([]);
  });
});
