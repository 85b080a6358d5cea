import { createRateLimit, type IsWithinRateLimit } from './rate-limit.ts';

/** The limits of the site. Each is per IPv4 address or IPv6 /64 network, within ten minutes. */
export type RateLimitNumbers = {
  /** Posts of forms of the content system. */
  readonly formPosts: number;
  /** Posts of cart, checkout, account and the buy form. Each click on + or − is one post. */
  readonly cartPosts: number;
  /** Attempts to sign in, to register, and to change the email address or the password of an account. */
  readonly signIns: number;
  /** Posts that request or use a mail: request or set a new password, confirm an email address, send the confirmation again. */
  readonly passwordResets: number;
  /** Attempts to use a coupon. */
  readonly coupons: number;
  /** Attempts to find the order of a guest. */
  readonly orderLookups: number;
  /** Requests for the number of pieces in the cart and the contact, which the header shows. */
  readonly summaries: number;
};

/**
 * Functions that count a request of a client address and return whether it is within the limit. An action calls its limit before it calls
 * the shop: `if (!services.limits.coupon(address)) …`. All websites, and all visitors of a network, share the count of a limit.
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
