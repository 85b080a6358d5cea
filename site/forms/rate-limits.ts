import { createRateLimit, type IsWithinRateLimit } from './rate-limit.ts';

/** The limits of the site, each per IPv4 address or IPv6 /64 network within ten minutes. */
export type RateLimitNumbers = {
  /** Posts of forms of the content system. */
  readonly formPosts: number;
  /** Posts of cart, checkout, account and the buy form. Each press on + or − is one. */
  readonly cartPosts: number;
  /** Attempts to sign in or register. */
  readonly signIns: number;
  /** Posts with a key or for a mail: a new password is requested or set, an address is confirmed, its mail is sent again. */
  readonly passwordResets: number;
  /** Attempts to use a coupon. */
  readonly coupons: number;
  /** Attempts to find the order of a guest. */
  readonly orderLookups: number;
  /** Requests for the cart's number and the contact in the header. */
  readonly summaries: number;
};

/**
 * Counts a request of a network address, and returns whether it is within the limit. An action calls the limit of its step before it asks
 * the shop: `if (!services.limits.coupon(address)) …`. The count of a step is shared by all websites and all visitors of a network.
 */
export type RateLimits = {
  readonly formPost: IsWithinRateLimit;
  readonly cartPost: IsWithinRateLimit;
  readonly signIn: IsWithinRateLimit;
  readonly passwordReset: IsWithinRateLimit;
  readonly coupon: IsWithinRateLimit;
  readonly orderLookup: IsWithinRateLimit;
  readonly summary: IsWithinRateLimit;
};

/** Creates the limits of one process. */
export function createRateLimits(numbers: RateLimitNumbers, now: () => Date): RateLimits {
  const limit = (max: number) => createRateLimit({ max, now });
  return {
    formPost: limit(numbers.formPosts),
    cartPost: limit(numbers.cartPosts),
    signIn: limit(numbers.signIns),
    passwordReset: limit(numbers.passwordResets),
    coupon: limit(numbers.coupons),
    orderLookup: limit(numbers.orderLookups),
    summary: limit(numbers.summaries),
  };
}
