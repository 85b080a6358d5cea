import * as v from 'valibot';
import type { RateLimitNumbers } from '#site/forms/rate-limits';
import { count, type Values } from './values.ts';

/** Variables of form submissions, and the limits of visitors' posts. */
export const postVariables = {
  FORM_OUTBOX: v.optional(v.string()),
  FORM_OUTBOX_MB: v.optional(count, '500'),
  FORM_POSTS: v.optional(count, '30'),
  CART_POSTS: v.optional(count, '600'),
  SIGN_IN_ATTEMPTS: v.optional(count, '20'),
  PASSWORD_RESETS: v.optional(count, '10'),
  COUPON_ATTEMPTS: v.optional(count, '20'),
  ORDER_LOOKUPS: v.optional(count, '20'),
  SESSION_REQUESTS: v.optional(count, '3000'),
};

export type PostEnvironment = {
  readonly forms: {
    /** Folder for submissions that could not be sent to the content system. Without a folder, visitors must submit again. */
    readonly outbox: string | undefined;
    /** The limit of that folder in megabytes. */
    readonly outboxMegabytes: number;
  };
  readonly rateLimits: RateLimitNumbers;
};

/** Returns the settings of the posts and their limits from the variables. */
export function toPosts(values: Values<typeof postVariables>): PostEnvironment {
  return {
    forms: { outbox: values.FORM_OUTBOX, outboxMegabytes: values.FORM_OUTBOX_MB },
    rateLimits: {
      formPosts: values.FORM_POSTS,
      cartPosts: values.CART_POSTS,
      signIns: values.SIGN_IN_ATTEMPTS,
      passwordResets: values.PASSWORD_RESETS,
      coupons: values.COUPON_ATTEMPTS,
      orderLookups: values.ORDER_LOOKUPS,
      summaries: values.SESSION_REQUESTS,
    },
  };
}
