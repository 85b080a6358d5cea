import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findRedirect } from '#site/protocol/route-rules';
import { EnvironmentError, readEnvironment } from '../../../site/server/env.ts';
import { loadRedirects, parseRedirects } from '../../../site/server/operator-redirects.ts';
import { runSite } from '../running-site.ts';

const rules = parseRedirects(`
- { from: /nl/oud, to: /nl/nieuw }
- { from: /nl/blog/*, to: /nl/verhalen/*, status: 308 }
- { from: /nl/actie/*, to: /nl }
`);

test.each([
  ['/nl/oud', '/nl/nieuw', 301],
  ['/nl/blog/een-sleutel', '/nl/verhalen/een-sleutel', 308],
  ['/nl/blog/', '/nl/verhalen/', 308],
  ['/nl/actie/zomer/2024', '/nl', 301],
])('%s redirects to %s', (path, to, status) => {
  expect(findRedirect(rules, path)).toEqual({ to, status });
});

test('Addresses of rules are normalised and decoded, as the paths that they are compared with', () => {
  const yaml = `
- { from: /NL/old/, to: /nl//new/ }
- { from: /nl/caf%C3%A9, to: '/nl/m%C3%A9tal?topic=caf%C3%A9&x=a%26b#%C3%A9' }
`;
  expect(parseRedirects(yaml)).toEqual([
    { from: '/nl/old', to: '/nl/new', status: 301 },
    { from: '/nl/café', to: '/nl/métal?topic=café&x=a%26b#é', status: 301 },
  ]);
});

test('The site adds the query of the request to that of a rule, before its fragment', async () => {
  const site = await runSite({
    redirects: `
- { from: /nl/caf%C3%A9/, to: '/nl/verhalen?topic=m%C3%A9tal' }
- { from: /nl/formulier, to: '/nl/contact#form' }
- { from: /nl/beide, to: '/nl/contact?a=1#form' }
`,
  });
  onTestFinished(() => site.stop());
  const locationFrom = async (path: string) => (await site.get(path)).headers.get('location');
  expect(await locationFrom('/nl/caf%C3%A9')).toBe('/nl/verhalen?topic=m%C3%A9tal');
  expect(await locationFrom('/nl/caf%C3%A9?utm_source=x')).toBe('/nl/verhalen?topic=m%C3%A9tal&utm_source=x');
  expect(await locationFrom('/nl/formulier?utm_source=x')).toBe('/nl/contact?utm_source=x#form');
  expect(await locationFrom('/nl/beide?b=2')).toBe('/nl/contact?a=1&b=2#form');
});

test.each(['/nl', '/nl/oud/x', '/nl/blog', '/de/oud'])('%s is not redirected', (path) => {
  expect(findRedirect(rules, path)).toBeUndefined();
});

test.each([
  ['- { from: nl, to: /nl }', /0\.from must be a path of the site without query and fragment, for example/],
  ['- { from: /nl/lijst?page=2, to: /nl }', /0\.from must be a path of the site without query and fragment/],
  ['- { from: /nl/lijst#top, to: /nl }', /0\.from must be a path of the site without query and fragment/],
  ['- { from: /nl/%E0%A4, to: /nl }', /0\.from must be a path of the site/],
  [
    '- { from: /contact, to: /nl }',
    /0\.from must begin with the code of a locale, for example \/nl\/contact/,
  ],
  ['- { from: /about.html, to: /nl }', /0\.from must begin with the code of a locale/],
  ['- { from: /nlx/*, to: /nl }', /0\.from must begin with the code of a locale/],
  ['- { from: /nl/a, to: "/nl/a?b=1" }', /\/nl\/a redirects to itself/],
  ['- { from: /nl, to: https://elsewhere.test }', /0\.to must be a path of the site/],
  ['- { from: /nl, to: //elsewhere.test }', /0\.to must be a path/],
  ['- { from: /nl, to: /en, status: 200 }', /0\.status must be 301, 302, 307 or 308/],
  ['- { from: /nl/a, to: /nl/b, unless: /nl/c }', /unless/],
  [
    '- { from: /nl/a, to: /nl/b }\n- { from: /nl/b, to: /nl/a }',
    /\/nl\/a redirects to itself through \/nl\/a, \/nl\/b/,
  ],
  ['- { from: /nl/a/*, to: /nl/a/b/* }', /\/nl\/a\/\* needs more than 50 steps/],
  ['from: /a', /list/i],
])('parseRedirects rejects %s', (yaml, message) => {
  expect(() => parseRedirects(yaml)).toThrow(message);
});

test('parseRedirects accepts an empty file and the site’s own rules', () => {
  expect(parseRedirects('# none')).toEqual([]);
  const ownRules = parseRedirects(readFileSync('site/redirects.yaml', 'utf8'));
  expect(findRedirect(ownRules, '/nl/dealers')?.to).toBe('/nl/verkooppunten');
});

test.each([
  ['that does not exist', undefined, 'ENOENT'],
  ['with an invalid rule', '- { from: nl, to: /nl }', '0.from must be a path of the site'],
])('loadRedirects names the variable and the path of a file %s', async (_, yaml, reason) => {
  const directory = mkdtempSync(join(tmpdir(), 'redirects-'));
  const file = join(directory, 'redirects.yaml');
  if (yaml !== undefined) writeFileSync(file, yaml);
  const loading = loadRedirects(readEnvironment({ REDIRECTS_FILE: file }), '.');
  await expect(loading).rejects.toThrow(EnvironmentError);
  await expect(loading).rejects.toThrow(
    `REDIRECTS_FILE: expected a YAML file with redirect rules, got "${file}".`,
  );
  await expect(loading).rejects.toThrow(reason);
  rmSync(directory, { recursive: true });
});
