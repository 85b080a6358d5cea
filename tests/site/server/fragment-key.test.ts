import { expect, test } from 'vitest';
import { createFragmentKeys, type FragmentDescription } from '../../../site/server/fragment-key.ts';

const OLD = 'an old secret with more than 32 characters';
const NEW = 'a new secret with more than 32 characters';
const hero: FragmentDescription = {
  name: 'hero',
  id: 's-héro',
  page: '/nl/verhalen?page=2',
  version: 'abc',
  isDraft: false,
};

test('A fragment key contains its description, and fits a path segment', () => {
  const keys = createFragmentKeys([NEW]);
  const key = keys.create(hero);
  expect(key).toMatch(/^hero\.[\w-]+\.[\w-]{43}$/);
  expect(keys.verify(key)).toEqual(hero);
});

test('A fragment key stays valid while its secret is in the list', () => {
  const key = createFragmentKeys([OLD]).create(hero);
  expect(createFragmentKeys([NEW, OLD]).verify(key)).toEqual(hero);
  expect(createFragmentKeys([NEW]).verify(key)).toBeUndefined();
});

const valid = createFragmentKeys([NEW]).create(hero);
const [name = '', description = '', signature = ''] = valid.split('.');
const other =
  createFragmentKeys([NEW])
    .create({ ...hero, id: 'other' })
    .split('.')[1] ?? '';

test.each([
  ['an empty key', ''],
  ['no signature', `${name}.${description}`],
  ['an empty signature', `${name}.${description}.`],
  ['a short signature', `${name}.${description}.${signature.slice(1)}`],
  ['another signature', `${name}.${description}.${'A'.repeat(43)}`],
  ['another name', `usps.${description}.${signature}`],
  ['another description', `${name}.${other}.${signature}`],
  ['a further part', `${valid}.x`],
  ['a name of an object', `__proto__.${description}.${signature}`],
  ['more than 2,000 characters', createFragmentKeys([NEW]).create({ ...hero, id: 'x'.repeat(2_000) })],
])('A fragment key with %s is invalid', (_case, key) => {
  expect(createFragmentKeys([NEW]).verify(key)).toBeUndefined();
});
