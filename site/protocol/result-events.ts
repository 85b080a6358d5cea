/** Path that receives events about results of a search. */
export const RESULT_EVENTS_PATH = '/api/result-events';

/** Fields of a post: the code of the locale, and a list of `ResultEvent` as JSON. */
export const RESULT_EVENT_FIELDS = { locale: 'locale', events: 'events' } as const;

/** The cookie with the random token that identifies a visitor to the search provider. It exists only after consent to statistics. */
export const SEARCH_VISITOR_COOKIE = 'search_visitor';

/** An action of a visitor on products that a search has found. `id` is the SKU of the product, or of the parent of a variant. */
export type ResultEvent =
  | {
      readonly kind: 'click';
      /** The id of the search. */
      readonly queryId: string;
      /** `position` starts at 1 and counts over all pages. */
      readonly products: readonly { readonly id: string; readonly position: number }[];
    }
  | { readonly kind: 'view'; readonly products: readonly { readonly id: string }[] }
  | {
      readonly kind: 'addToCart' | 'purchase';
      readonly currency: string;
      readonly products: readonly {
        readonly id: string;
        /** Price of one piece, in units of the currency. */
        readonly price: number;
        readonly quantity: number;
        readonly queryId: string;
      }[];
    };
