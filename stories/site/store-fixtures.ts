import type { Store } from '#renderer/stores/store';
import { createStoreCards } from '#renderer/stores/store-card-data';
import type { ScreenProps } from '#site/pages/screens';
import { bath, brussels, deventer, haarlem, london, maastricht } from '../renderer/fixtures/stores.ts';

export type FinderProps = ScreenProps<'store-finder'>;
export type StorePageProps = ScreenProps<'store'>;

const toCard = createStoreCards('nl-NL');
/** Opening and closing time of one day, 24 November 2026, in milliseconds since 1970. */
const schedule = {
  timeZone: 'Europe/Amsterdam',
  times: [[1795510800000, 1795539600000]] as const,
};

/** Returns a store as the list shows it, with its distance as text. */
export function finderStore(store: Store, distance?: string): FinderProps['stores'][number] {
  const { latitude, longitude, timeZone } = store;
  return { ...toCard(store), latitude, longitude, distance, schedule: timeZone ? schedule : undefined };
}

const choice: FinderProps['choice'] = {
  kinds: [],
  services: [],
  country: undefined,
  place: '',
  at: undefined,
  distance: undefined,
  page: 1,
  store: undefined,
};

/** The list before the visitor has chosen a filter or a place. */
export const wholeList: FinderProps = {
  path: '/nl/verkooppunten',
  locale: 'nl',
  choice,
  kinds: [
    { value: 'own-store', label: 'Eigen winkel', count: 3 },
    { value: 'repair-point', label: 'Reparatiepunt', count: 6 },
    { value: 'garden-centre', label: 'Tuincentrum', count: 9 },
    { value: 'dealer', label: 'Vaste dealer', count: 22 },
  ],
  services: [
    { value: 'order-pickup', label: 'Bestelling ophalen', count: 14 },
    { value: 'spare-parts', label: 'Onderdelen op voorraad', count: 8 },
    { value: 'step-free', label: 'Rolstoeltoegankelijk', count: 31 },
  ],
  countries: [
    { value: 'BE', label: 'België', count: 4 },
    { value: 'NL', label: 'Nederland', count: 9 },
  ],
  distances: [
    { value: '10km', label: '10 km' },
    { value: '25km', label: '25 km' },
    { value: '50km', label: '50 km' },
  ],
  origin: undefined,
  distance: undefined,
  alternatives: [],
  problem: undefined,
  mapStyleUrl: undefined,
  mapQuery: '',
  total: 40,
  pageCount: 4,
  stores: [deventer, haarlem, maastricht, brussels, london, bath].map((store) => finderStore(store)),
  nearest: undefined,
  isUnavailable: false,
};

/** The stores near a place, within a distance. */
export const nearPlace: FinderProps = {
  ...wholeList,
  choice: { ...choice, kinds: ['dealer'], place: 'Utrecht', distance: { value: 50, unit: 'km' } },
  origin: { label: 'Utrecht, Nederland' },
  distance: '50 km',
  total: 2,
  pageCount: 1,
  stores: [finderStore(deventer, '0,4 km'), finderStore(haarlem, '47 km')],
};

/** The page of a store with all optional parts. */
export const storePage: StorePageProps = {
  store: {
    ...toCard(deventer),
    services: ['Donkere kamer', 'Onderdelen op voorraad', 'Rolstoeltoegankelijk'],
  },
  country: 'Nederland',
  schedule,
  specialDays: [
    { days: 'do 24 december', dateTime: '2026-12-24', times: ['10:00–16:00'], reason: 'holiday' },
    { days: '25 – 26 december', dateTime: '2026-12-25', times: [], reason: 'holiday' },
    { days: 'do 7 januari', dateTime: '2027-01-07', times: ['10:00–12:00', '13:00–22:00'], reason: 'event' },
    { days: 'ma 11 januari', dateTime: '2027-01-11', times: [], reason: undefined },
  ],
  kinds: [
    { title: 'Eigen winkel', description: 'Alles wat we maken, en de onderdelen.' },
    { title: 'Reparatiepunt', description: undefined },
  ],
  directionsHref: 'https://www.openstreetmap.org/directions?to=52.25461,6.16702',
  nearby: [
    {
      href: '/nl/verkooppunten/de-lampenist-nijmegen',
      name: 'De Lampenist',
      city: 'Nijmegen',
      distance: '50 km',
    },
    {
      href: '/nl/verkooppunten/veld-en-vonk-utrecht',
      name: 'Veld & Vonk Utrecht',
      city: 'Utrecht',
      distance: '74 km',
    },
  ],
  listHref: '/nl/verkooppunten',
};
