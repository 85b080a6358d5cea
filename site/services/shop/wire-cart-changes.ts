import * as v from 'valibot';
import type { ChangedCart, LineRefusal } from './model-cart.ts';
import type { CartItemUpdateInput } from './operations/operations.ts';
import { cart, inCart } from './wire-cart.ts';
import { list, text } from './wire-values.ts';

// Schemas of the operations of carts.

export const cartById = v.pipe(
  inCart,
  v.transform(({ cart: found }) => found),
);
export const customerCart = v.pipe(
  v.object({ customerCart: cart }),
  v.transform(({ customerCart: found }) => found),
);
export const createdCart = v.pipe(
  v.object({ createGuestCart: v.object({ cart: v.object({ id: v.string() }) }) }),
  v.transform(({ createGuestCart }) => createGuestCart.cart.id),
);
export const cartWithoutLine = v.pipe(
  v.object({ removeItemFromCart: inCart }),
  v.transform(({ removeItemFromCart }) => removeItemFromCart.cart),
);
export const cartWithCoupon = v.pipe(
  v.object({ applyCouponToCart: inCart }),
  v.transform(({ applyCouponToCart }) => applyCouponToCart.cart),
);
export const cartWithoutCoupon = v.pipe(
  v.object({ removeCouponFromCart: inCart }),
  v.transform(({ removeCouponFromCart }) => removeCouponFromCart.cart),
);

const refusedLine = v.pipe(
  v.object({ code: text, message: text, quantity: v.optional(v.nullable(v.number())) }),
  v.transform(({ code, message, quantity }): LineRefusal => {
    const minimum = minimumOf(message);
    return minimum === undefined
      ? { reason: reasonOf(code, message), available: quantity ?? undefined }
      : { reason: 'too-few', available: quantity ?? undefined, minimum };
  }),
);

/** Returns the smallest quantity of a product, if a line was refused because of it. Magento reports this as a lack of stock. */
function minimumOf(message: string): number | undefined {
  const [, minimum] = /The fewest you may purchase is (\d+)/.exec(message) ?? [];
  return minimum === undefined ? undefined : Number(minimum);
}

/** Codes and messages of contract A5. Some releases report a sold out product as a lack of stock, with this message. */
function reasonOf(code: string, message: string): LineRefusal['reason'] {
  if (message.includes('out of stock')) return 'sold-out';
  switch (code) {
    case 'PRODUCT_NOT_FOUND':
      return 'not-found';
    case 'NOT_SALABLE':
      return 'not-salable';
    case 'INSUFFICIENT_STOCK':
      return 'not-enough';
    case 'COULD_NOT_FIND_CART_ITEM':
      return 'line-gone';
    default:
      return 'invalid';
  }
}

export const cartWithProducts = v.pipe(
  v.object({ addProductsToCart: v.object({ cart, user_errors: list(refusedLine) }) }),
  v.transform(({ addProductsToCart }): ChangedCart => ({
    cart: addProductsToCart.cart,
    refusals: addProductsToCart.user_errors,
  })),
);

export const cartWithQuantities = v.pipe(
  v.object({ updateCartItems: v.object({ cart, errors: list(refusedLine) }) }),
  v.transform(({ updateCartItems }): ChangedCart => ({
    cart: updateCartItems.cart,
    refusals: updateCartItems.errors,
  })),
);

/** Returns the changed quantity of a line in the format of the shop. */
export function toQuantityInput({
  uid,
  quantity,
}: {
  readonly uid: string;
  readonly quantity: number;
}): CartItemUpdateInput {
  return { cart_item_uid: uid, quantity };
}
