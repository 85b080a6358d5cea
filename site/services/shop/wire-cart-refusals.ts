import type { ShopRefusal } from './visitor-outcome.ts';

/** Beginnings of the messages for a cart that was ordered or merged (contract A5). */
const INACTIVE = ["The cart isn't active", 'Current user does not have an active cart'];

/** Beginnings of the messages for a cart that cannot be used any more (contract A5). */
const GONE = [
  ...INACTIVE,
  'Could not find a cart with ID',
  'The current user cannot perform operations on cart',
  "Can't assign cart to store in different website",
  'Wrong store code specified for cart',
];

const LINE_GONE = ["Cart doesn't contain the", 'Could not find cart item'];

const COUPON = {
  'coupon-invalid': ["The coupon code isn't valid", 'Required parameter "coupon_code" is missing'],
  'coupon-present': ['A coupon is already applied'],
  'cart-empty': ['Cart does not contain products'],
} as const;

/** The cart was ordered, does not exist, or belongs to another visitor or website. Callers must delete its id. */
export type CartGone = 'cart-gone';
/** Why a line could not be removed. */
export type LineGone = CartGone | 'line-gone';
/** Why a coupon was not applied. */
export type CouponRefusal = CartGone | keyof typeof COUPON;

/** Returns `cart-gone` if the English message of a refusal says so, else `undefined`. `toCartOutcome` also detects a translated one. */
export function cartGoneReason({ message }: ShopRefusal): CartGone | undefined {
  return startsWithOne(message, GONE) ? 'cart-gone' : undefined;
}

/** Returns whether the English message of a refusal says that the cart was ordered or merged. */
export function isInactiveCart({ message }: ShopRefusal): boolean {
  return startsWithOne(message, INACTIVE);
}

/** Returns the reason for a line that could not be removed, or `undefined` for any other refusal. */
export function lineGoneReason(refusal: ShopRefusal): LineGone | undefined {
  return startsWithOne(refusal.message, LINE_GONE) ? 'line-gone' : cartGoneReason(refusal);
}

/** Returns the reason for a coupon that was not applied, or `undefined` for any other refusal. */
export function couponReason(refusal: ShopRefusal): CouponRefusal | undefined {
  if (startsWithOne(refusal.message, COUPON['coupon-invalid'])) return 'coupon-invalid';
  if (startsWithOne(refusal.message, COUPON['coupon-present'])) return 'coupon-present';
  if (startsWithOne(refusal.message, COUPON['cart-empty'])) return 'cart-empty';
  return cartGoneReason(refusal);
}

function startsWithOne(message: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => message.startsWith(beginning));
}
