import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRedirect } from '#site/protocol/route-rules';
import { EnvironmentError, readEnvironment } from '../../../site/server/env.ts';
import { loadRedirects, parseRedirects } from '../../../site/server/operator-redirects.ts';

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

test.each(['/nl', '/nl/oud/x', '/nl/blog', '/de/oud'])('%s is not redirected', (path) => {
  expect(findRedirect(rules, path)).toBeUndefined();
});

test.each([
  ['- { from: nl, to: /nl }', /0\.from must be a path of the site, for example/],
  ['- { from: /nl, to: https://elsewhere.test }', /0\.to must be a path of the site/],
  ['- { from: /nl, to: //elsewhere.test }', /0\.to must be a path/],
  ['- { from: /nl, to: /en, status: 200 }', /0\.status must be 301, 302, 307 or 308/],
  ['- { from: /a, to: /b, unless: /c }', /unless/],
  ['- { from: /a, to: /b }\n- { from: /b, to: /a }', /\/a redirects to itself through \/a, \/b/],
  ['- { from: /a/*, to: /a/b/* }', /\/a\/\* needs more than 50 steps/],
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
