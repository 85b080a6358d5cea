import { type Outcome, succeeded } from '#site/services/http';
import { toCartOutcome } from './cart-outcome.ts';
import { loadAllPages } from './load-all-pages.ts';
import type { MergedCarts } from './merged-carts.ts';
import type { ContactAddress } from './model-address.ts';
import type { Cart, PickupLocation } from './model-cart.ts';
import type { CartState, CheckoutAgreement, PlacedOrder, PlaceOrderResult } from './model-checkout.ts';
import {
  cartStateOperation,
  checkoutAgreementsOperation,
  pickupLocationsOperation,
  setBillingAddressOperation,
  setGuestEmailOperation,
  setPaymentMethodOperation,
  setShippingAddressOperation,
  setShippingMethodOperation,
} from './operations/operations.ts';
import { type MagentoEdition, placeOrder } from './place-order.ts';
import type { PlacedOrders } from './placed-orders.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { toVisitorOutcome, type VisitorOutcome } from './visitor-outcome.ts';
import { toBillingAddressInput, toCartAddressInput } from './wire-address.ts';
import { cartStateOf, stepReason, type StepRefusal } from './wire-checkout-refusals.ts';
import * as wire from './wire-checkout.ts';

/** The checkout of one visitor. Each step returns the whole cart after it. */
export type Checkout = {
  readonly setGuestEmail: (cartId: string, email: string) => Promise<VisitorOutcome<Cart, StepRefusal>>;
  /**
   * @param pickupLocation the code of the location of a pickup. The cart then has the address of the location, with the names and numbers of
   *   `address`
   */
  readonly setShippingAddress: (
    cartId: string,
    address: ContactAddress,
    pickupLocation?: string,
  ) => Promise<VisitorOutcome<Cart, StepRefusal>>;
  /** Returns the locations where all products of a cart can be picked up. */
  readonly pickupLocations: (cart: Pick<Cart, 'lines'>) => Promise<VisitorOutcome<readonly PickupLocation[]>>;
  /** @param address `same` uses the shipping address */
  readonly setBillingAddress: (
    cartId: string,
    address: ContactAddress | 'same',
  ) => Promise<VisitorOutcome<Cart, StepRefusal>>;
  readonly setShippingMethod: (
    cartId: string,
    method: { readonly carrierCode: string; readonly methodCode: string },
  ) => Promise<VisitorOutcome<Cart, StepRefusal>>;
  /** @param payment `purchaseOrderNumber` is the customer's reference for a purchase on account */
  readonly setPaymentMethod: (
    cartId: string,
    payment: { readonly code: string; readonly purchaseOrderNumber?: string | undefined },
  ) => Promise<VisitorOutcome<Cart, StepRefusal>>;
  /** Orders a cart once: a second call for the same cart returns the order of the first one. */
  readonly placeOrder: (cartId: string) => Promise<PlaceOrderResult>;
  /** Returns the order that this process has placed for a cart in the last hour, or `undefined`. */
  readonly placedOrder: (cartId: string) => Promise<PlacedOrder | undefined>;
  /** Returns whether a cart can still be ordered. */
  readonly cartState: (cartId: string) => Promise<VisitorOutcome<CartState>>;
  /** Returns the terms that have to be accepted. */
  readonly agreements: () => Promise<VisitorOutcome<readonly CheckoutAgreement[]>>;
};

/** Dependencies that the checkouts of all visitors share. */
export type CheckoutContext = {
  readonly edition: MagentoEdition;
  readonly placedOrders: PlacedOrders;
  readonly mergedCarts: MergedCarts;
};

/** Creates the checkout of one visitor. */
export function createCheckout(
  send: SendForVisitor,
  { edition, placedOrders, mergedCarts }: CheckoutContext,
): Checkout {
  const stepOutcome = (cartId: string, sent: Outcome<Cart>) =>
    toCartOutcome<Cart, StepRefusal>(send, cartId, sent, { reasonOf: stepReason, missing: 'refused' });
  return {
    setGuestEmail: async (cartId, email) =>
      stepOutcome(cartId, await send(setGuestEmailOperation, { cartId, email }, wire.cartWithEmail)),
    // Magento keeps the location of an earlier address unless the input has a code. An empty code removes it.
    async setShippingAddress(cartId, address, pickupLocation = '') {
      const variables = { cartId, address: toCartAddressInput(address), pickupLocation };
      const sent = await send(setShippingAddressOperation, variables, wire.cartWithShippingAddress);
      return stepOutcome(cartId, sent);
    },
    async pickupLocations({ lines }) {
      const products = lines.map(({ sku }) => ({ sku }));
      const found = await loadAllPages((currentPage) =>
        send(pickupLocationsOperation, { products, currentPage }, wire.pickupLocations),
      );
      return toVisitorOutcome(found);
    },
    async setBillingAddress(cartId, address) {
      const variables = { cartId, billingAddress: toBillingAddressInput(address) };
      const sent = await send(setBillingAddressOperation, variables, wire.cartWithBillingAddress);
      return stepOutcome(cartId, sent);
    },
    async setShippingMethod(cartId, { carrierCode, methodCode }) {
      const variables = { cartId, carrier: carrierCode, method: methodCode };
      const sent = await send(setShippingMethodOperation, variables, wire.cartWithShippingMethod);
      return stepOutcome(cartId, sent);
    },
    async setPaymentMethod(cartId, { code, purchaseOrderNumber }) {
      const variables = { cartId, code, purchaseOrderNumber: purchaseOrderNumber ?? null };
      const sent = await send(setPaymentMethodOperation, variables, wire.cartWithPaymentMethod);
      return stepOutcome(cartId, sent);
    },
    placeOrder: (cartId) => placedOrders.placeOnce(cartId, () => placeOrder(send, cartId, edition)),
    placedOrder: placedOrders.find,
    async cartState(cartId) {
      const sent = await send(cartStateOperation, { cartId }, wire.cartState);
      if (sent.ok) return succeeded('active');
      const state = sent.failure.kind === 'refused' ? cartStateOf(sent.failure, cartId) : undefined;
      if (state === undefined) return toVisitorOutcome(sent);
      return succeeded(state === 'inactive' && mergedCarts.has(cartId) ? 'merged' : state);
    },
    agreements: async () => toVisitorOutcome(await send(checkoutAgreementsOperation, {}, wire.agreements)),
  };
}
