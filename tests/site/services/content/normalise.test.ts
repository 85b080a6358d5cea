import { describe, expect, test } from 'vitest';
import {
  choiceOf,
  handleOf,
  linkOf,
  mapOf,
  pictureOf,
  relatedOf,
} from '../../../../site/services/content/normalise.ts';

describe('linkOf', () => {
  test.each([
    ['an address (Statamic 5)', '/nl/contact', '/nl/contact'],
    ['an object (Statamic 6)', { url: '/nl/contact' }, '/nl/contact'],
    ['a related entry', { id: 'e1', title: 'Contact', url: '/nl/contact', api_url: '…' }, '/nl/contact'],
    ['none (Statamic 5)', null, null],
    ['none (Statamic 6)', { url: null }, null],
    ['an empty string', '', null],
    ['absent', undefined, null],
    ['an empty map as PHP writes it', [], null],
    ['a number', 7, null],
  ])('%s', (_, value, address) => {
    expect(linkOf(value)).toBe(address);
  });
});

describe('choiceOf', () => {
  test.each([
    ['an option', { value: 'dark', label: 'Donker', key: 'dark' }, 'dark'],
    ['a number', { value: 2, label: 'Twee', key: 2 }, 2],
    ['no', { value: false, label: 'Nee', key: 'false' }, false],
    ['nothing chosen', { value: null, label: null, key: null }, null],
    ['a plain value', 'dark', 'dark'],
    ['null', null, null],
    ['a list', ['dark'], null],
  ])('%s', (_, value, choice) => {
    expect(choiceOf(value)).toBe(choice);
  });
});

test.each([
  [{ a: 1 }, { a: 1 }],
  [[], {}],
  [null, {}],
  ['text', {}],
])('mapOf(%j) returns %j', (value, map) => {
  expect(mapOf(value)).toEqual(map);
});

test('handleOf reads an object or a string', () => {
  expect([handleOf({ title: 'Pages', handle: 'pages' }), handleOf('pages'), handleOf(null)]).toEqual([
    'pages',
    'pages',
    null,
  ]);
});

test('relatedOf returns null for a missing value, null or a bare id', () => {
  expect([undefined, null, 'about-nl', [], { title: 'Zonder id' }].map(relatedOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(relatedOf({ id: 'p', title: 'Ouder', url: '/nl/ouder' })).toEqual({
    id: 'p',
    title: 'Ouder',
    url: '/nl/ouder',
  });
});

describe('pictureOf', () => {
  const shallow = {
    id: 'assets::a.jpg',
    url: '/a.jpg',
    permalink: 'https://cms.test/a.jpg',
    api_url: '…',
    alt: '',
  };

  test('accepts missing sizes and keeps an empty alt text', () => {
    const { api_url: _, ...known } = shallow;
    expect(pictureOf(shallow)).toEqual({ ...known, width: null, height: null, focus: null });
  });

  test('reads the first picture of a list', () => {
    expect(pictureOf([shallow])?.id).toBe('assets::a.jpg');
  });

  test.each([
    [{ focus: '40-60-1' }, '40% 60%'],
    [{ focus: '40-60' }, '40% 60%'],
    [{ focus: '40-60-1', focus_css: '10% 20%' }, '10% 20%'],
    [{ focus: 'middle' }, null],
  ])('converts the focus point of %j', (more, focus) => {
    expect(pictureOf({ ...shallow, ...more })?.focus).toBe(focus);
  });

  test.each([[null], [undefined], ['hero/lamp.jpg'], [[]], [{}], [{ id: 7 }]])('%j is none', (value) => {
    expect(pictureOf(value)).toBeNull();
  });
});
