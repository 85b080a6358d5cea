import { brotliCompressSync } from 'node:zlib';
import { type Store, WEEKDAYS } from '#renderer/stores/store';
import { createStoreCards } from '#renderer/stores/store-card-data';
import { nextOpenIntervals } from '#site/stores/opening-times';
import type { StoreFilter } from '#site/stores/store-filter';
import { createStoreIndex } from '#site/stores/store-index';
import { percentiles, type Percentiles } from './shop-requests.ts';

const STORES = 50_000;
const PER_PAGE = 12;
const ROUNDS = 60;
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const COUNTRIES = ['NL', 'BE', 'DE', 'FR', 'GB', 'US', 'CA'];
const KINDS = ['dealer', 'garden-centre', 'own-store', 'repair-point'];
const SERVICES = ['parking', 'step-free', 'order-pickup', 'advice'];
/** Utrecht, Paris and Brooklyn. */
const POSITIONS = [
  { latitude: 52.0907, longitude: 5.1214 },
  { latitude: 48.8566, longitude: 2.3522 },
  { latitude: 40.6889, longitude: -73.9895 },
] as const;

/** Measures the store finder with 50,000 stores: building the index, each kind of search, and the data of the first page. */
export function measureStores(): {
  readonly build: number;
  readonly searches: Readonly<Record<string, Percentiles>>;
  /** Bytes of the first page as JSON. */
  readonly firstPage: number;
  /** The same bytes, brotli. */
  readonly firstPageCompressed: number;
} {
  const stores = createStores();
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
    // A browser asks for no such markers, but everybody can.
    'markers of the whole map at a high zoom level': timesOf(() => index.clustersWithin(WORLD, all, 24)),
  };
  const page = firstPageOf(index.find({ ...all, near: POSITIONS[0] }, first).found.map(({ store }) => store));
  return {
    build,
    searches,
    firstPage: Buffer.byteLength(page),
    firstPageCompressed: brotliCompressSync(page).byteLength,
  };
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

/** Returns the stores of a page as the finder sends them to the browser. */
function firstPageOf(stores: readonly Store[]): string {
  const toCard = createStoreCards('nl-NL');
  const now = new Date('2026-11-24T12:00:00Z');
  return JSON.stringify(
    stores.map((store) => ({
      ...toCard(store),
      latitude: store.latitude,
      longitude: store.longitude,
      distance: '12 km',
      schedule: { timeZone: store.timeZone, times: nextOpenIntervals(store, now, 5) },
    })),
  );
}

/** Creates stores around the three positions, always the same. */
function createStores(): Store[] {
  const random = createRandom();
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) =>
    items[Math.floor(random() * items.length)];
  return Array.from({ length: STORES }, (_, at): Store => {
    const centre = pick(POSITIONS) ?? POSITIONS[0];
    const code = pick(COUNTRIES) ?? 'NL';
    return {
      id: `store-${at}`,
      name: `De Lampenist ${at}`,
      note: 'Achterin doen ze om de tien minuten het licht uit, om te vergelijken.',
      street: `Haarlemmerdijk ${at}`,
      postalCode: '1013 KG',
      city: 'Amsterdam',
      region: undefined,
      country: { code, name: code },
      latitude: centre.latitude + (random() - 0.5) * 8,
      longitude: centre.longitude + (random() - 0.5) * 12,
      phone: '+31 20 555 0168',
      email: 'hallo@winkel.example',
      website: 'https://www.winkel.example',
      hours: WEEKDAYS.map((day) => ({ day, opens: '10:00', closes: '18:00' })),
      specialDays: [],
      timeZone: 'Europe/Amsterdam',
      kinds: KINDS.filter(() => random() < 0.4).map((id) => ({ id, title: id, description: undefined })),
      services: SERVICES.filter(() => random() < 0.4).map((id) => ({ id, title: id })),
      picture: undefined,
      href: `/nl/verkooppunten/winkel-${at}`,
    };
  });
}

/** A generator of numbers from 0 to 1 (mulberry32), so that each run measures the same stores. */
function createRandom(): () => number {
  let state = 62;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
