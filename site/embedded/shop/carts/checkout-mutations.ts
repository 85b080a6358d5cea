import type { ShopContext } from '../context/context.ts';
import { inputError } from '../graphql/errors.ts';
import { describeShippingMethods } from './cart-address-resolvers.ts';
import {
  type BillingAddressChoice,
  setBillingAddress,
  setShippingAddress,
  type ShippingAddressChoice,
} from './cart-addresses.ts';
import { setGuestEmail, setPaymentMethod, setShippingMethod } from './cart-choices.ts';
import { loadCart } from './carts.ts';
import { type EstimateInput, estimateCart } from './estimate-cart.ts';
import { findCart } from './find-cart.ts';

type CartStep<Fields> = { readonly input?: (Fields & { readonly cart_id: string }) | null };
type MethodInput = { readonly carrier_code: string; readonly method_code: string };

/** The mutations of a checkout up to the payment, and the estimates before it. */
export const checkoutMutations = {
  Mutation: {
    setGuestEmailOnCart: (_: unknown, { input }: CartStep<{ email: string }>, context: ShopContext) => {
      const cartId = findCart(context, input?.cart_id);
      if (!input?.email) throw inputError('Required parameter "email" is missing');
      setGuestEmail(context, cartId, input.email);
      return { cart: loadCart(context, cartId) };
    },

    setShippingAddressesOnCart: (
      _: unknown,
      { input }: CartStep<{ shipping_addresses: readonly (ShippingAddressChoice | null)[] }>,
      context: ShopContext,
    ) => {
      const cartId = findCart(context, input?.cart_id);
      setShippingAddress(context, cartId, input?.shipping_addresses ?? []);
      return { cart: loadCart(context, cartId) };
    },

    setBillingAddressOnCart: (
      _: unknown,
      { input }: CartStep<{ billing_address: BillingAddressChoice }>,
      context: ShopContext,
    ) => {
      const cartId = findCart(context, input?.cart_id);
      setBillingAddress(context, cartId, input?.billing_address ?? {});
      return { cart: loadCart(context, cartId) };
    },

    setShippingMethodsOnCart: (
      _: unknown,
      { input }: CartStep<{ shipping_methods: readonly (MethodInput | null)[] }>,
      context: ShopContext,
    ) => {
      const cartId = findCart(context, input?.cart_id);
      setShippingMethod(context, cartId, input?.shipping_methods ?? []);
      return { cart: loadCart(context, cartId) };
    },

    setPaymentMethodOnCart: (
      _: unknown,
      { input }: CartStep<{ payment_method: { code: string; purchase_order_number?: string | null } }>,
      context: ShopContext,
    ) => {
      if (!input?.cart_id) throw inputError('Required parameter "cart_id" is missing.');
      const cartId = findCart(context, input.cart_id);
      setPaymentMethod(context, cartId, input.payment_method);
      return { cart: loadCart(context, cartId) };
    },

    estimateShippingMethods: (_: unknown, { input }: { input: EstimateInput }, context: ShopContext) =>
      describeShippingMethods(estimateCart(context, input), context),

    estimateTotals: (_: unknown, { input }: { input: EstimateInput }, context: ShopContext) => ({
      cart: estimateCart(context, input),
    }),
  },
};
