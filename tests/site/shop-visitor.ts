import { createSessionSeal } from '../../site/session/sealed-cookie.ts';
import type { Session } from '../../site/session/session.ts';
import { TEST_SESSION_SECRET } from './running-site.ts';

type GraphqlResponse = { readonly data: Readonly<Record<string, unknown>>; readonly errors?: unknown };

type ShopCall = {
  readonly store?: string;
  readonly token?: string;
  readonly variables?: object;
};

/** Sends an operation directly to the embedded shop of a test, as another client of the shop would. */
export async function askShop(
  shopUrl: string,
  query: string,
  { store = 'eu_nl', token, variables }: ShopCall = {},
): Promise<GraphqlResponse['data']> {
  const response = await fetch(`${shopUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      store,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors }: GraphqlResponse = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Creates the cart of a guest with a product. Returns its id. */
export async function createGuestCart(
  shopUrl: string,
  {
    sku,
    quantity,
    store = 'eu_nl',
  }: { readonly sku: string; readonly quantity: number; readonly store?: string },
): Promise<string> {
  const cartId = crypto.randomUUID().replaceAll('-', '');
  await askShop(
    shopUrl,
    `mutation ($cartId: String!, $id: ID, $items: [CartItemInput!]!) {
      createGuestCart(input: { cart_uid: $id }) { cart { id } }
      addProductsToCart(cartId: $cartId, cartItems: $items) { user_errors { message } } }`,
    { store, variables: { cartId, id: cartId, items: [{ sku, quantity }] } },
  );
  return cartId;
}

/** Registers a customer with a company and signs in. Returns the token. */
export async function createContact(
  shopUrl: string,
  {
    firstName,
    lastName,
    company,
    store = 'eu_nl',
  }: {
    readonly firstName: string;
    readonly lastName: string;
    readonly company?: string;
    readonly store?: string;
  },
): Promise<string> {
  const email = `${crypto.randomUUID()}@example.test`;
  const password = 'Basalt-15';
  await askShop(
    shopUrl,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { store, variables: { input: { firstname: firstName, lastname: lastName, email, password } } },
  );
  const { generateCustomerToken } = await askShop(
    shopUrl,
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { store, variables: { email, password } },
  );
  const token = tokenOf(generateCustomerToken);
  if (company !== undefined)
    await askShop(
      shopUrl,
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
      {
        store,
        token,
        variables: {
          input: {
            firstname: firstName,
            lastname: lastName,
            company,
            street: ['Zeedijk 12'],
            city: 'Amsterdam',
            postcode: '1012 AX',
            country_code: 'NL',
            telephone: '020 1234567',
            default_billing: true,
          },
        },
      },
    );
  return token;
}

/** Returns the `Cookie` header of a visitor with a session. */
export async function sessionCookie(session: Session, website = 'EU'): Promise<string> {
  const name = `magento_${website}`;
  return `${name}=${await createSessionSeal([TEST_SESSION_SECRET]).seal(name, session)}`;
}

/** Returns the session that a response stores, or `undefined` if it stores none. */
export async function storedSession(response: Response, website = 'EU'): Promise<Session | undefined> {
  const name = `magento_${website}`;
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
  if (cookie === undefined) return undefined;
  const sealed = cookie.slice(name.length + 1).split(';', 1)[0] ?? '';
  const result = await createSessionSeal([TEST_SESSION_SECRET]).unseal(name, decodeURIComponent(sealed));
  if ('failure' in result) throw new Error(result.failure);
  return result.session;
}

function tokenOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string')
    return value.token;
  throw new Error('Expected the token of a customer.');
}
