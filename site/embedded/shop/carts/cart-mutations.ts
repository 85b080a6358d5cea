import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import { alreadyExistsError, inputError } from '../graphql/errors.ts';
import { applyCoupon, removeCoupon } from './cart-choices.ts';
import { addLines, type LineUpdate, removeLine, updateLines } from './cart-lines.ts';
import type { CartProblem } from './cart-problem.ts';
import { createCart, loadCart, MASKED_ID_LENGTH } from './carts.ts';
import { findCart } from './find-cart.ts';
import type { LineRequest } from './line-selection.ts';

type Input<Fields> = { readonly input?: Fields | null };
type CartInput = { readonly cart_id: string };

/** The mutations that create a cart and change its lines and its coupon. */
export const cartMutations = {
  Mutation: {
    createGuestCart: (_: unknown, { input }: Input<{ cart_uid?: string | null }>, context: ShopContext) => ({
      cart: loadCart(context, createGuestCart(context, input?.cart_uid)),
    }),

    createEmptyCart: (_: unknown, { input }: Input<{ cart_id?: string | null }>, context: ShopContext) =>
      loadCart(context, createGuestCart(context, input?.cart_id)).maskedId,

    addProductsToCart: (
      _: unknown,
      { cartId: maskedId, cartItems }: { cartId: string; cartItems: readonly LineRequest[] },
      context: ShopContext,
    ) => {
      const cartId = findCart(context, maskedId);
      if (cartItems.length === 0) throw inputError('Required parameter "cart_items" is missing');
      const problems = addLines(context, cartId, cartItems);
      return { cart: loadCart(context, cartId), user_errors: problems };
    },

    updateCartItems: (
      _: unknown,
      { input }: Input<CartInput & { cart_items: readonly (LineUpdate | null)[] }>,
      context: ShopContext,
    ) => {
      if (!input?.cart_id) throw inputError('Required parameter "cart_id" is missing.');
      const cartId = findCart(context, input.cart_id);
      if (input.cart_items.length === 0) throw inputError('Required parameter "cart_items" is missing.');
      const problems = updateLines(
        context,
        cartId,
        input.cart_items.filter((item) => item !== null),
      );
      return { cart: loadCart(context, cartId), errors: problems };
    },

    removeItemFromCart: (_: unknown, { input }: Input<CartInput & LineUpdate>, context: ShopContext) => {
      const cartId = findCart(context, input?.cart_id);
      removeLine(context, cartId, input ?? {});
      return { cart: loadCart(context, cartId) };
    },

    applyCouponToCart: (
      _: unknown,
      { input }: Input<CartInput & { coupon_code: string }>,
      context: ShopContext,
    ) => {
      const cartId = findCart(context, input?.cart_id);
      applyCoupon(context, cartId, input?.coupon_code ?? '');
      return { cart: loadCart(context, cartId) };
    },

    removeCouponFromCart: (_: unknown, { input }: Input<CartInput>, context: ShopContext) => {
      const cartId = findCart(context, input?.cart_id);
      removeCoupon(context, cartId);
      return { cart: loadCart(context, cartId) };
    },
  },

  Error: {
    __resolveType: ({ code }: CartProblem) =>
      code === 'INSUFFICIENT_STOCK' ? 'InsufficientStockError' : 'CartUserInputError',
  },
};

function createGuestCart(context: ShopContext, maskedId: string | null | undefined): number {
  if (context.customerId !== undefined)
    throw alreadyExistsError('Use `Query.customerCart` for logged in customer.');
  if (!maskedId) return createCart(context, {});
  if (maskedId.length !== MASKED_ID_LENGTH) throw inputError('Cart ID length should to be 32 symbols.');
  const known = context.shop.database.first(
    v.object({ id: v.number() }),
    'SELECT id FROM cart WHERE masked_id = ?',
    maskedId,
  );
  if (known) throw alreadyExistsError(`Cart with ID "${maskedId}" already exists.`);
  return createCart(context, { maskedId });
}
