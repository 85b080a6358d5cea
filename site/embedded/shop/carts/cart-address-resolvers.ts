import type { ShopContext } from '../context/context.ts';
import { encodeUid } from '../graphql/uid.ts';
import { describeMoney } from '../products/money.ts';
import { describeCountry } from '../stores/countries.ts';
import { calculateCart } from './calculate-cart.ts';
import type { StoredCart } from './cart-types.ts';
import type { CheckoutAddress } from './checkout-address.ts';
import { type ShippingMethod, splitMethod } from './shipping-methods.ts';
import { type TaxRule, withTax } from './totals.ts';

/** An address of a cart, as its fields need it. */
type CartAddressSource = { readonly cart: StoredCart; readonly address: CheckoutAddress };

/** The fields of addresses on carts, and the shipping methods. */
export const cartAddressResolvers = {
  CartAddressInterface: {
    __resolveType: ({ cart, address }: CartAddressSource) =>
      address === cart.shippingAddress ? 'ShippingCartAddress' : 'BillingCartAddress',
    uid: (source: CartAddressSource) => encodeUid(addressId(source)),
    id: addressId,
    firstname: ({ address }: CartAddressSource) => address.firstname,
    lastname: ({ address }: CartAddressSource) => address.lastname,
    middlename: ({ address }: CartAddressSource) => address.middlename,
    prefix: ({ address }: CartAddressSource) => address.prefix,
    suffix: ({ address }: CartAddressSource) => address.suffix,
    company: ({ address }: CartAddressSource) => address.company,
    street: ({ address }: CartAddressSource) => address.street,
    city: ({ address }: CartAddressSource) => address.city,
    region: ({ address: { region } }: CartAddressSource) =>
      region && { code: region.code, label: region.label, region_id: region.id },
    postcode: ({ address }: CartAddressSource) => address.postcode,
    country: ({ address }: CartAddressSource, _: unknown, { view }: ShopContext) => ({
      code: address.country,
      label: describeCountry(address.country, view).full_name_locale ?? address.country,
    }),
    telephone: ({ address }: CartAddressSource) => address.telephone,
    fax: ({ address }: CartAddressSource) => address.fax,
    vat_id: ({ address }: CartAddressSource) => address.vatId,
  },

  ShippingCartAddress: {
    pickup_location_code: ({ address }: CartAddressSource) => address.pickupLocationCode,
    customer_notes: ({ address }: CartAddressSource) => address.customerNotes,
    same_as_billing: ({ cart: { shippingAddress, billingAddress } }: CartAddressSource) =>
      billingAddress !== null &&
      JSON.stringify(billingAddress) === JSON.stringify({ ...shippingAddress, customerNotes: null }),
    available_shipping_methods: ({ cart }: CartAddressSource, _: unknown, context: ShopContext) =>
      describeShippingMethods(cart, context),
    selected_shipping_method: ({ cart }: CartAddressSource, _: unknown, context: ShopContext) => {
      const { shippingMethod, tax } = calculateCart(cart, context);
      return shippingMethod ? describeMethod(shippingMethod, tax, context) : null;
    },
  },
};

/** Describes the shipping methods of a cart with their prices in the country of its address. */
export function describeShippingMethods(cart: StoredCart, context: ShopContext) {
  const { shippingMethods, tax } = calculateCart(cart, context);
  return shippingMethods.map((method) => ({
    ...describeMethod(method, tax, context),
    available: true,
    error_message: null,
  }));
}

function describeMethod(
  { id, carrierTitle, methodTitle, price }: ShippingMethod,
  tax: TaxRule,
  { view }: ShopContext,
) {
  const { carrier, method } = splitMethod(id);
  const amount = withTax(price, tax);
  return {
    carrier_code: carrier,
    carrier_title: carrierTitle,
    method_code: method,
    method_title: methodTitle,
    amount: describeMoney(price, view),
    price_excl_tax: describeMoney(amount.excluding, view),
    price_incl_tax: describeMoney(amount.including, view),
  };
}

/** Each cart has at most one address of each kind. */
function addressId({ cart, address }: CartAddressSource): number {
  return cart.id * 2 + (address === cart.shippingAddress ? 0 : 1);
}
