/** A product in an event, with the field names of Google Analytics 4. Never contains data of a visitor. */
export type EcommerceItem = {
  /** The SKU of the product, or of the parent of a variant. */
  readonly item_id: string;
  readonly item_name: string;
  /** The chosen variant. */
  readonly item_variant?: string | undefined;
  readonly item_category?: string | undefined;
  /** The price of one piece after the discount, in units of the currency. */
  readonly price: number;
  /** The discount on one piece. */
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

/** The parameters of the events of the shop (Google Analytics 4, “Ecommerce”). */
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

/** `form` is the handle of a form of the content system. Events of forms never contain values. */
type OfForm = { readonly form: string };

/** The parameters of all other events. */
export type SiteEventParameters = {
  readonly page_view: {
    /** Absolute URL without the parameters that only the site reads, such as tokens. */
    readonly page_location: string;
    /** Title of the document. */
    readonly page_title: string;
    /** Type of the page: `home`, `product`, … (`site/protocol/page-type.ts`). */
    readonly page_type: string;
    /** Code of the locale: `en-UK`. */
    readonly page_locale: string;
    /** URL of the previous page, or an empty string. */
    readonly page_referrer: string;
  };
  readonly select_content: { readonly content_type: 'product'; readonly content_id: string };
  readonly form_start: OfForm;
  /** A step of the form was finished. `step` counts from 1. */
  readonly form_step: OfForm & { readonly step: number };
  /** `fields` lists the names of the invalid fields, separated by commas. Empty if the form could not be delivered. */
  readonly form_error: OfForm & { readonly fields: string };
  readonly generate_lead: OfForm;
};

/** An event of the shop. */
export type EcommerceEvent = {
  readonly [Name in keyof EcommerceParameters]: {
    readonly event: Name;
    readonly ecommerce: EcommerceParameters[Name];
  };
}[keyof EcommerceParameters];

/** An event of a page or a form. */
export type SiteEvent = {
  readonly [Name in keyof SiteEventParameters]: { readonly event: Name } & SiteEventParameters[Name];
}[keyof SiteEventParameters];

/** Every event that the tag manager can receive. `site/analytics/README.md` says when each is sent. */
export type TrackedEvent = EcommerceEvent | SiteEvent;
