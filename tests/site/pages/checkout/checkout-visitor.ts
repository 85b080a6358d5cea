import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type LocaleCode, locales } from '#site/i18n/locale';
import type { Session } from '../../../../site/session/session.ts';
import { SHOP_START } from '../../demo-data.ts';
import { openOrigin, type Origin } from '../../origin.ts';
import { runSite } from '../../running-site.ts';
import { askShop, createGuestCart, sessionCookie } from '../../shop-visitor.ts';
import { createVisitor as createVisitorOfSite, type FormValues, type ShownPage } from '../../visitor.ts';

/** How the proxy of the shop fails at an operation. `down`: responds with 503. `lost`: forwards the operation and drops the response. */
export type Fault = 'down' | 'lost';

type Variables = Readonly<Record<string, string>>;
type CheckoutSiteOptions = { readonly knowsProvider?: boolean };

/** Starts the site with a proxy of the shop that can fail at chosen operations. Both stop when the test ends. */
export async function runCheckoutSite(variables: Variables = {}, options: CheckoutSiteOptions = {}) {
  const site = await startCheckoutSite(variables, options);
  onTestFinished(() => site.stop());
  return site;
}

/** Removes all that visitors have stored in the shop. */
const EMPTY_SHOP =
  'DELETE FROM cart; DELETE FROM placed_order; DELETE FROM stock_reservation; DELETE FROM customer; DELETE FROM mail_outbox';
/** A file has more tests than a visitor has attempts. */
const NO_LIMITS = { SIGN_IN_ATTEMPTS: '1000', CART_POSTS: '10000' };

/**
 * Starts one site for the tests of a file, because a start takes longer than most tests. Returns a function that returns it without faults,
 * records, customers and carts of earlier tests. A test that ends during an outage of the shop, or changes its products, needs its own site.
 */
export function shareCheckoutSite(variables: Variables = {}): () => CheckoutSite {
  let site: CheckoutSite | undefined;
  beforeAll(async () => {
    site = await startCheckoutSite({ ...NO_LIMITS, ...variables });
  });
  afterAll(() => site?.stop());
  return () => {
    if (!site) throw new Error('The site starts before the first test. Use it inside a test.');
    site.reset();
    return site;
  };
}

async function startCheckoutSite(variables: Variables, { knowsProvider = true }: CheckoutSiteOptions = {}) {
  const faults = new Map<string, Fault>();
  const operations: string[] = [];
  const bodies: string[] = [];
  const preparations = new Map<string, () => void>();
  let shopUrl = '';
  let proxy: Origin | undefined;
  const site = await runSite({
    variables,
    proxyShopUrl: async (url) => {
      shopUrl = url;
      proxy = await openOrigin(async (response, request) => {
        const body = request.body.toString();
        const operation =
          request.url.searchParams.get('operationName') ?? /"operationName":"(\w+)"/.exec(body)?.[1] ?? '';
        operations.push(operation);
        bodies.push(body);
        preparations.get(operation)?.();
        const fault = faults.get(operation) ?? faults.get('*');
        if (fault === 'down') return response.writeHead(503).end('Maintenance');
        const { store, authorization } = request.headers;
        const found = await fetch(`${url}${request.url.pathname}${request.url.search}`, {
          method: request.method,
          headers: {
            'content-type': 'application/json',
            ...(typeof store === 'string' ? { store } : {}),
            ...(authorization === undefined ? {} : { authorization }),
          },
          ...(request.method === 'POST' ? { body } : {}),
        }).catch(() => undefined);
        if (!found || fault === 'lost') return response.destroy();
        return response
          .writeHead(found.status, { 'content-type': 'application/json' })
          .end(await found.text());
      });
      return proxy.url;
    },
    knowsProvider,
  });
  /** Runs a function each time before the shop receives an operation. */
  const before = (operation: string, prepare: () => void) => void preparations.set(operation, prepare);
  /** `bodies` are the requests that the shop has received, as text. */
  return {
    ...site,
    before,
    bodies,
    faults,
    operations,
    shopUrl: () => shopUrl,
    reset() {
      for (const recorded of [operations, bodies, site.events]) recorded.length = 0;
      faults.clear();
      preparations.clear();
      site.changeShop(EMPTY_SHOP);
      site.setSiteTime(SHOP_START.getTime());
      site.setShopDay(SHOP_START.toISOString().slice(0, 10));
    },
    async stop() {
      await proxy?.stop();
      await site.stop();
    },
  };
}

type CheckoutSite = Awaited<ReturnType<typeof startCheckoutSite>>;

/** A browser without scripts that has a cart in the shop. */
export function createVisitor(site: Pick<CheckoutSite, 'get' | 'post' | 'shopUrl'>, code: LocaleCode = 'nl') {
  const locale = locales.find((candidate) => candidate.code === code);
  if (!locale) throw new Error(`There is no locale ${code}.`);
  const { magentoStore: store, magentoSessionId } = locale;
  const visitor = createVisitorOfSite(site);
  const ask = (query: string, variables: object = {}, token?: string): Promise<unknown> =>
    askShop(site.shopUrl(), query, { store, variables, ...(token !== undefined && { token }) });

  async function setSession(session: Session) {
    const [name = '', value = ''] = (await sessionCookie(session, magentoSessionId)).split('=');
    visitor.cookies.set(name, value);
  }

  return {
    ...visitor,
    setSession,
    /** Sends an operation to the shop itself, as another program would. */
    ask,
    /** Puts pieces of a product into a guest's cart. */
    async fillCart(sku: string, quantity = 1) {
      const cartId = await createGuestCart(site.shopUrl(), { sku, quantity, store });
      await setSession({ cartId });
      return cartId;
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** Returns the text at a path of unknown JSON. */
export function textAt(json: unknown, ...path: readonly string[]): string {
  let value = json;
  for (const name of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The fields of a delivery address in California. */
export const americanAddress = {
  shipping_country: 'US',
  shipping_firstName: 'Mira',
  shipping_lastName: 'Veldman',
  shipping_street1: '12 Main Street',
  shipping_postcode: '94103',
  shipping_city: 'San Francisco',
  shipping_region: 'CA',
  shipping_telephone: '415 555 0100',
};

export const dutchAddress = {
  shipping_country: 'NL',
  shipping_firstName: 'Noor',
  shipping_lastName: 'Veld',
  shipping_street1: 'Kade 12',
  shipping_postcode: '1234 AB',
  shipping_city: 'Utrecht',
  shipping_telephone: '030 1234567',
};

export const EMAIL = 'noor@example.test';

/** Creates an account in the shop. */
export async function registerCustomer(
  visitor: Visitor,
  credentials: { readonly email: string; readonly password: string },
): Promise<void> {
  await visitor.ask(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input: { firstname: 'Mira', lastname: 'Veldman', ...credentials } },
  );
}

const FILL_IN = `mutation ($id: String!, $email: String!, $address: CartAddressInput!, $payment: PaymentMethodInput!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
  setShippingMethodsOnCart(
    input: { cart_id: $id, shipping_methods: [{ carrier_code: "tablerate", method_code: "bestway" }] }
  ) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }`;

/**
 * Fills in the checkout of a guest's cart at the shop and opens the review, for tests that are not about the steps. It takes a fifth of the
 * time of `reachReview`.
 */
export async function openReview(
  visitor: Visitor,
  cartId: string,
  payment = 'banktransfer',
): Promise<ShownPage> {
  const address = {
    firstname: dutchAddress.shipping_firstName,
    lastname: dutchAddress.shipping_lastName,
    street: [dutchAddress.shipping_street1],
    postcode: dutchAddress.shipping_postcode,
    city: dutchAddress.shipping_city,
    telephone: dutchAddress.shipping_telephone,
    country_code: dutchAddress.shipping_country,
  };
  await visitor.ask(FILL_IN, { id: cartId, email: EMAIL, address, payment: { code: payment } });
  return visitor.open('/nl/bestellen/controle');
}

/** Goes through all steps up to the review. */
export async function reachReview(
  visitor: Visitor,
  {
    start = '/nl/bestellen',
    address = dutchAddress,
    shipping = { method: 'tablerate/bestway' },
    payment = { method: 'banktransfer' },
  }: {
    readonly start?: string;
    readonly address?: Readonly<Record<string, string>>;
    readonly shipping?: FormValues;
    readonly payment?: FormValues;
  } = {},
): Promise<ShownPage> {
  const contact = await visitor.open(start);
  const addresses = await visitor.submit(contact, { email: EMAIL });
  const delivery = await visitor.submit(addresses, address);
  const paymentPage = await visitor.submit(delivery, shipping);
  return visitor.submit(paymentPage, payment);
}
