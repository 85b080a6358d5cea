import * as v from 'valibot';
import {
  addItems,
  addresses,
  addressIn,
  cartWith,
  change,
  type ItemInput,
  readCart,
  shipTo,
  type TestCart,
  type Visitor,
} from './cart-calls.ts';
import { ask, post } from './shop-system.ts';

const amount = v.pipe(
  v.object({ value: v.number() }),
  v.transform(({ value }) => value),
);

/** The fields of an order that the tests compare. */
export const ORDER_FIELDS = `id number token order_date created_at status email carrier shipping_method
  items { __typename id product_name product_sku product_url_key status quantity_ordered quantity_canceled
    selected_options { label value } product { sku }
    prices { price { value } row_total { value } row_total_including_tax { value } total_item_discount { value } }
    ... on ConfigurableOrderItem { parent_sku } }
  total { subtotal_excl_tax { value } subtotal_incl_tax { value } total_tax { value } total_shipping { value }
    grand_total { value currency } discounts { amount { value } label } taxes { amount { value } title rate }
    shipping_handling { amount_excluding_tax { value } amount_including_tax { value } } }
  payment_methods { name type additional_data { name value } }
  shipping_address { firstname lastname street city region postcode country_code company vat_id }
  billing_address { firstname lastname company country_code }
  applied_coupons { code } available_actions customer_info { firstname lastname } order_status_change_date`;

/** An order with the fields of `ORDER_FIELDS`; amounts are plain numbers. */
export const orderSchema = v.object({
  id: v.string(),
  number: v.string(),
  token: v.string(),
  order_date: v.string(),
  created_at: v.string(),
  status: v.string(),
  email: v.string(),
  carrier: v.string(),
  shipping_method: v.string(),
  items: v.array(
    v.object({
      __typename: v.string(),
      id: v.string(),
      product_name: v.string(),
      product_sku: v.string(),
      product_url_key: v.string(),
      status: v.string(),
      quantity_ordered: v.number(),
      quantity_canceled: v.number(),
      selected_options: v.array(v.object({ label: v.string(), value: v.string() })),
      product: v.nullable(v.object({ sku: v.string() })),
      parent_sku: v.optional(v.string()),
      prices: v.object({
        price: amount,
        row_total: amount,
        row_total_including_tax: amount,
        total_item_discount: amount,
      }),
    }),
  ),
  total: v.object({
    subtotal_excl_tax: amount,
    subtotal_incl_tax: amount,
    total_tax: amount,
    total_shipping: amount,
    grand_total: v.object({ value: v.number(), currency: v.string() }),
    discounts: v.array(v.object({ amount, label: v.string() })),
    taxes: v.array(v.object({ amount, title: v.string(), rate: v.number() })),
    shipping_handling: v.object({ amount_excluding_tax: amount, amount_including_tax: amount }),
  }),
  payment_methods: v.array(
    v.object({
      name: v.string(),
      type: v.string(),
      additional_data: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
  ),
  shipping_address: v.record(v.string(), v.unknown()),
  billing_address: v.record(v.string(), v.unknown()),
  applied_coupons: v.array(v.object({ code: v.string() })),
  available_actions: v.array(v.string()),
  customer_info: v.object({ firstname: v.string(), lastname: v.nullable(v.string()) }),
  order_status_change_date: v.string(),
});
export type TestOrder = v.InferOutput<typeof orderSchema>;

const PLACE = `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) {
  order { order_number } orderV2 { ${ORDER_FIELDS} } } }`;

/** Orders a cart. */
export async function placeOrder(id: string, visitor: Visitor = {}): Promise<TestOrder> {
  const schema = v.object({
    placeOrder: v.object({ order: v.object({ order_number: v.string() }), orderV2: orderSchema }),
  });
  const { placeOrder: placed } = await ask(schema, PLACE, {
    ...visitor,
    variables: { input: { cart_id: id } },
  });
  if (placed.order.order_number !== placed.orderV2.number) throw new Error('The order has two numbers.');
  return placed.orderV2;
}

/** Orders a cart and returns the whole response. */
export function tryPlaceOrder(id: string, visitor: Visitor = {}) {
  return post(PLACE, { ...visitor, variables: { input: { cart_id: id } } });
}

const FIRST_SHIPPING_METHOD = 'tablerate/bestway';

export type CheckoutChoices = {
  readonly country?: keyof typeof addresses;
  readonly shipping?: string;
  readonly payment?: string;
  readonly email?: string;
  readonly visitor?: Visitor;
};

/** Does all steps of a guest's checkout before the order. Returns the cart. */
export async function checkOut(
  id: string,
  {
    country = 'NL',
    shipping = FIRST_SHIPPING_METHOD,
    payment = 'banktransfer',
    email = 'noor@example.test',
    visitor = {},
  }: CheckoutChoices = {},
): Promise<TestCart> {
  if (visitor.token === undefined) await change('setGuestEmailOnCart', { cart_id: id, email }, visitor);
  await shipTo(id, country, visitor);
  const [carrier_code, method_code] = shipping.split('/');
  const shipping_methods = [{ carrier_code, method_code }];
  await change('setShippingMethodsOnCart', { cart_id: id, shipping_methods }, visitor);
  const billing_address = { address: addressIn(country, { company: 'Veld BV', vat_id: 'NL001' }) };
  await change('setBillingAddressOnCart', { cart_id: id, billing_address }, visitor);
  await change('setPaymentMethodOnCart', { cart_id: id, payment_method: { code: payment } }, visitor);
  return readCart(id, visitor);
}

/** Creates a guest's cart that can be ordered. */
export async function orderableCart(items: readonly ItemInput[], choices: CheckoutChoices = {}) {
  const id = await cartWith(items, choices.visitor?.store ?? 'eu_nl');
  await checkOut(id, choices);
  return id;
}

/** Returns the id of a customer's cart. */
export async function customerCartOf(visitor: Visitor): Promise<string> {
  const schema = v.object({ customerCart: v.object({ id: v.string() }) });
  const { customerCart } = await ask(schema, '{ customerCart { id } }', visitor);
  return customerCart.id;
}

/** Adds items to the cart of a customer and orders it. */
export async function orderAsCustomer(items: readonly ItemInput[], visitor: Visitor): Promise<TestOrder> {
  const id = await customerCartOf(visitor);
  await addItems(id, items, visitor);
  await checkOut(id, { visitor });
  return placeOrder(id, visitor);
}
