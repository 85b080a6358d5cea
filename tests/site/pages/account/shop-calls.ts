import * as v from 'valibot';
import type { runSite } from '../../running-site.ts';

type RunningSite = Awaited<ReturnType<typeof runSite>>;
type Credentials = { readonly email: string; readonly password: string };
type Line = { readonly sku: string; readonly quantity: number };

const ADDRESS = {
  firstname: 'Noor',
  lastname: 'Veld',
  street: ['Dijkweg 3'],
  city: 'Utrecht',
  postcode: '3511 AB',
  country_code: 'NL',
  telephone: '0612345678',
};

const text = v.pipe(v.string(), v.nonEmpty());
const cartId = v.object({ cart: v.object({ id: text }) });

/** Sends an operation to the shop of a site, without the site. */
async function ask<Schema extends v.GenericSchema>(
  site: RunningSite,
  schema: Schema,
  query: string,
  { token, variables = {} }: { readonly token?: string | undefined; readonly variables?: object } = {},
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(`${site.shop.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      store: 'eu_nl',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const body: unknown = await response.json();
  return v.parse(v.object({ data: schema }), body, { message: JSON.stringify(body) }).data;
}

/** Creates the account of Mira Veldman in the shop. Registering on the site takes longer, because its response time must reveal nothing. */
export async function registerAtShop(site: RunningSite, { email, password }: Credentials) {
  await ask(
    site,
    v.object({ createCustomerV2: v.object({ customer: v.object({ email: text }) }) }),
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { variables: { input: { firstname: 'Mira', lastname: 'Veldman', email, password } } },
  );
}

/** Signs a customer in at the shop. Returns the token. */
export async function tokenOf(site: RunningSite, credentials: Credentials) {
  const { generateCustomerToken } = await ask(
    site,
    v.object({ generateCustomerToken: v.object({ token: text }) }),
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { variables: credentials },
  );
  return generateCustomerToken.token;
}

/**
 * Places an order in the shop: of a customer with a token, or of a guest with an email address. The invoice is for Noor Veld.
 *
 * @returns the number of the order
 */
export async function placeOrder(
  site: RunningSite,
  lines: readonly Line[],
  buyer: { readonly token: string } | { readonly email: string },
): Promise<string> {
  const token = 'token' in buyer ? buyer.token : undefined;
  const cart =
    token === undefined
      ? (
          await ask(
            site,
            v.object({ created: cartId }),
            'mutation { created: createGuestCart { cart { id } } }',
          )
        ).created.cart
      : (
          await ask(site, v.object({ cart: v.object({ id: text }) }), '{ cart: customerCart { id } }', {
            token,
          })
        ).cart;
  const email = 'email' in buyer ? buyer.email : '';
  const { added, placed } = await ask(
    site,
    v.object({
      added: v.object({ user_errors: v.array(v.object({ message: text })) }),
      placed: v.object({ orderV2: v.object({ number: text }) }),
    }),
    `mutation ($id: String!, $email: String!, $isGuest: Boolean!, $lines: [CartItemInput!]!, $address: CartAddressInput!) {
      added: addProductsToCart(cartId: $id, cartItems: $lines) { user_errors { message } }
      setGuestEmailOnCart(input: { cart_id: $id, email: $email }) @include(if: $isGuest) { cart { id } }
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "tablerate", method_code: "bestway" }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
      placed: placeOrder(input: { cart_id: $id }) { orderV2 { number } }
    }`,
    { token, variables: { id: cart.id, email, isGuest: token === undefined, lines, address: ADDRESS } },
  );
  const [problem] = added.user_errors;
  if (problem) throw new Error(problem.message);
  return placed.orderV2.number;
}
