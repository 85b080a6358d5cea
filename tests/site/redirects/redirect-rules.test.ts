import { expect, test } from 'vitest';
import type { RedirectRule } from '#site/protocol/route-rules';
import { createRedirectRules, findEndlessChain } from '../../../site/redirects/redirect-rules.ts';

const rule = (from: string, to: string): RedirectRule => ({ from, to, status: 301 });

const loop = (...paths: readonly string[]) => ({ kind: 'loop', paths });

function rulesOf(operator: readonly RedirectRule[], editors: readonly RedirectRule[]) {
  const rules = createRedirectRules(operator);
  for (const each of editors) rules.add(each);
  return rules;
}

test('Rules of the operator apply first, then exact paths, then the longest pattern', () => {
  const rules = rulesOf(
    [rule('/nl/a', '/operator'), rule('/nl/vast/*', '/operator/*')],
    [
      rule('/nl/*', '/all'),
      rule('/nl/b/*', '/long/*'),
      rule('/nl/b/c', '/exact'),
      rule('/nl/a', '/editor'),
      rule('/nl/vast/a', '/editor'),
    ],
  );
  const targets = ['/nl/a', '/nl/vast/a', '/nl/b/c', '/nl/b/d', '/nl/x', '/de/x'].map(
    (path) => rules.find(path)?.to,
  );
  expect(targets).toEqual(['/operator', '/operator/a', '/exact', '/long/d', '/all', undefined]);
});

test('The list of all rules has the order in which they apply', () => {
  const rules = rulesOf(
    [rule('/nl/a', '/x')],
    [rule('/nl/*', '/x'), rule('/nl/b/*', '/x'), rule('/nl/c', '/x')],
  );
  expect(rules.all().map(({ from }) => from)).toEqual(['/nl/a', '/nl/c', '/nl/b/*', '/nl/*']);
});

test.each([
  ['a redirect that ends', [rule('/a', '/b'), rule('/b', '/c')], undefined],
  ['a redirect to itself', [rule('/a', '/a')], loop('/a')],
  ['a circle', [rule('/a', '/b'), rule('/b', '/a')], loop('/a', '/b')],
  ['a chain into a circle', [rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/b')], loop('/b', '/c')],
  [
    'a path that grows',
    [rule('/a', '/x/y'), rule('/x/*', '/x/x/*')],
    expect.objectContaining({ kind: 'tooLong' }),
  ],
])('findEndlessChain detects whether %s ends', (_name, rules, end) => {
  expect(findEndlessChain('/a', rulesOf([], rules).find, 6)).toEqual(end);
});
