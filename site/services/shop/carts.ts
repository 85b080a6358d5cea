import { toCartOutcome } from './cart-outcome.ts';
import type { Cart, CartShippingMethod, ChangedCart, EstimatePlace, NewCartLine } from './model-cart.ts';
import {
  addProductsToCartOperation,
  applyCouponToCartOperation,
  cartByIdOperation,
  createGuestCartOperation,
  customerCartOperation,
  estimateShippingMethodsOperation,
  removeCouponFromCartOperation,
  removeItemFromCartOperation,
  updateCartItemsOperation,
} from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { readVariantOptions, valueUidsOf } from './variant-options.ts';
import { toVisitorOutcome, type VisitorOutcome } from './visitor-outcome.ts';
import { toEstimateInput } from './wire-address.ts';
import * as changes from './wire-cart-changes.ts';
import {
  type CartGone,
  cartGoneReason,
  type CouponRefusal,
  couponReason,
  type LineGone,
  lineGoneReason,
} from './wire-cart-refusals.ts';
import { estimatedMethods } from './wire-cart.ts';
import { toItemInput } from './wire-item-input.ts';

/** Carts of one visitor. Each change returns the whole cart after it. Visitors never see the shop's messages about refusals. */
export type Carts = {
  /** Creates the cart of a guest. Returns its id. */
  readonly createGuestCart: () => Promise<VisitorOutcome<string, CartGone>>;
  readonly cartById: (cartId: string) => Promise<VisitorOutcome<Cart, CartGone>>;
  /** Returns the cart of the signed-in customer. The shop creates a missing one. */
  readonly customerCart: () => Promise<VisitorOutcome<Cart, CartGone>>;
  /** Adds lines. The shop adds all lines that it does not refuse. */
  readonly addProducts: (
    cartId: string,
    lines: readonly NewCartLine[],
  ) => Promise<VisitorOutcome<ChangedCart, CartGone>>;
  /** Changes quantities. A line that the shop refuses keeps its quantity; 0 removes a line. */
  readonly changeQuantities: (
    cartId: string,
    lines: readonly { readonly uid: string; readonly quantity: number }[],
  ) => Promise<VisitorOutcome<ChangedCart, CartGone>>;
  readonly removeLine: (cartId: string, uid: string) => Promise<VisitorOutcome<Cart, LineGone>>;
  readonly applyCoupon: (cartId: string, code: string) => Promise<VisitorOutcome<Cart, CouponRefusal>>;
  readonly removeCoupon: (cartId: string) => Promise<VisitorOutcome<Cart, CartGone>>;
  /** Returns the shipping methods for a place. The list is empty if the shop does not deliver there. */
  readonly estimateShippingMethods: (
    cartId: string,
    place: EstimatePlace,
  ) => Promise<VisitorOutcome<readonly CartShippingMethod[], CartGone>>;
};

/** Creates the client of the carts of one visitor. */
export function createCarts(send: SendForVisitor): Carts {
  return {
    createGuestCart: async () =>
      toVisitorOutcome(await send(createGuestCartOperation, {}, changes.createdCart), cartGoneReason),
    cartById: async (cartId) =>
      toCartOutcome(send, cartId, await send(cartByIdOperation, { cartId }, changes.cartById)),
    customerCart: async () =>
      toVisitorOutcome(await send(customerCartOperation, {}, changes.customerCart), cartGoneReason),
    async addProducts(cartId, lines) {
      const variants = await readVariantOptions(
        send,
        lines.filter(({ valueUids }) => valueUids === undefined),
      );
      if (!variants.ok) return variants;
      const variables = {
        cartId,
        items: lines.map((line) => toItemInput(line, line.valueUids ?? valueUidsOf(line, variants.value))),
      };
      const sent = await send(addProductsToCartOperation, variables, changes.cartWithProducts);
      return toCartOutcome(send, cartId, sent);
    },
    async changeQuantities(cartId, lines) {
      const items = lines.map(changes.toQuantityInput);
      const sent = await send(updateCartItemsOperation, { cartId, items }, changes.cartWithQuantities);
      return toCartOutcome(send, cartId, sent);
    },
    async removeLine(cartId, uid) {
      const sent = await send(removeItemFromCartOperation, { cartId, uid }, changes.cartWithoutLine);
      return toCartOutcome(send, cartId, sent, { reasonOf: lineGoneReason, missing: 'line-gone' });
    },
    async applyCoupon(cartId, code) {
      const sent = await send(applyCouponToCartOperation, { cartId, code }, changes.cartWithCoupon);
      return toCartOutcome(send, cartId, sent, { reasonOf: couponReason, missing: 'coupon-invalid' });
    },
    async removeCoupon(cartId) {
      const sent = await send(removeCouponFromCartOperation, { cartId }, changes.cartWithoutCoupon);
      return toCartOutcome(send, cartId, sent);
    },
    async estimateShippingMethods(cartId, place) {
      const input = toEstimateInput(cartId, place);
      if (input === undefined) return { ok: true, value: [] };
      const sent = await send(estimateShippingMethodsOperation, { input }, estimatedMethods);
      return toCartOutcome(send, cartId, sent);
    },
  };
}
