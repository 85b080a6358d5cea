import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopServer } from '#embedded/shop';
import { type Percentiles, percentiles } from './percentiles.ts';

const ORDERS_PER_MINUTE = 1_000;
/** The checkouts start within this time, so that the last order can be placed within the minute. */
const START_SECONDS = 58;
const TIMEOUT_MS = 10_000;
/** Parts of which the shop has at least 200 pieces each. */
const SKUS = ['VV-SWITCH', 'VV-BATTERY', 'VV-GLASS-22', 'VV-GLASS-31', 'VV-GLOBE-15'];

export type ShopOrderFigures = {
  readonly orders: number;
  readonly errors: number;
  /** From the first step of the first checkout to the last order, in seconds. */
  readonly seconds: number;
  /** Milliseconds of all steps of an order. */
  readonly checkout: Percentiles;
  /** Milliseconds of the last step. */
  readonly placeOrder: Percentiles;
};

const ADDRESS = `{ firstname: "Noor", lastname: "Veld", street: ["Dijkweg 3"], city: "Utrecht", postcode: "3511 AB",
  country_code: "NL", telephone: "0612345678" }`;

/** The steps of a guest's checkout, one request each, as a site sends them. */
const steps = (id: string, sku: string): readonly string[] => [
  `createGuestCart(input: { cart_uid: "${id}" }) { cart { id } }`,
  `addProductsToCart(cartId: "${id}", cartItems: [{ sku: "${sku}", quantity: 1 }]) {
    cart { total_quantity prices { grand_total { value } } } user_errors { message } }`,
  `setGuestEmailOnCart(input: { cart_id: "${id}", email: "noor@example.test" }) { cart { email } }`,
  `setShippingAddressesOnCart(input: { cart_id: "${id}", shipping_addresses: [{ address: ${ADDRESS} }] }) {
    cart { shipping_addresses { available_shipping_methods { carrier_code amount { value } } } } }`,
  `setShippingMethodsOnCart(input: { cart_id: "${id}",
    shipping_methods: [{ carrier_code: "tablerate", method_code: "bestway" }] }) { cart { prices { grand_total { value } } } }`,
  `setBillingAddressOnCart(input: { cart_id: "${id}", billing_address: { same_as_shipping: true } }) { cart { id } }`,
  `setPaymentMethodOnCart(input: { cart_id: "${id}", payment_method: { code: "banktransfer" } }) { cart { id } }`,
];

/**
 * Starts a thousand checkouts in 58 seconds, one every 58 ms, each with all its steps, and counts orders and errors. A checkout starts in time
 * even if earlier ones are slow.
 */
export async function measureShopOrders(): Promise<ShopOrderFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'shop-orders-'));
  try {
    const server = await startShopServer({
      directory,
      catalogue: 'site/embedded/catalogue',
      mediaDirectory: 'site/statamic/public/assets',
      port: 0,
      log: () => {},
    });
    const checkouts: number[] = [];
    const placements: number[] = [];
    let errors = 0;
    const visit = async (index: number) => {
      try {
        const { checkout, placement } = await order(server.url, SKUS[index % SKUS.length] ?? '');
        checkouts.push(checkout);
        placements.push(placement);
      } catch {
        errors += 1;
      }
    };
    const startedAt = performance.now();
    const visits: Promise<void>[] = [];
    for (let index = 0; index < ORDERS_PER_MINUTE; index += 1) {
      const due = startedAt + (index * START_SECONDS * 1000) / ORDERS_PER_MINUTE;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      visits.push(visit(index));
    }
    await Promise.all(visits);
    const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1));
    await server.close();
    return {
      orders: checkouts.length,
      errors,
      seconds,
      checkout: percentiles(checkouts),
      placeOrder: percentiles(placements),
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function order(url: string, sku: string) {
  const id = randomBytes(16).toString('hex');
  const startedAt = performance.now();
  for (const step of steps(id, sku)) await call(url, step);
  const placedAt = performance.now();
  await call(
    url,
    `placeOrder(input: { cart_id: "${id}" }) { orderV2 { number total { grand_total { value } } } }`,
  );
  const endedAt = performance.now();
  return { checkout: endedAt - startedAt, placement: endedAt - placedAt };
}

async function call(url: string, mutation: string): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: `mutation { ${mutation} }` }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (response.status !== 200 || text.includes('"errors"') || text.includes('"user_errors":[{'))
    throw new Error(`${mutation.slice(0, 40)}: expected data, got ${text.slice(0, 300)}`);
}
