import { onTestFinished } from 'vitest';
import { type LocaleCode, locales } from '#site/i18n/locale';
import type { Session } from '../../../../site/session/session.ts';
import { startOrigin } from '../../origin.ts';
import { runSite } from '../../running-site.ts';
import { askShop, createGuestCart, sessionCookie } from '../../shop-visitor.ts';
import { createVisitor as createVisitorOfSite, type FormValues, type ShownPage } from '../../visitor.ts';

/** How the proxy of the shop fails at an operation. `down`: responds with 503. `lost`: forwards the operation and drops the response. */
export type Fault = 'down' | 'lost';

/** Starts the site with a proxy of the shop that can fail at chosen operations. Both stop when the test ends. */
export async function runCheckoutSite(
  variables: Readonly<Record<string, string>> = {},
  { knowsProvider = true }: { readonly knowsProvider?: boolean } = {},
) {
  const faults = new Map<string, Fault>();
  const operations: string[] = [];
  const bodies: string[] = [];
  const preparations = new Map<string, () => void>();
  let shopUrl = '';
  const site = await runSite({
    variables,
    proxyShopUrl: async (url) => {
      shopUrl = url;
      const proxy = await startOrigin(async (response, request) => {
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
  onTestFinished(() => site.stop());
  /** Runs a function each time before the shop receives an operation. */
  const before = (operation: string, prepare: () => void) => void preparations.set(operation, prepare);
  /** `bodies` are the requests that the shop has received, as text. */
  return { ...site, before, bodies, faults, operations, shopUrl: () => shopUrl };
}

type CheckoutSite = Awaited<ReturnType<typeof runCheckoutSite>>;

/** A browser without scripts that has a cart in the shop. */
export function createVisitor(site: Pick<CheckoutSite, 'get' | 'post' | 'shopUrl'>, code: LocaleCode = 'nl') {
  const locale = locales.find((candidate) => candidate.code === code);
  if (!locale) throw new Error(`There is no locale ${code}.`);
  const { magentoStore: store, magentoSessionId } = locale;
  const visitor = createVisitorOfSite(site);

  async function setSession(session: Session) {
    const [name = '', value = ''] = (await sessionCookie(session, magentoSessionId)).split('=');
    visitor.cookies.set(name, value);
  }

  return {
    ...visitor,
    setSession,
    /** Sends an operation to the shop itself, as another program would. */
    ask: (query: string, variables: object = {}, token?: string): Promise<unknown> =>
      askShop(site.shopUrl(), query, { store, variables, ...(token !== undefined && { token }) }),
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
