import * as v from 'valibot';
import { ask, refusal } from './shop-system.ts';

/** The fields of a cart that the tests compare. */
export const CART_FIELDS = `id email total_quantity
  itemsV2 { items { uid quantity is_available errors { code message } product { sku }
    prices { price { value } price_including_tax { value } row_total { value } row_total_including_tax { value }
      total_item_discount { value } }
    ... on ConfigurableCartItem { configured_variant { sku } configurable_options { option_label value_label } } } }
  applied_coupons { code }
  prices { subtotal_excluding_tax { value } subtotal_including_tax { value } subtotal_with_discount_excluding_tax { value }
    grand_total { value currency } grand_total_excluding_tax { value }
    applied_taxes { amount { value } label } discounts { amount { value } label } }
  shipping_addresses { firstname postcode region { code label region_id } country { code }
    available_shipping_methods { ...Method available } selected_shipping_method { ...SelectedMethod } }
  billing_address { firstname company country { code } }
  available_payment_methods { code } selected_payment_method { code purchase_order_number }`;

const METHOD_FIELDS =
  'carrier_code method_code amount { value } price_excl_tax { value } price_incl_tax { value }';
export const FRAGMENTS = `fragment Method on AvailableShippingMethod { ${METHOD_FIELDS} }
  fragment SelectedMethod on SelectedShippingMethod { ${METHOD_FIELDS} }`;

const amount = v.pipe(
  v.object({ value: v.number() }),
  v.transform(({ value }) => value),
);
const method = {
  carrier_code: v.string(),
  method_code: v.string(),
  amount,
  price_excl_tax: amount,
  price_incl_tax: amount,
};

/** A cart with the fields of `CART_FIELDS`; amounts are plain numbers. */
export const cartSchema = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  total_quantity: v.number(),
  itemsV2: v.object({
    items: v.array(
      v.object({
        uid: v.string(),
        quantity: v.number(),
        is_available: v.boolean(),
        errors: v.nullable(v.array(v.object({ code: v.string(), message: v.string() }))),
        product: v.object({ sku: v.string() }),
        configured_variant: v.optional(v.object({ sku: v.string() })),
        configurable_options: v.optional(
          v.array(v.object({ option_label: v.string(), value_label: v.string() })),
        ),
        prices: v.object({
          price: amount,
          price_including_tax: amount,
          row_total: amount,
          row_total_including_tax: amount,
          total_item_discount: amount,
        }),
      }),
    ),
  }),
  applied_coupons: v.nullable(v.array(v.object({ code: v.string() }))),
  prices: v.object({
    subtotal_excluding_tax: amount,
    subtotal_including_tax: amount,
    subtotal_with_discount_excluding_tax: amount,
    grand_total: v.object({ value: v.number(), currency: v.string() }),
    grand_total_excluding_tax: amount,
    applied_taxes: v.array(v.object({ amount, label: v.string() })),
    discounts: v.nullable(v.array(v.object({ amount, label: v.string() }))),
  }),
  shipping_addresses: v.array(
    v.object({
      firstname: v.string(),
      postcode: v.nullable(v.string()),
      region: v.nullable(
        v.object({
          code: v.nullable(v.string()),
          label: v.nullable(v.string()),
          region_id: v.nullable(v.number()),
        }),
      ),
      country: v.object({ code: v.string() }),
      available_shipping_methods: v.array(v.object({ ...method, available: v.boolean() })),
      selected_shipping_method: v.nullable(v.object(method)),
    }),
  ),
  billing_address: v.nullable(
    v.object({
      firstname: v.string(),
      company: v.nullable(v.string()),
      country: v.object({ code: v.string() }),
    }),
  ),
  available_payment_methods: v.array(v.object({ code: v.string() })),
  selected_payment_method: v.nullable(
    v.object({ code: v.string(), purchase_order_number: v.nullable(v.string()) }),
  ),
});
export type TestCart = v.InferOutput<typeof cartSchema>;

/** The visitor who calls: the store view, and the token of a customer. */
export type Visitor = { readonly store?: string; readonly token?: string | undefined };

/** Creates the cart of a guest. Returns its id. */
export async function createCart(store = 'eu_nl'): Promise<string> {
  const schema = v.object({ createGuestCart: v.object({ cart: v.object({ id: v.string() }) }) });
  const { createGuestCart } = await ask(schema, 'mutation { createGuestCart { cart { id } } }', { store });
  return createGuestCart.cart.id;
}

export async function readCart(id: string, visitor: Visitor = {}): Promise<TestCart> {
  const query = `query ($id: String!) { cart(cart_id: $id) { ${CART_FIELDS} } } ${FRAGMENTS}`;
  const { cart } = await ask(v.object({ cart: cartSchema }), query, { ...visitor, variables: { id } });
  return cart;
}

const inputTypes: Readonly<Record<string, string>> = {
  updateCartItems: 'UpdateCartItemsInput',
  removeItemFromCart: 'RemoveItemFromCartInput',
  applyCouponToCart: 'ApplyCouponToCartInput',
  removeCouponFromCart: 'RemoveCouponFromCartInput',
  setGuestEmailOnCart: 'SetGuestEmailOnCartInput',
  setShippingAddressesOnCart: 'SetShippingAddressesOnCartInput',
  setBillingAddressOnCart: 'SetBillingAddressOnCartInput',
  setShippingMethodsOnCart: 'SetShippingMethodsOnCartInput',
  setPaymentMethodOnCart: 'SetPaymentMethodOnCartInput',
};

function mutationOf(name: string): string {
  return `mutation ($input: ${inputTypes[name]}) { ${name}(input: $input) { cart { ${CART_FIELDS} } } } ${FRAGMENTS}`;
}

/** Calls a mutation of a cart with its input. Returns the cart after it. */
export async function change(
  name: string,
  input: Readonly<Record<string, unknown>>,
  visitor: Visitor = {},
): Promise<TestCart> {
  const schema = v.record(v.string(), v.object({ cart: cartSchema }));
  const data = await ask(schema, mutationOf(name), { ...visitor, variables: { input } });
  const changed = data[name];
  if (!changed) throw new Error(`${name}: expected a cart.`);
  return changed.cart;
}

/** Calls a mutation of a cart, which the shop refuses. Returns the message and the category of the error. */
export function refusalOfChange(
  name: string,
  input: Readonly<Record<string, unknown>>,
  visitor: Visitor = {},
): Promise<{ message: string | undefined; category: string | undefined }> {
  return refusal(mutationOf(name), { ...visitor, variables: { input } });
}

const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) {
    cart { ${CART_FIELDS} } user_errors { __typename code message ... on InsufficientStockError { quantity } } } }
  ${FRAGMENTS}`;

const addSchema = v.object({
  addProductsToCart: v.object({
    cart: cartSchema,
    user_errors: v.array(
      v.object({
        __typename: v.string(),
        code: v.string(),
        message: v.string(),
        quantity: v.optional(v.nullable(v.number())),
      }),
    ),
  }),
});

export type ItemInput = {
  readonly sku: string;
  readonly quantity: number;
  readonly parent_sku?: string;
  readonly selected_options?: readonly string[];
};

/** Adds lines to a cart. Returns the cart and the errors of the lines. */
export async function addItems(id: string, items: readonly ItemInput[], visitor: Visitor = {}) {
  const { addProductsToCart } = await ask(addSchema, ADD, { ...visitor, variables: { id, items } });
  return addProductsToCart;
}

/** Adds lines to a cart with a call that the shop refuses as a whole, and returns its error. */
export function refusalOfItems(id: string, items: readonly ItemInput[], visitor: Visitor = {}) {
  return refusal(ADD, { ...visitor, variables: { id, items } });
}

/** Creates a guest's cart with lines. */
export async function cartWith(items: readonly ItemInput[], store = 'eu_nl'): Promise<string> {
  const id = await createCart(store);
  const { user_errors: errors } = await addItems(id, items, { store });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return id;
}

/** Addresses with all required fields, one for each country. */
export const addresses = {
  NL: { city: 'Utrecht', postcode: '3511 AB', country_code: 'NL' },
  BE: { city: 'Gent', postcode: '9000', country_code: 'BE' },
  DE: { city: 'Köln', postcode: '50667', country_code: 'DE' },
  FR: { city: 'Lille', postcode: '59000', country_code: 'FR' },
  GB: { city: 'Leeds', postcode: 'LS1 4AP', country_code: 'GB' },
  US: { city: 'Austin', postcode: '78701', country_code: 'US', region: 'TX' },
  CA: { city: 'Montréal', postcode: 'H2Y 1C6', country_code: 'CA', region: 'QC' },
} as const;

const PERSON = { firstname: 'Noor', lastname: 'Veld', street: ['Dijkweg 3'], telephone: '0612345678' };

/** An address with overridden fields. */
export function addressIn(country: keyof typeof addresses, fields: Readonly<Record<string, unknown>> = {}) {
  return { ...PERSON, ...addresses[country], ...fields };
}

/** Sets a valid shipping address. */
export function shipTo(
  id: string,
  country: keyof typeof addresses,
  visitor: Visitor = {},
  fields: Readonly<Record<string, unknown>> = {},
) {
  const shipping_addresses = [{ address: addressIn(country, fields) }];
  return change('setShippingAddressesOnCart', { cart_id: id, shipping_addresses }, visitor);
}
