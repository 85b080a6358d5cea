import { expect, test } from 'vitest';
import { toKilometres } from '#site/stores/distance';
import type { StoreFilter } from '#site/stores/store-filter';
import { createStoreIndex, type IndexedStore } from '#site/stores/store-index';
import { fc } from '../../properties.ts';

type TestStore = IndexedStore & { readonly id: string };

function store(id: string, latitude: number, longitude: number, more: Partial<TestStore> = {}): TestStore {
  return {
    id,
    city: id,
    latitude,
    longitude,
    country: { code: 'NL', name: 'Nederland' },
    kinds: [],
    services: [],
    ...more,
  };
}

const UTRECHT = { latitude: 52.0908, longitude: 5.1222 };
const dealer = [{ id: 'kind::dealer' }];
const parking = { id: 'service::parking' };
const stores = [
  store('amsterdam', 52.3824, 4.8867, { kinds: dealer, services: [parking] }),
  store('deventer', 52.2546, 6.167, { kinds: dealer }),
  store('utrecht', 52.0894, 5.1205, { kinds: dealer, services: [parking, { id: 'service::repair' }] }),
  store('brussels', 50.8403, 4.3551, { country: { code: 'BE', name: 'België' } }),
];
const index = createStoreIndex(stores);
/** At this zoom level each store has a separate marker. */
const MAX_ZOOM = 24;
const ALL = { kinds: [], services: [], countries: [] };
const FIRST = { offset: 0, limit: 10 };
const idsOf = ({ found }: ReturnType<typeof index.find>) => found.map(({ store: { id } }) => id);

test('Without a position, stores are in display order', () => {
  expect(idsOf(index.find(ALL, FIRST))).toEqual(['amsterdam', 'deventer', 'utrecht', 'brussels']);
  expect(index.find(ALL, { offset: 2, limit: 1 })).toMatchObject({
    total: 4,
    found: [{ kilometres: undefined }],
  });
});

test('With a position, stores are sorted by distance', () => {
  const result = index.find({ ...ALL, near: UTRECHT }, FIRST);
  expect(idsOf(result)).toEqual(['utrecht', 'amsterdam', 'deventer', 'brussels']);
  expect(result.found.map(({ kilometres }) => kilometres)).toEqual([0.19, 36.17, 73.54, 148.85]);
});

test('A filter finds stores with one of its kinds, all of its services and one of its countries', () => {
  expect(idsOf(index.find({ ...ALL, kinds: ['kind::dealer', 'kind::other'] }, FIRST))).toHaveLength(3);
  expect(idsOf(index.find({ ...ALL, services: ['service::parking'] }, FIRST))).toEqual([
    'amsterdam',
    'utrecht',
  ]);
  expect(idsOf(index.find({ ...ALL, services: ['service::parking', 'service::repair'] }, FIRST))).toEqual([
    'utrecht',
  ]);
  expect(idsOf(index.find({ ...ALL, countries: ['BE', 'DE'] }, FIRST))).toEqual(['brussels']);
  expect(index.find({ ...ALL, services: ['service::unknown'] }, FIRST)).toMatchObject({
    total: 0,
    found: [],
  });
});

test('10 mi and 16.09 km find the same stores', () => {
  // Rounded to 10 m, `edge` is 16.09 km away and `outside` 16.1 km.
  const around = createStoreIndex([
    store('inside', UTRECHT.latitude + 0.1, UTRECHT.longitude),
    store('edge', UTRECHT.latitude + 0.14471, UTRECHT.longitude),
    store('outside', UTRECHT.latitude + 0.1448, UTRECHT.longitude),
  ]);
  const within = (maxKilometres: number) => around.find({ ...ALL, near: UTRECHT, maxKilometres }, FIRST);
  expect(toKilometres(10, 'mi')).toBe(16.09);
  expect(within(toKilometres(10, 'mi'))).toEqual(within(toKilometres(16.09, 'km')));
  expect(idsOf(index.find(ALL, { offset: 0, limit: 0 }))).toEqual([]);
  expect(within(16.09).found.map(({ store: { id } }) => id)).toEqual(['inside', 'edge']);
});

test('positionOf returns the index of a store in the result of the same filter and position', () => {
  for (const filter of [
    ALL,
    { ...ALL, near: UTRECHT },
    { ...ALL, near: UTRECHT, maxKilometres: 80 },
    { ...ALL, services: ['service::parking'] },
    { ...ALL, services: ['service::parking'], near: UTRECHT },
  ]) {
    const ids = idsOf(index.find(filter, FIRST));
    expect(ids.map((id) => index.positionOf(id, filter))).toEqual(ids.map((_, at) => at));
  }
  expect(index.positionOf('brussels', { ...ALL, near: UTRECHT, maxKilometres: 80 })).toBe(-1);
  expect(index.positionOf('unknown', ALL)).toBe(-1);
});

test('Without a store within the distance, the result has the nearest one of the filter', () => {
  const result = index.find({ ...ALL, countries: ['BE'], near: UTRECHT, maxKilometres: 50 }, FIRST);
  expect(result).toMatchObject({
    total: 0,
    found: [],
    nearest: { store: { id: 'brussels' }, kilometres: 148.85 },
  });
  expect(index.find({ ...ALL, near: UTRECHT, maxKilometres: 50 }, FIRST).nearest).toBeUndefined();
});

test('The stores within a box are those of the list', () => {
  const box = { west: 4, south: 52, east: 6, north: 53 };
  const ids = (filter: StoreFilter) =>
    index
      .clustersWithin(box, filter, MAX_ZOOM)
      .stores.map(({ id }) => id)
      .sort();
  expect(ids(ALL)).toEqual(['amsterdam', 'utrecht']);
  expect(ids({ ...ALL, services: ['service::repair'] })).toEqual(['utrecht']);
  expect(ids({ ...ALL, near: UTRECHT, maxKilometres: 20 })).toEqual(['utrecht']);
});

test('A box may cross the 180th meridian', () => {
  const pacific = createStoreIndex([
    store('fiji', -17.8, 178),
    store('samoa', -13.8, -171.8),
    store('utrecht', 52, 5),
  ]);
  const box = { west: 170, south: -30, east: -165, north: 0 };
  expect(pacific.clustersWithin(box, ALL, MAX_ZOOM).stores.map(({ id }) => id)).toEqual(['fiji', 'samoa']);
});

test('Counts by country are those of the filter', () => {
  expect(index.countByCountry(ALL)).toEqual({ NL: 3, BE: 1 });
  expect(index.countByCountry({ ...ALL, services: ['service::parking'] })).toEqual({ NL: 2 });
});

test('Counts of options are those with the other filters and the distance', () => {
  expect(index.countOptions(ALL)).toEqual({
    kinds: { 'kind::dealer': 3 },
    services: { 'service::parking': 2, 'service::repair': 1 },
    countries: { NL: 3, BE: 1 },
  });
  // The store in Brussels has no kind. The counts of countries ignore the chosen country.
  expect(index.countOptions({ ...ALL, kinds: ['kind::dealer'], countries: ['BE'] })).toEqual({
    kinds: {},
    services: {},
    countries: { NL: 3 },
  });
  expect(index.countOptions({ ...ALL, services: ['service::repair'] }).services).toEqual({
    'service::parking': 1,
    'service::repair': 1,
  });
  expect(index.countOptions({ ...ALL, near: UTRECHT, maxKilometres: 40 })).toEqual({
    kinds: { 'kind::dealer': 2 },
    services: { 'service::parking': 2, 'service::repair': 1 },
    countries: { NL: 2 },
  });
});

test('A count of an option is the number of stores that its choice finds', () => {
  const filters = fc.record({
    kinds: fc.subarray(['kind::dealer', 'kind::none']),
    services: fc.subarray(['service::parking', 'service::repair']),
    countries: fc.subarray(['NL', 'BE']),
    near: fc.constantFrom(undefined, UTRECHT),
    maxKilometres: fc.constantFrom(undefined, 1, 50, 120, 500),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      const counts = index.countOptions(filter);
      const totalWith = (change: Partial<typeof filter>) => index.find({ ...filter, ...change }, FIRST).total;
      expect(counts.kinds['kind::dealer'] ?? 0).toBe(totalWith({ kinds: ['kind::dealer'] }));
      expect(counts.countries['BE'] ?? 0).toBe(totalWith({ countries: ['BE'] }));
      expect(counts.services['service::repair'] ?? 0).toBe(
        totalWith({ services: [...new Set([...filter.services, 'service::repair'])] }),
      );
    }),
  );
});

test('An index without stores finds nothing', () => {
  const empty = createStoreIndex([]);
  expect(empty.find({ ...ALL, near: UTRECHT, maxKilometres: 5 }, FIRST)).toEqual({
    total: 0,
    found: [],
    nearest: undefined,
  });
  expect(empty.clustersWithin({ west: -180, south: -90, east: 180, north: 90 }, ALL, 2)).toEqual({
    total: 0,
    stores: [],
    clusters: [],
  });
});

test('All pages together have each store within the distance once, sorted', () => {
  const positions = fc.array(
    fc.tuple(fc.double({ min: 50, max: 53, noNaN: true }), fc.double({ min: 3, max: 7, noNaN: true })),
    {
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(positions, fc.integer({ min: 1, max: 300 }), (list, maxKilometres) => {
      const some = createStoreIndex(
        list.map(([latitude, longitude], at) => store(String(at), latitude, longitude)),
      );
      const pages = Array.from({ length: 8 }, (_, page) =>
        some.find({ ...ALL, near: UTRECHT, maxKilometres }, { offset: page * 10, limit: 10 }),
      );
      const found = pages.flatMap((page) => page.found);
      const distances = found.map(({ kilometres }) => kilometres ?? Infinity);
      expect(new Set(found.map(({ store: { id } }) => id)).size).toBe(pages[0]?.total);
      expect(distances.every((distance) => distance <= maxKilometres)).toBe(true);
      expect(distances).toEqual(distances.toSorted((one, other) => one - other));
      const everywhere = { west: -180, south: -90, east: 180, north: 90 };
      const filter = { ...ALL, near: UTRECHT, maxKilometres };
      expect(some.clustersWithin(everywhere, filter, 4).total).toBe(found.length);
    }),
  );
});
