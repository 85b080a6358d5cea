import { beforeEach, expect, test, vi } from 'vitest';
import {
  clearRecentSearches,
  parseRecentSearches,
  storeSearch,
  storedSearches,
  subscribeToRecentSearches,
} from '#site/layout/recent-searches';

const recent = (locale = 'nl') => parseRecentSearches(storedSearches(), locale);

beforeEach(() => localStorage.clear());

test('A locale keeps its last six searches, the last one first and each once', () => {
  for (const term of ['lamp', 'deken', ' Lamp ']) storeSearch('nl', term);
  expect(recent()).toEqual(['Lamp', 'deken']);
  for (let index = 0; index < 20; index += 1) storeSearch('nl', `term ${index}`);
  expect(recent()).toHaveLength(6);
  expect(recent()[0]).toBe('term 19');
});

test('A term that differs only by invisible characters is stored once, as the search page shows it', () => {
  for (const term of ['tuinlamp', 'tuin\u00adlamp', 'een  deken', '\u200b']) storeSearch('nl', term);
  expect(recent()).toEqual(['een deken', 'tuinlamp']);
});

test('Each locale has its own list, and clearing one keeps the others', () => {
  storeSearch('nl', 'lamp');
  storeSearch('de', 'Leuchte');
  clearRecentSearches('nl');
  expect([recent('nl'), recent('de')]).toEqual([[], ['Leuchte']]);
  clearRecentSearches('de');
  expect(localStorage.length).toBe(0);
});

test.each(['', '   ', 'a'.repeat(201)])('The term "%s" is not stored', (term) => {
  storeSearch('nl', term);
  expect(storedSearches()).toBe('');
});

test.each([
  ['text that is no JSON', '{'],
  ['a list', '["lamp"]'],
  ['null', 'null'],
  ['values of other types', '{"nl":[1,null,{"a":1},""]}'],
  ['an object instead of a list', '{"nl":{"length":3}}'],
  ['an endless term', JSON.stringify({ nl: ['a'.repeat(9_999)] })],
  ['a prototype', '{"__proto__":{"nl":["lamp"]}}'],
])('A stored list with %s is empty', (_what, stored) => {
  localStorage.setItem('recent-searches', stored);
  expect(recent()).toEqual([]);
});

test('A locale that is named like a property of objects has no searches', () => {
  storeSearch('nl', 'lamp');
  expect([recent('__proto__'), recent('constructor')]).toEqual([[], []]);
});

test('A listener is called after each change until it stops', () => {
  const listener = vi.fn();
  const stop = subscribeToRecentSearches(listener);
  storeSearch('nl', 'lamp');
  stop();
  clearRecentSearches('nl');
  expect(listener).toHaveBeenCalledOnce();
});

test('A browser without storage keeps nothing and works', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Storage is disabled');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Storage is disabled');
  });
  storeSearch('nl', 'lamp');
  expect(recent()).toEqual([]);
  vi.restoreAllMocks();
});
