import { expect, test } from 'vitest';
import {
  type FinderChoice,
  hasFinderChoice,
  isCanonicalFinderQuery,
  NO_CHOICE,
  readFinderQuery,
  writeFinderQuery,
} from '../../../../site/pages/store-finder/finder-query.ts';
import { fc } from '../../../properties.ts';

const read = (query: string) => readFinderQuery(new URLSearchParams(query));

test.each<[string, Partial<FinderChoice>]>([
  ['', {}],
  ['type=own-store&type=dealer&type=dealer', { kinds: ['dealer', 'own-store'] }],
  ['service=parking&type=<script>', { services: ['parking'] }],
  ['place=%20Den%20%20Haag%20', { place: 'Den Haag' }],
  ['place=Utrecht&at=52.0907,5.12139', { place: 'Utrecht', at: { latitude: 52.091, longitude: 5.121 } }],
  ['position=52.0907,-5.1', { at: { latitude: 52.091, longitude: -5.1 } }],
  ['at=52,5', {}],
  ['place=Utrecht&position=52,5', { place: 'Utrecht' }],
  ['position=91,5', {}],
  ['position=52', {}],
  ['distance=10mi', { distance: { value: 10, unit: 'mi' } }],
  ['distance=16.09km', { distance: { value: 16.09, unit: 'km' } }],
  ['distance=0km', {}],
  ['distance=10', {}],
  ['distance=-5km', {}],
  ['country=NL', { country: 'NL' }],
  ['country=nl', {}],
  ['page=3', { page: 3 }],
  ['page=0', {}],
  ['page=99999', {}],
  ['store=schemer-nl', { store: 'schemer-nl' }],
  ['store=../nl', {}],
])('The query "%s" is parsed', (query, choice) => {
  expect(read(query)).toEqual({ ...NO_CHOICE, ...choice });
});

test('The canonical form of a query is its own canonical form', () => {
  const parameter = fc.tuple(
    fc.constantFrom('type', 'service', 'country', 'place', 'at', 'position', 'distance', 'page', 'store'),
    fc.oneof(fc.string(), fc.constantFrom('dealer', 'NL', '52.1,5.1', '25km', '10mi', '2', 'Utrecht')),
  );
  fc.assert(
    fc.property(fc.array(parameter, { maxLength: 12 }), (parameters) => {
      const choice = readFinderQuery(new URLSearchParams(parameters));
      const query = new URLSearchParams(writeFinderQuery(choice));
      expect(readFinderQuery(query)).toEqual(choice);
      expect(isCanonicalFinderQuery(query, choice)).toBe(true);
    }),
  );
});

test('A page with a choice is not cached, and further pages of the whole list are', () => {
  const has = (query: string) =>
    hasFinderChoice(new URL(`https://www.example.test/nl/verkooppunten?${query}`));
  expect(['place=Utrecht', 'position=52,5', 'type=dealer', 'distance=5km'].map(has)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(has('page=2')).toBe(false);
});
