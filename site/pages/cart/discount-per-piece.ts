import type { CartLine } from '#site/services/shop';

/** Returns the discount of a coupon on one piece of a line. It includes tax if the prices of the shop do. */
export function discountPerPiece({ discount, quantity }: Pick<CartLine, 'discount' | 'quantity'>) {
  return discount && quantity > 0 ? discount.value / quantity : undefined;
}
