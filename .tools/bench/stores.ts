import type { StoreFilter } from '#site/stores/store-filter';
import { createStoreIndex } from '#site/stores/store-index';
import { createStores, POSITIONS } from './many-stores.ts';
import { type Percentiles, percentiles } from './percentiles.ts';

/** Number of generated stores. */
export const STORES = 50_000;
const PER_PAGE = 12;
const ROUNDS = 60;
const WORLD = { west: -180, south: -90, east: 180, north: 90 };

/** Measures the store finder with 50,000 stores: building the index, and each kind of search. */
export function measureStores(): {
  readonly build: number;
  readonly searches: Readonly<Record<string, Percentiles>>;
} {
  const stores = createStores(STORES);
  const startedAt = performance.now();
  const index = createStoreIndex(stores);
  const build = Math.round(performance.now() - startedAt);
  const all = { kinds: [], services: [], countries: [] };
  const first = { offset: 0, limit: PER_PAGE };
  const narrow = { kinds: ['dealer', 'own-store'], services: ['parking', 'step-free'], countries: [] };
  const searches = {
    'all stores': timesOf(() => index.find(all, first)),
    'by kind and service': timesOf(() => index.find(narrow, first)),
    'near a place': timesOf((near) => index.find({ ...all, near }, first)),
    'near a place, by kind and service': timesOf((near) => index.find({ ...narrow, near }, first)),
    'within 25 km': timesOf((near) => index.find({ ...all, near, maxKilometres: 25 }, first)),
    'within 5,000 km': timesOf((near) => index.find({ ...all, near, maxKilometres: 5_000 }, first)),
    'last page near a place': timesOf((near) =>
      index.find({ ...all, near }, { offset: STORES - PER_PAGE, limit: PER_PAGE }),
    ),
    'counts of options': timesOf(() => index.countOptions(narrow)),
    'counts of options within 5,000 km': timesOf((near) =>
      index.countOptions({ ...narrow, near, maxKilometres: 5_000 }),
    ),
    'markers of a part of the map': timesOf(({ latitude, longitude }) =>
      index.clustersWithin(
        { west: longitude - 2, south: latitude - 2, east: longitude + 2, north: latitude + 2 },
        all,
        8,
      ),
    ),
    'markers of the whole map': timesOf(() => index.clustersWithin(WORLD, all, 2)),
    'markers of the whole map, by kind and service': timesOf(() => index.clustersWithin(WORLD, narrow, 2)),
    // The site requests no such markers, but any client can.
    'markers of the whole map at a high zoom level': timesOf(() => index.clustersWithin(WORLD, all, 24)),
  };
  return { build, searches };
}

function timesOf(run: (near: NonNullable<StoreFilter['near']>) => unknown): Percentiles {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const near = POSITIONS[round % POSITIONS.length] ?? POSITIONS[0];
    const startedAt = performance.now();
    run(near);
    // The first rounds warm up the code.
    if (round >= POSITIONS.length) times.push(performance.now() - startedAt);
  }
  return percentiles(times);
}
