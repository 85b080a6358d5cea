import { randomBytes } from 'node:crypto';
import * as v from 'valibot';

const ADDRESS = `{ firstname: "Noor", lastname: "Veld", street: ["Dijkweg 3"], city: "Utrecht", postcode: "3511 AB",
  country_code: "NL", telephone: "0612345678" }`;

/** All steps of a guest's checkout before `placeOrder`, in one request. */
const PREPARE = `mutation ($id: String!, $uid: ID!, $sku: String!, $quantity: Float!) {
  createGuestCart(input: { cart_uid: $uid }) { cart { id } }
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: $quantity }]) { user_errors { message } }
  setGuestEmailOnCart(input: { cart_id: $id, email: "noor@example.test" }) { cart { id } }
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: ${ADDRESS} }] }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $id,
    shipping_methods: [{ carrier_code: "tablerate", method_code: "bestway" }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } } }`;

const response = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        extensions: v.optional(v.object({ error_code: v.optional(v.string()) })),
      }),
    ),
    [],
  ),
});

export async function callShop(
  url: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Store: 'eu_nl' },
    body: JSON.stringify({ query, variables }),
  });
  return v.parse(response, await answer.json());
}

/** Creates a guest's cart with all data that an order requires. Returns its public id. */
export async function prepareCart(url: string, sku: string, quantity = 1): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const { errors, data } = await callShop(url, PREPARE, { id, uid: id, sku, quantity });
  if (errors[0]) throw new Error(errors[0].message);
  const added = v.parse(v.object({ user_errors: v.array(v.unknown()) }), data?.['addProductsToCart']);
  if (added.user_errors.length > 0) throw new Error(JSON.stringify(added.user_errors));
  return id;
}

const placed = v.object({ orderV2: v.object({ number: v.string(), token: v.string() }) });

/** Places the order of a cart. Returns the order, or the error. */
export async function order(url: string, id: string) {
  const { data, errors } = await callShop(
    url,
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number token } } }',
    { id },
  );
  const [error] = errors;
  return error ? { error } : v.parse(placed, data?.['placeOrder']).orderV2;
}
