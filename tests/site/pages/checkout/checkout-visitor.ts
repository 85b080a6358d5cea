import { onTestFinished } from 'vitest';
import { type LocaleCode, locales } from '#site/i18n/locale';
import { createSessionSeal } from '../../../../site/session/sealed-cookie.ts';
import type { Session } from '../../../../site/session/session.ts';
import { parseHtml } from '../../../parse-html.ts';
import { startOrigin } from '../../origin.ts';
import { readControls } from '../../read-controls.ts';
import { runSite } from '../../running-site.ts';

const SECRET = 'a secret of tests with more than 32 characters';
const MAX_REDIRECTS = 5;

/** The fault of a proxy of the shop at an operation. `down` responds with 503. `lost` forwards it and closes the connection without the response. */
export type Fault = 'down' | 'lost';

/** Starts the site with a proxy of the shop that can fail at chosen operations. Both stop when the test ends. */
export async function runCheckoutSite(
  variables: Readonly<Record<string, string>> = {},
  { knowsProvider = true }: { readonly knowsProvider?: boolean } = {},
) {
  const faults = new Map<string, Fault>();
  const operations: string[] = [];
  const preparations = new Map<string, () => void>();
  let shopUrl = '';
  const site = await runSite(
    undefined,
    undefined,
    undefined,
    variables,
    undefined,
    undefined,
    async (url) => {
      shopUrl = url;
      const proxy = await startOrigin(async (response, request) => {
        const body = request.body.toString();
        const operation =
          request.url.searchParams.get('operationName') ?? /"operationName":"(\w+)"/.exec(body)?.[1] ?? '';
        operations.push(operation);
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
  );
  onTestFinished(() => site.stop());
  /** Runs a function each time before the shop receives an operation. */
  const before = (operation: string, prepare: () => void) => void preparations.set(operation, prepare);
  return { ...site, before, faults, operations, shopUrl: () => shopUrl };
}

type CheckoutSite = Awaited<ReturnType<typeof runCheckoutSite>>;

/** A page as a browser without a script shows it. */
export type ShownPage = { readonly status: number; readonly path: string; readonly document: Document };

/** A browser without scripts: it stores cookies, follows redirects and posts forms. */
export function createVisitor(site: Pick<CheckoutSite, 'get' | 'post' | 'shopUrl'>, code: LocaleCode = 'nl') {
  const locale = locales.find((candidate) => candidate.code === code);
  if (!locale) throw new Error(`There is no locale ${code}.`);
  const cookies = new Map<string, string>();
  const cookieHeader = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  function store(response: Response) {
    for (const header of response.headers.getSetCookie()) {
      const [pair = ''] = header.split(';');
      const separator = pair.indexOf('=');
      cookies.set(pair.slice(0, separator), pair.slice(separator + 1));
    }
  }

  async function follow(response: Response, path: string, redirects = 0): Promise<ShownPage> {
    store(response);
    const target = response.headers.get('location');
    if (target === null || response.status < 300 || response.status >= 400)
      return { status: response.status, path, document: parseHtml(await response.text()) };
    if (redirects === MAX_REDIRECTS) throw new Error(`Too many redirects: ${target}`);
    const next = target.replace('https://www.example.test', '');
    // The page of a payment provider.
    if (!next.startsWith('/')) return { status: response.status, path: next, document: parseHtml('') };
    return follow(await site.get(next, cookieHeader()), next, redirects + 1);
  }

  /** Sends an operation to the shop itself, as another program would. */
  async function ask(query: string, variables: object = {}, token?: string): Promise<unknown> {
    const response = await fetch(`${site.shopUrl()}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        store: locale?.magentoStore ?? '',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const body: { data?: unknown; errors?: readonly { message: string }[] } = JSON.parse(
      await response.text(),
    );
    if (body.errors?.[0]) throw new Error(body.errors[0].message);
    return body.data;
  }

  async function setSession(session: Session) {
    const name = `magento_${locale?.magentoSessionId}`;
    cookies.set(name, await createSessionSeal([SECRET]).seal(name, session));
  }

  return {
    cookies,
    ask,
    setSession,
    get: async (path: string) => follow(await site.get(path, cookieHeader()), path),
    /**
     * Fills in the form of a page and sends it.
     *
     * @param values by name; `intent` chooses the form of a page with several; an empty list of the same name leaves a checkbox as it is. `undefined` removes a value
     * @param follows false returns the response of the post without following its redirect
     */
    async submit(page: ShownPage, values: Readonly<Record<string, string | undefined>> = {}) {
      const body = formValues(page, values);
      return follow(await site.post(page.path, body, cookieHeader()), page.path);
    },
    /** Sends the form and loses the response, as a network that fails. Cookies of the response are lost too. */
    async submitAndLose(page: ShownPage, values: Readonly<Record<string, string | undefined>> = {}) {
      await site.post(page.path, formValues(page, values), cookieHeader());
    },
    /** Puts pieces of a product into a guest's cart. */
    async fillCart(sku: string, quantity = 1) {
      const created = await ask('mutation { createGuestCart { cart { id } } }');
      const cartId = textAt(created, 'createGuestCart', 'cart', 'id');
      await ask(
        'mutation ($id: String!, $sku: String!, $quantity: Float!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: $quantity }]) { cart { id } user_errors { message } } }',
        { id: cartId, sku, quantity },
      );
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

/** Returns what a browser would post: the controls of the form with these values. */
function formValues({ document }: ShownPage, values: Readonly<Record<string, string | undefined>>): FormData {
  const form = [...document.querySelectorAll('main form[method=post]')].find(
    (candidate) => candidate.querySelector('[name=intent]')?.getAttribute('value') === values['intent'],
  );
  if (!form) throw new Error('The page has no form.');
  const body = new FormData();
  for (const [name, value] of Object.entries(readControls(form)))
    if (!(name in values)) body.set(name, value);
  for (const [name, value] of Object.entries(values)) if (value !== undefined) body.set(name, value);
  return body;
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

/** Goes through all steps up to the review. */
export async function reachReview(
  visitor: Visitor,
  {
    start = '/nl/bestellen',
    address = dutchAddress,
    payment = { method: 'banktransfer' },
  }: {
    readonly start?: string;
    readonly address?: Readonly<Record<string, string>>;
    readonly payment?: Readonly<Record<string, string>>;
  } = {},
): Promise<ShownPage> {
  const contact = await visitor.get(start);
  const addresses = await visitor.submit(contact, { email: EMAIL });
  const shipping = await visitor.submit(addresses, address);
  const paymentPage = await visitor.submit(shipping, { method: 'tablerate/bestway' });
  return visitor.submit(paymentPage, payment);
}

/** Returns the text of the main part of a page on one line. */
export function mainText({ document }: ShownPage): string {
  return (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
