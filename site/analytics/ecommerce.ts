import { trackEvent } from '#renderer/tracking/event-queue';
import { type SearchOrigin, sendResultEvent } from './result-events.ts';

/** A product in an event, with the field names of Google Analytics 4. Never contains data of a visitor. */
export type EcommerceItem = {
  /** The SKU of the product, or of the parent of a variant. */
  readonly item_id: string;
  readonly item_name: string;
  /** The chosen variant. */
  readonly item_variant?: string | undefined;
  readonly item_category?: string | undefined;
  /** The price of one piece, in units of the currency. */
  readonly price: number;
  readonly discount?: number | undefined;
  readonly quantity?: number | undefined;
  /** Position in a list, from 0. */
  readonly index?: number | undefined;
  readonly coupon?: string | undefined;
};

type Items = { readonly items: readonly EcommerceItem[] };
/** `value` is the sum of the items, in units of `currency` (ISO 4217). */
type ValuedItems = Items & { readonly currency: string; readonly value: number };
type ItemList = Items & { readonly item_list_id: string; readonly item_list_name?: string | undefined };
type CouponItems = ValuedItems & { readonly coupon?: string | undefined };

/** The parameters of each event (Google Analytics 4, “Ecommerce”). */
export type EcommerceParameters = {
  readonly view_item_list: ItemList & { readonly currency: string };
  readonly select_item: ItemList & { readonly currency: string };
  readonly view_item: ValuedItems;
  readonly add_to_cart: ValuedItems;
  readonly add_to_wishlist: ValuedItems;
  readonly remove_from_cart: ValuedItems;
  readonly view_cart: ValuedItems;
  readonly begin_checkout: CouponItems;
  readonly add_shipping_info: CouponItems & { readonly shipping_tier?: string | undefined };
  readonly add_payment_info: CouponItems & { readonly payment_type?: string | undefined };
  readonly purchase: CouponItems & {
    /** The number of the order. */
    readonly transaction_id: string;
    readonly tax: number;
    readonly shipping: number;
  };
};

/** An event of the shop. */
export type EcommerceEvent = {
  readonly [Name in keyof EcommerceParameters]: {
    readonly event: Name;
    readonly ecommerce: EcommerceParameters[Name];
  };
}[keyof EcommerceParameters];

/**
 * Sends an event of the shop to the tag manager, and to the search provider if a search has found the products. Before the visitor allows statistics it waits in the memory of the page. Call it in the
 * browser, in an effect or an event handler.
 *
 * @param origin the search of a list
 * @param onceFor sends the event once for this key, also if its page is loaded again: the number of an order, a cart
 */
export function trackEcommerce(
  event: EcommerceEvent,
  { onceFor, origin }: { readonly onceFor?: string; readonly origin?: SearchOrigin | undefined } = {},
): void {
  trackEvent(event, onceFor === undefined ? undefined : `${event.event} ${onceFor}`, () =>
    sendResultEvent(event, origin),
  );
}
