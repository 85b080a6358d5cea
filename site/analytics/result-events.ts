import { trackEvent } from '#renderer/tracking/event-queue';
import type { EcommerceEvent } from '#renderer/tracking/events';
import { type ResultEvent, RESULT_EVENT_FIELDS, RESULT_EVENTS_PATH } from '#site/protocol/result-events';

/** The search that a list of products comes from. */
export type SearchOrigin = {
  /** The id of the search, if the provider has sent one. */
  readonly queryId: string | undefined;
};

/** A search, with the position of a product in all its results, from 1. */
export type PlaceInSearch = SearchOrigin & { readonly position: number };

const CLICKED_KEY = 'lantern:found-products';
/** The maximum number of stored products. The oldest products are deleted first. */
const MAX_CLICKED = 50;

/**
 * Sends an event about search results to the search provider: a list was shown, a product was clicked, added to the cart or bought. Sends
 * nothing for products that no search has found. Call it only after consent to statistics, because it stores the clicked products.
 */
export function sendResultEvent(event: EcommerceEvent, origin: SearchOrigin | undefined): void {
  const posted = toResultEvent(event, origin);
  if (posted && posted.products.length > 0) post(posted);
}

/**
 * Sends an event about a product that the visitor has clicked in the search box. The event waits for consent to statistics.
 *
 * @param sku the SKU of the product, for a variant that of its parent
 */
export function trackFoundProduct(sku: string, { queryId, position }: PlaceInSearch): void {
  trackEvent({ event: 'select_content', content_type: 'product', content_id: sku }, undefined, () => {
    if (queryId !== undefined) post({ kind: 'click', queryId, products: [{ id: sku, position }] });
  });
}

/** Deletes the clicked products. Call it after the visitor has withdrawn the consent. */
export function clearClickedProducts(): void {
  writeClicked(new Map());
}

function post(posted: ResultEvent) {
  if (posted.kind === 'click') storeClicked(posted.products, posted.queryId);
  const { locale, events } = RESULT_EVENT_FIELDS;
  // The browser also sends a beacon while the visitor leaves the page.
  navigator.sendBeacon(
    RESULT_EVENTS_PATH,
    new URLSearchParams({
      [locale]: location.pathname.split('/')[1] ?? '',
      [events]: JSON.stringify([posted]),
    }),
  );
}

function toResultEvent(event: EcommerceEvent, origin: SearchOrigin | undefined): ResultEvent | undefined {
  switch (event.event) {
    case 'view_item_list':
      return origin && { kind: 'view', products: event.ecommerce.items.map(({ item_id: id }) => ({ id })) };
    case 'select_item':
      return origin?.queryId === undefined
        ? undefined
        : {
            kind: 'click',
            queryId: origin.queryId,
            products: event.ecommerce.items.map(({ item_id: id, index = 0 }) => ({
              id,
              position: index + 1,
            })),
          };
    case 'add_to_cart':
    case 'purchase': {
      const kind = event.event === 'purchase' ? event.event : 'addToCart';
      const clicked = readClicked();
      const products = event.ecommerce.items.flatMap(({ item_id: id, price, quantity = 1 }) => {
        const queryId = clicked.get(id);
        return queryId === undefined ? [] : [{ id, price, quantity, queryId }];
      });
      // A later order of the products does not come from this search.
      if (kind === 'purchase') for (const { id } of products) clicked.delete(id);
      writeClicked(clicked);
      return { kind, currency: event.ecommerce.currency, products };
    }
    default:
      return undefined;
  }
}

function storeClicked(products: readonly { readonly id: string }[], queryId: string) {
  const clicked = readClicked();
  for (const { id } of products) {
    clicked.delete(id);
    clicked.set(id, queryId);
  }
  writeClicked(clicked);
}

/** Stores the clicked products, at most 50. */
function writeClicked(clicked: ReadonlyMap<string, string>) {
  const text = new URLSearchParams([...clicked].slice(-MAX_CLICKED)).toString();
  try {
    if (text) localStorage.setItem(CLICKED_KEY, text);
    else localStorage.removeItem(CLICKED_KEY);
  } catch {
    // The browser blocks storage.
  }
}

/** Returns the clicked products, each with the id of the search that has found it. */
function readClicked(): Map<string, string> {
  try {
    return new Map(new URLSearchParams(localStorage.getItem(CLICKED_KEY) ?? ''));
  } catch {
    return new Map();
  }
}
