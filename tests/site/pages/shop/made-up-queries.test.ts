import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHead } from '../../../parse-html.ts';
import { fc } from '../../../properties.ts';
import { runSite, type RunningSite } from '../../running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

const ORIGIN = 'https://www.example.test';
const CATEGORY = '/nl/lampen.html';
const PRODUCT = '/nl/lantaarn-hoeve-31.html';
const MAX_REDIRECTS = 4;

/** Follows the redirects of a URL. */
async function open(path: string) {
  let address = path;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const response = await site.get(address);
    if (response.status !== 302) return { status: response.status, address, response };
    address = response.headers.get('location') ?? '';
  }
  throw new Error(`${path} redirects more than ${MAX_REDIRECTS} times.`);
}

/** Expects a page or a 404 page, and that search engines index only the canonical URL. */
async function expectValidState(path: string) {
  const { status, address, response } = await open(path);
  expect([200, 404], `${path} → ${address}`).toContain(status);
  const document = parseHead(await response.text());
  const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content');
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const isIndexed = robots === 'index, follow' && canonical === ORIGIN + address;
  const [plain = ''] = path.split('?');
  expect(isIndexed ? address : plain, `${path} → ${address}`).toBe(plain);
}

const codes = [
  'color',
  'price',
  'in_stock',
  'power',
  'size',
  'sku',
  'category_uid',
  '__proto__',
  'constructor',
];
const values = [
  '211',
  '213',
  '1',
  '0',
  '999',
  '0_100',
  '*_*',
  '9_1',
  '_',
  '',
  "' OR 1=1",
  '../..',
  '\0',
  '\ud800',
];
const filter = fc.oneof(
  fc.tuple(fc.constantFrom(...codes), fc.constantFrom(...values)).map((parts) => parts.join(':')),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const parameter = fc.oneof(
  fc.tuple(fc.constant('filter'), filter),
  fc.tuple(
    fc.constant('sort'),
    fc.constantFrom('price:asc', 'price:up', 'entity_id:desc', 'name:asc:x', ':'),
  ),
  fc.tuple(fc.constant('page'), fc.constantFrom('0', '2', '-1', '9999', '1e3', '１', 'NaN', '٣')),
  fc.tuple(fc.constantFrom('variant', 'shown', '__proto__'), fc.string({ maxLength: 20 })),
);

test.each([CATEGORY, PRODUCT])(
  'Made-up parameters of %s lead to a valid state or a 404, and are never indexed',
  async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.array(parameter, { minLength: 1, maxLength: 6 }), async (pairs) => {
        await expectValidState(`${path}?${new URLSearchParams(pairs)}`);
      }),
      { numRuns: 60 },
    );
  },
);

test.each([
  ['an encoding that is not UTF-8', `${CATEGORY}?filter=color:%ff%fe`],
  ['a broken percent sign', `${CATEGORY}?filter=%&page=%zz`],
  ['as many long values as a URL has room for', longFilters(24)],
  ['more values than a list takes', longFilters(60)],
  ['a repeated page', `${CATEGORY}?page=2&page=3`],
  ['a variant of another product', `${PRODUCT}?variant=VV-KEY`],
  ['two variants', `${PRODUCT}?variant=VV-HOEVE-31-MOSS&variant=VV-HOEVE-31-CLAY`],
  ['a long variant', `${PRODUCT}?variant=${'A'.repeat(2_000)}`],
])('A URL with %s leads to a valid state', async (_what, path) => {
  await expectValidState(path);
});

/** A URL with values of six facets, all as long as the site accepts. */
function longFilters(count: number) {
  const filters = Array.from(
    { length: count },
    (_, index) => `filter=${'f'.repeat(58)}_${index % 6}:${'9'.repeat(37)}${100 + index}`,
  );
  return `${CATEGORY}?${filters.join('&')}`;
}
