import { describe, expect, test } from 'vitest';
import {
  handleOf,
  linkOf,
  mapOf,
  pictureOf,
  relatedOf,
} from '../../../../site/services/content/wire-values.ts';

describe('linkOf', () => {
  test.each([
    ['a string (Statamic 5)', '/nl/contact', '/nl/contact'],
    ['an object (Statamic 6)', { url: '/nl/contact' }, '/nl/contact'],
    ['a related entry', { id: 'e1', title: 'Contact', url: '/nl/contact', api_url: '…' }, '/nl/contact'],
    ['null (Statamic 5)', null, null],
    ['an object without a URL (Statamic 6)', { url: null }, null],
    ['an empty string', '', null],
    ['a missing value', undefined, null],
    ['an empty map, which PHP serialises as a list', [], null],
    ['a number', 7, null],
  ])('reads %s', (_, value, url) => {
    expect(linkOf(value)).toBe(url);
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

  test.each([[null], [undefined], ['hero/lamp.jpg'], [[]], [{}], [{ id: 7 }]])(
    'returns null for %j',
    (value) => {
      expect(pictureOf(value)).toBeNull();
    },
  );
});
