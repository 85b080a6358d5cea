/** Why the shop did not place an order. */
export type PlaceOrderFailure =
  /** The cart does not exist, or it was already ordered. */
  | 'cart-gone'
  | 'signed-out'
  | 'email-missing'
  | 'out-of-stock'
  | 'shipping-address'
  | 'shipping-method'
  | 'billing-address'
  | 'payment-method'
  /** Another reason, which the message names. */
  | 'refused'
  /** The shop did not respond, or had an internal error. It may have placed the order. */
  | 'unanswered';

/** The keys of an order that the shop has placed. */
export type PlacedOrder = {
  readonly number: string;
  /** The token with which a guest reads the order. */
  readonly token: string | undefined;
};

/** The result of `placeOrder`, the same for all editions of Magento (contract A6). */
export type PlaceOrderResult =
  | { readonly ok: true; readonly order: PlacedOrder }
  | {
      readonly ok: false;
      readonly reason: PlaceOrderFailure;
      /** The message of the shop, for the log. */
      readonly message: string;
    };

/**
 * Whether a cart can be changed. `merged`: this process has merged it into another cart. `inactive`: it was ordered, or another process has
 * merged it. The shop does not distinguish these two.
 */
export type CartState = 'active' | 'inactive' | 'merged' | 'missing';

/** Terms that a customer accepts before ordering. */
export type CheckoutAgreement = {
  readonly id: number;
  readonly name: string;
  readonly checkbox: string;
  /** Text, or HTML of the shop's editors that is not sanitised. */
  readonly content: string;
  readonly isHtml: boolean;
};
