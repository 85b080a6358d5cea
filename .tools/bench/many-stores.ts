import { startContentServer } from '#embedded/content';
import { type Store, WEEKDAYS } from '#renderer/stores/store';
import { createRandom } from './create-random.ts';
import { startLoopbackServer } from './loopback-server.ts';
import { listPage, send } from './many-pages.ts';
import { siteUrl } from './served-site.ts';

const COUNTRIES = ['NL', 'BE', 'DE', 'FR', 'GB', 'US', 'CA'];
const KINDS = ['dealer', 'garden-centre', 'own-store', 'repair-point'];
const SERVICES = ['parking', 'step-free', 'order-pickup', 'advice'];
/** Utrecht, Paris and Brooklyn. */
export const POSITIONS = [
  { latitude: 52.0907, longitude: 5.1214 },
  { latitude: 48.8566, longitude: 2.3522 },
  { latitude: 40.6889, longitude: -73.9895 },
] as const;
const STORES_PATH = '/api/collections/stores/entries';

/** Creates stores around the three positions, always the same. */
export function createStores(count: number): Store[] {
  const random = createRandom(62);
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) =>
    items[Math.floor(random() * items.length)];
  return Array.from({ length: count }, (_, at): Store => {
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

/**
 * Starts a content system with the demo content, and with the given number of Dutch stores instead of those of the demo content. It
 * generates the pages of their list on request.
 */
export async function serveManyStores(count: number): Promise<{ url: string; close(): Promise<void> }> {
  const entries = createStores(count).map(toEntry);
  const demo = await startContentServer({
    directory: 'site/statamic',
    port: 0,
    appUrl: siteUrl,
    submissionsDirectory: '.cache/bench-submissions',
    log: () => {},
  });
  const server = await startLoopbackServer(async ({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, demo.url);
    if (pathname !== STORES_PATH) {
      const proxied = await fetch(demo.url + url);
      response.writeHead(proxied.status, { 'content-type': proxied.headers.get('content-type') ?? '' });
      return response.end(Buffer.from(await proxied.arrayBuffer()));
    }
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    const items = entries.slice((page - 1) * limit, page * limit);
    return send(response, listPage(items, count, page, limit));
  });
  return {
    url: server.url,
    async close() {
      server.close();
      await demo.close();
    },
  };
}

/** Returns a store as the content system does (contract §5). */
function toEntry({ name, postalCode, country, timeZone, hours, kinds, services, href, ...store }: Store) {
  return {
    ...store,
    title: name,
    url: href,
    locale: 'nl',
    collection: { title: 'Shops', handle: 'stores' },
    status: 'published',
    published: true,
    postal_code: postalCode,
    country: { value: country.code },
    time_zone: { value: timeZone },
    hours: hours.map(({ day, opens, closes }) => ({ day: { value: day }, opens, closes })),
    special_days: [],
    store_types: kinds,
    store_services: services,
  };
}
