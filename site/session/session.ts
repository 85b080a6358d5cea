import * as v from 'valibot';
import { MAX_REFERENCE_LENGTH } from '#site/protocol/order-reference';
import { deliveryAddressSchema } from './delivery-address-schema.ts';
import { guestWishlistSchema } from './wishlist-schema.ts';

/** A text with a maximum length. With these limits, the largest session fits into a cookie. */
const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));
const cartId = text(100);
/** A text of the shop. An empty or longer text is ignored, because the rest of the session must stay valid. */
const shopText = (maxLength: number) => v.fallback(v.optional(text(maxLength)), undefined);
const email = text(254);

/** The schema of a session. Unknown fields of other versions are dropped. */
export const sessionSchema = v.object({
  /** The visitor's cart in the shop: the masked id of a guest's cart, or the id of a customer's cart. */
  cartId: v.optional(cartId),
  /** The token of a signed-in customer. Magento's signed tokens (JWT) have some 300 characters. */
  token: shopText(800),
  /** The guest's cart before signing in, if the shop could not merge it. After signing out, it is the visitor's cart again. */
  guestCartId: v.optional(cartId),
  /** Whether the token of a customer has expired. Then this session has no access to the customer's cart. */
  hasExpired: v.optional(v.literal(true)),
  /** The token of the guest order that the visitor has found by its number. */
  foundOrder: shopText(300),
  /** The cart of the order attempt, stored before the request to the shop. With it, the site finds an order whose response was lost. */
  orderAttempt: v.optional(
    v.object({
      cartId,
      email: v.optional(email),
      /** When the review step was first shown, in seconds since 1970. An order that was placed earlier is not the order of this attempt. */
      since: v.optional(v.number()),
      reference: shopText(MAX_REFERENCE_LENGTH),
      /** Whether the shop has confirmed that the cart was ordered. The number of the order is then still unknown. */
      isOrdered: v.optional(v.literal(true)),
    }),
  ),
  /** The payment at a provider, with its cart and amount. The provider stores the state of the payment. */
  payment: v.optional(
    v.object({
      id: text(64),
      code: text(50),
      cartId,
      amount: text(30),
      /** The number of the paid order, until the provider has received it. `-` if the number is unknown. */
      order: v.optional(text(50)),
    }),
  ),
  /**
   * Identifies the last customer of this session, see `customerKeyOf`. It stays after the token has expired, until the visitor signs out or another
   * customer signs in.
   */
  customerKey: v.optional(text(22)),
  /**
   * A form that was posted after the customer's token had expired. The screen at the address shows its values again, to the same customer
   * only.
   */
  unsentForm: v.optional(v.object({ address: text(150), values: v.record(v.string(), v.string()) })),
  /** The delivery address of a visitor who picks up the order. The cart contains the address of the pickup location instead. */
  deliveryAddress: v.fallback(v.optional(deliveryAddressSchema), undefined),
  /** The last order. With the token, the site reads the order of a guest. */
  lastOrder: v.optional(
    v.object({
      number: text(50),
      token: shopText(300),
      email: v.optional(email),
      /** The customer's reference for a purchase on account, which the shop does not return with the order. */
      reference: shopText(MAX_REFERENCE_LENGTH),
      /** Identifies the ordered cart, see `cartKey`. */
      cart: v.optional(text(22)),
      /** When the site received the order, in seconds since 1970. */
      at: v.optional(v.number()),
      /** Whether the browser has sent its purchase event. */
      isReported: v.optional(v.boolean()),
    }),
  ),
  /**
   * The wishlist of a guest, stored in a separate cookie. After signing in, it contains the products that the customer's wishlist does not
   * contain yet.
   */
  wishlist: v.optional(guestWishlistSchema),
});

/** The values that the site stores for a visitor of one website. They are in sealed cookies, which the browser cannot read. */
export type Session = Readonly<v.InferOutput<typeof sessionSchema>>;

/** The session of the visitor who sent a request, in the website of the requested locale. Changes are stored with the response. */
export type VisitorSession = {
  /** The current values, including changes of this request. */
  readonly values: () => Session;
  /** Changes single values. `undefined` removes one. */
  readonly change: (values: { readonly [Key in keyof Session]: Session[Key] | undefined }) => void;
  /** The token for the hidden field `form_token` of forms. Creates one if the visitor has none. */
  readonly formToken: () => string;
  /** Returns whether a posted token is the one of the visitor's forms. */
  readonly isFormToken: (posted: string) => boolean;
  /** Identifies the last page with the visitor's cart that the browser has received. Empty before the first one. */
  readonly cartPageId: () => string;
  /** Call it on each page that shows the visitor's cart, or a message that products were added to it. */
  readonly renewCartPageId: () => void;
};
