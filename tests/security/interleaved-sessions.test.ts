import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, runSite } from '../site/running-site.ts';
import { createContact, sessionCookie } from '../site/shop-visitor.ts';

/** The requirements ask for 500 interleaved sessions. */
const VISITORS = 500;
/** Every 50th visitor signs in. Hashing a password is slow on purpose, so it would take too long for all visitors. */
const SIGNED_IN_EVERY = 50;
/** Requests of this many visitors are open at the same time. */
const SIMULTANEOUS = 25;
/** Pages that all visitors share. */
const CACHED_PAGES = ['/nl', '/nl/lampen.html', '/de/_payload.json', '/nl/_payload.json'];

/** Products with enough stock. The cart page names a variant in the link of its line. */
const PRODUCTS = [
  { path: '/nl/lantaarn-hoeve-31.html', sku: 'VV-HOEVE-31-CHALK' },
  { path: '/nl/lantaarn-hoeve-31.html', sku: 'VV-HOEVE-31-CLAY' },
  { path: '/nl/tafellamp-maan-15.html', sku: 'VV-MAAN-15-CHALK' },
  { path: '/nl/pot-kuip.html', sku: 'VV-KUIP-MOSS' },
] as const;
const QUANTITIES = 5;

type Visitor = {
  readonly cookies: Map<string, string>;
  readonly product: (typeof PRODUCTS)[number];
  readonly quantity: number;
  readonly contact: string | undefined;
  /** Texts that no other visitor may see. */
  readonly secrets: readonly string[];
};

let site: RunningSite;
let visitors: readonly Visitor[];
beforeAll(async () => {
  site = await runSite({ variables: { SESSION_REQUESTS: '10000', CART_POSTS: '10000' } });
  visitors = await Promise.all(Array.from({ length: VISITORS }, (_, index) => createVisitor(index)));
});
afterAll(() => site.stop());

async function createVisitor(index: number): Promise<Visitor> {
  const product = PRODUCTS[index % PRODUCTS.length] ?? PRODUCTS[0];
  const quantity = (Math.floor(index / PRODUCTS.length) % QUANTITIES) + 1;
  const cookies = new Map<string, string>();
  if (index % SIGNED_IN_EVERY !== 0) return { cookies, product, quantity, contact: undefined, secrets: [] };
  const contact = `Mira Visitor-${index}-end`;
  const token = await createContact(site.shop.url, {
    firstName: 'Mira',
    lastName: `Visitor-${index}-end`,
  });
  const [name = '', value = ''] = (await sessionCookie({ token })).split(/=(.*)/s);
  cookies.set(name, value);
  return { cookies, product, quantity, contact, secrets: [token, contact] };
}

/** Runs a function once for each visitor, 25 at the same time, in an order that mixes the visitors. */
async function forEachMixed(run: (index: number, turn: number) => Promise<void>) {
  const waiting = [...mixed(VISITORS).entries()];
  const runNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await run(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: SIMULTANEOUS }, runNext));
}

/** Returns the numbers from 0 in an order that mixes the visitors. The step has no common divisor with the count. */
function mixed(count: number) {
  return Array.from({ length: count }, (_, index) => (index * 317) % count);
}

function visitorAt(index: number): Visitor {
  const visitor = visitors[index];
  if (!visitor) throw new Error(`Expected visitor ${index}.`);
  return visitor;
}

/** Sends a request with the cookies of a visitor, and keeps those of the response. */
async function send(
  { cookies }: Visitor,
  request: (headers: { cookie: string }) => Promise<Response> | Response,
) {
  const response = await request({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  for (const header of response.headers.getSetCookie()) {
    const [pair = ''] = header.split(';', 1);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    cookies.set(name, value);
  }
  return response;
}

/** Repeats the request after a 503, because site and shop share a busy process in tests and the shop may time out. */
async function load(visitor: Visitor, path: string): Promise<Response> {
  for (;;) {
    const response = await send(visitor, (headers) => site.get(path, headers));
    if (response.status !== 503) return response;
  }
}

/** Adds the product of the visitor by the form of the product page. */
async function addProduct(visitor: Visitor) {
  const { path, sku } = visitor.product;
  const body = new URLSearchParams({ sku, quantity: String(visitor.quantity) });
  const response = await send(visitor, (headers) => site.post(path, body, headers));
  expect(response.status).toBe(303);
}

test('500 visitors at the same time see their own cart and name, and cached pages contain nothing of them', async () => {
  const pages = new Map<string, Set<string>>();
  const formTokens = new Set<string>();
  for (const path of CACHED_PAGES) await site.get(path);
  await forEachMixed((index) => addProduct(visitorAt(index)));
  await forEachMixed(async (index, turn) => {
    const visitor = visitorAt(index);
    const { product, quantity, contact } = visitor;
    const path = CACHED_PAGES[turn % CACHED_PAGES.length] ?? '/nl';
    const cartPage = await load(visitor, '/nl/winkelwagen');
    const [summary, page] = await Promise.all([
      load(visitor, '/api/session?locale=nl'),
      send(visitor, ({ cookie }) => site.get(path, { cookie: `${cookie}; locale=nl` })),
    ]);

    expect(cartPage.headers.get('cache-control')).toBe('no-store');
    const cart = await cartPage.text();
    const shownSkus = PRODUCTS.map(({ sku }) => sku).filter((sku) => cart.includes(`variant=${sku}`));
    expect(shownSkus, `cart page of visitor ${index}`).toEqual([product.sku]);
    const [, shownQuantity] = /<input[^>]*name="quantity"[^>]*>/.exec(cart)?.[0].split('value="') ?? [];
    expect(Number.parseInt(shownQuantity ?? '', 10), `quantity of visitor ${index}`).toBe(quantity);
    const formToken = visitor.cookies.get('form_token') ?? '';
    expect(cart).toContain(`name="form_token" value="${formToken}"`);
    formTokens.add(formToken);

    expect(summary.headers.get('cache-control')).toBe('no-store');
    const json = await summary.json();
    expect(json.cartQuantity, `cart of visitor ${index}`).toBe(quantity);
    expect(json.contact, `contact of visitor ${index}`).toBe(contact);

    expect(page.headers.getSetCookie().join()).not.toMatch(/magento_|has_session_|form_token/);
    const text = await page.text();
    for (const secret of [formToken, ...visitor.secrets]) expect(text).not.toContain(secret);
    for (const [name] of cart.matchAll(/Visitor-\d+-end/g)) expect(contact).toContain(name);
    pages.set(path, (pages.get(path) ?? new Set()).add(text));
  });
  expect(formTokens.size).toBe(VISITORS);
  // Every visitor received the same bytes.
  for (const path of CACHED_PAGES) expect(pages.get(path)?.size, path).toBe(1);
  for (const text of [...pages.values()].flatMap((texts) => [...texts]))
    expect(text).not.toMatch(/Visitor-\d+-end|Fe26\.2/);
});
