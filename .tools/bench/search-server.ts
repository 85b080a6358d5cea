import { join } from 'node:path';
import { DEFAULT_SEARCH_KEYS } from '#embedded/search';
import { createRandom } from './create-random.ts';
import { memoryOf } from './memory.ts';
import { type Percentiles, percentiles } from './percentiles.ts';
import { startServerProcess } from './server-process.ts';

const START_SCRIPT = join(import.meta.dirname, '../../site/embedded/search/serve.ts');
const BATCH = 1000;
const CALLS = 200;
/** Calls that are not measured, because the first calls of a server take longer. */
const WARM_UP_CALLS = 10;
const HITS_PER_PAGE = 24;
const TIMEOUT_MS = 120_000;
const INDEX = 'bench_products';
const DESCRIPTION_WORDS = 20;
const SYLLABLES = [
  'ba',
  'do',
  'ke',
  'li',
  'mo',
  'na',
  'ru',
  'sa',
  'ti',
  'vo',
  'wel',
  'zon',
  'tar',
  'pel',
  'gis',
  'hout',
];
const TYPES = [
  'lamp',
  'lantaarn',
  'tafellamp',
  'hanglamp',
  'tuinlantaarn',
  'wandlamp',
  'tafel',
  'kruk',
  'kandelaar',
  'zaklamp',
];
const COLORS = ['messing', 'zwart', 'klei', 'eiken', 'linnen'];
const BRANDS = ['Oda', 'Lumo', 'Vaart', 'Kelk', 'Berm', 'Nevel', 'Zode', 'Ring'];

/** Times in milliseconds. */
export type SearchServerFigures = {
  readonly products: number;
  /** Until the response to the last batch of records. */
  readonly indexing: number;
  /** Memory of the server process in megabytes, after indexing and before the calls. */
  readonly memory: number;
  readonly calls: Readonly<Record<string, Percentiles>>;
};

const settings = {
  searchableAttributes: ['name', 'brand', 'colour', 'unordered(description)', 'sku'],
  attributesForFaceting: ['brand', 'colour', 'price', 'categories.level0', 'in_stock'],
  customRanking: ['desc(popularity)'],
  indexLanguages: ['nl'],
  queryLanguages: ['nl'],
  ignorePlurals: ['nl'],
  decompoundedAttributes: { nl: ['name'] },
};

/** The measured searches. Words and filters differ from call to call. */
const searches: Readonly<Record<string, (index: number) => object>> = {
  prefix: (index) => ({ query: pick(TYPES, index).slice(0, 2 + (index % 3)) }),
  'two words': (index) => ({ query: `${pick(COLORS, index)} ${pick(TYPES, index >> 2)}` }),
  typo: (index) => ({
    query: swapLetters(pick(['lantaarn', 'tafellamp', 'hanglamp', 'kandelaar'], index), 2 + (index % 3)),
  }),
  'facets and filters': (index) => ({
    query: pick(TYPES, index),
    facets: ['brand', 'colour', 'price', 'categories.level0', 'in_stock'],
    filters: `colour:${pick(COLORS, index)} AND price < ${200 + (index % 7) * 50}`,
  }),
  'facets of everything': () => ({ facets: ['*'] }),
};

/** Measures the embedded search with generated products, in a separate process. */
export async function measureSearchServer(products: number): Promise<SearchServerFigures> {
  const { url, pid, stop } = await startServerProcess([START_SCRIPT, '--port', '0'], {
    urlLabel: 'Serving an empty search at ',
    env: { ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_KEY: '', ALGOLIA_ADMIN_KEY: '' },
  });
  try {
    await send(url, 'PUT', `${INDEX}/settings`, settings);
    const batches = createBatches(products);
    const startedAt = performance.now();
    for (const requests of batches) await send(url, 'POST', `${INDEX}/batch`, { requests });
    const indexing = Math.round(performance.now() - startedAt);
    const memory = Math.round(memoryOf(pid));
    const calls: Record<string, Percentiles> = {};
    for (const [name, search] of Object.entries(searches)) calls[name] = await measureCalls(url, search);
    return { products, indexing, memory, calls };
  } finally {
    await stop();
  }
}

async function measureCalls(url: string, search: (index: number) => object) {
  const call = (index: number) =>
    send(url, 'POST', '*/queries', {
      requests: [{ indexName: INDEX, hitsPerPage: HITS_PER_PAGE, ...search(index) }],
    });
  for (let index = 0; index < WARM_UP_CALLS; index += 1) await call(index);
  const times: number[] = [];
  for (let index = 0; index < CALLS; index += 1) {
    const startedAt = performance.now();
    const text = await call(index);
    times.push(performance.now() - startedAt);
    if (text.includes('"nbHits":0'))
      throw new Error(`${JSON.stringify(search(index))}: expected hits, got none`);
  }
  return percentiles(times);
}

async function send(url: string, method: string, path: string, body: object): Promise<string> {
  const { appId, adminKey } = DEFAULT_SEARCH_KEYS;
  const response = await fetch(`${url}/1/indexes/${path}`, {
    method,
    headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (response.status !== 200)
    throw new Error(`${method} ${path}: expected 200, got ${response.status} ${text.slice(0, 300)}`);
  return text;
}

function createBatches(products: number): object[][] {
  const random = createRandom(19);
  const words = Array.from({ length: 5000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () =>
      pick(SYLLABLES, Math.floor(random() * 1000)),
    ).join(''),
  );
  const requests = Array.from({ length: products }, (_, index) => ({
    action: 'addObject',
    body: {
      objectID: String(index),
      sku: `VV-${index}`,
      name: `${pick(BRANDS, index)} ${pick(TYPES, index >> 3)} ${pick(words, Math.floor(random() * words.length))}`,
      brand: pick(BRANDS, index),
      colour: pick(COLORS, Math.floor(random() * COLORS.length)),
      description: Array.from({ length: DESCRIPTION_WORDS }, () =>
        pick(words, Math.floor(random() ** 2 * words.length)),
      ).join(' '),
      price: 10 + Math.floor(random() * 600),
      in_stock: random() > 0.1,
      popularity: Math.floor(random() * 1000),
      categories: { level0: [pick(TYPES, index >> 3)] },
      url: `/nl/verlichting/product-${index}`,
    },
  }));
  return Array.from({ length: Math.ceil(products / BATCH) }, (_, index) =>
    requests.slice(index * BATCH, (index + 1) * BATCH),
  );
}

function swapLetters(word: string, at: number): string {
  return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
}

function pick(values: readonly string[], index: number): string {
  return values[index % values.length] ?? '';
}
