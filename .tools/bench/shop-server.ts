import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopServer } from '#embedded/shop';
import { createLargeCatalogue } from './large-catalogue.ts';
import { type Percentiles, percentiles } from './percentiles.ts';

const PRODUCTS = 20_000;
const CALLS = 200;
/** Calls that are not measured, because the first calls of a server take longer. */
const WARM_UP_CALLS = 10;
const PAGE_SIZE = 24;
const TIMEOUT_MS = 60_000;

/** Times in milliseconds. */
export type ShopServerFigures = {
  /** Until the first response from an empty folder, which is filled with the products. */
  readonly firstStart: number;
  /** Until the first response from the filled folder. */
  readonly secondStart: number;
  readonly calls: Readonly<Record<string, Percentiles>>;
};

/** The fields of a product card, and everything that a category page shows beside its products. */
const LIST = `total_count page_info { total_pages } sort_fields { options { value label } }
  aggregations { attribute_code label options { label value count } }
  items { uid sku name url_key url_suffix stock_status new_from_date small_image { url label } media_gallery { url }
    price_range { minimum_price { regular_price { value currency } final_price { value } discount { percent_off } }
      maximum_price { final_price { value } } }
    ... on ConfigurableProduct { configurable_options { attribute_code values { uid label swatch_data { value } } }
      variants { attributes { uid } product { sku stock_status small_image { url } } } } }`;

const LAMPS = 'category_uid: { eq: "MTA=" }';
const COLORS = ['211', '212', '213', '214', '215'];
const SEARCHES = ['lamp', 'tafellamp', 'eiken', 'lantaarn', 'wol'];

/** The arguments of each measured list. Filters and pages differ from call to call. */
const lists: Readonly<Record<string, (index: number) => string>> = {
  'category and colour, by price': (index) =>
    `filter: { ${LAMPS}, color: { eq: "${pick(COLORS, index)}" } }, sort: { price: ASC }, currentPage: ${1 + (index % 10)}`,
  'category and price, by name': (index) =>
    `filter: { ${LAMPS}, price: { from: "${50 + (index % 7) * 10}", to: "${150 + (index % 7) * 10}" } }, sort: { name: DESC }`,
  'category, two colours and in stock, by light': (index) =>
    `filter: { ${LAMPS}, color: { in: ["${pick(COLORS, index)}", "${pick(COLORS, index + 1)}"] }, in_stock: { eq: "1" } }, sort: { lumen: DESC }`,
  'search and material, by relevance': (index) =>
    `search: "${pick(SEARCHES, index)}", filter: { materials: { in: ["233", "234"] } }`,
};

/** Measures the embedded shop with twenty thousand generated products: both starts, and filtered, sorted and aggregated lists. */
export async function measureShopServer(): Promise<ShopServerFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  try {
    const catalogue = createLargeCatalogue(PRODUCTS);
    const source = { fingerprint: () => String(PRODUCTS), read: () => catalogue };
    const start = async () => {
      const startedAt = performance.now();
      const server = await startShopServer({
        directory,
        catalogue: source,
        mediaDirectory: 'site/statamic/public/assets',
        port: 0,
      });
      await call(server.url, `filter: { ${LAMPS} }`);
      return { server, milliseconds: Math.round(performance.now() - startedAt) };
    };
    const first = await start();
    await first.server.close();
    const second = await start();
    const calls: Record<string, Percentiles> = {};
    for (const [name, argumentsOf] of Object.entries(lists))
      calls[name] = await measureCalls(second.server.url, argumentsOf);
    await second.server.close();
    return { firstStart: first.milliseconds, secondStart: second.milliseconds, calls };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function measureCalls(url: string, argumentsOf: (index: number) => string) {
  for (let index = 0; index < WARM_UP_CALLS; index += 1) await call(url, argumentsOf(index));
  const times: number[] = [];
  for (let index = 0; index < CALLS; index += 1) {
    const startedAt = performance.now();
    await call(url, argumentsOf(index));
    times.push(performance.now() - startedAt);
  }
  return percentiles(times);
}

/** Requests one page of a list by GET, as the site does. */
async function call(url: string, listArguments: string): Promise<void> {
  const query = `{ products(${listArguments}, pageSize: ${PAGE_SIZE}) { ${LIST} } }`;
  const response = await fetch(`${url}/graphql?${new URLSearchParams({ query }).toString()}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (response.status !== 200 || text.includes('"errors"') || text.includes('"total_count":0'))
    throw new Error(`products(${listArguments}): expected products, got ${text.slice(0, 300)}`);
}

function pick(values: readonly string[], index: number): string {
  return values[index % values.length] ?? '';
}
