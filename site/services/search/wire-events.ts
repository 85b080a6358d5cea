import * as v from 'valibot';
import type { ResultEvent } from '#site/protocol/result-events';
import { roundToCents } from '#site/protocol/round-to-cents';
import { splitIntoBatches } from '#site/protocol/split-into-batches';
import { indexName, replicaName } from './index-names.ts';
import type { SearchSort } from './model.ts';
import { parseSearchId, type SearchId } from './search-id.ts';

// Events of the provider (contract B7).

/** Names in the provider's reports, at most 64 ASCII characters. */
const NAMES: Readonly<Record<ResultEvent['kind'], string>> = {
  click: 'Search result opened',
  view: 'Search results viewed',
  addToCart: 'Added to cart from search',
  purchase: 'Order placed',
};
const MAX_PRODUCTS = 20;
const MAX_EVENTS = 1_000;

const eventsResponse = v.object({ status: v.optional(v.number()) });

/** Returns the headers of all requests with events. */
export function eventsHeaders(appId: string, searchKey: string) {
  return { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey };
}

/** Returns the request that sends events. */
export function eventsRequest(events: ReturnType<typeof toWireEvents>) {
  return { method: 'POST', path: '/1/events', body: { events }, response: eventsResponse } as const;
}

type EventScope = { readonly prefix: string; readonly store: string; readonly visitorToken: string };

/**
 * Returns the events in the provider's format, at most 1,000. One event names one index and at most 20 products. A click and an addition
 * to the cart also name one search, so an event with products of several searches becomes several events. Products of unknown searches are
 * omitted.
 */
export function toWireEvents(events: readonly ResultEvent[], { prefix, store, visitorToken }: EventScope) {
  const indexOf = (sort: SearchSort) =>
    sort === 'relevance' ? indexName(prefix, store, 'products') : replicaName(prefix, store, sort);
  return events
    .flatMap(splitEvent)
    .map(({ sort, ...event }) => ({ index: indexOf(sort), userToken: visitorToken, ...event }))
    .slice(0, MAX_EVENTS);
}

/** An event in the provider's format, with the order of the search instead of its index. */
type EventPart = { readonly sort: SearchSort; readonly [attribute: string]: unknown };

function splitEvent(event: ResultEvent): readonly EventPart[] {
  const eventName = NAMES[event.kind];
  switch (event.kind) {
    case 'view':
      return splitIntoBatches(event.products, MAX_PRODUCTS).map((products) => ({
        sort: 'relevance',
        eventName,
        eventType: 'view',
        objectIDs: products.map(({ id }) => id),
      }));
    case 'click':
      return splitBySearch(
        event.products.map((product) => ({ ...product, queryId: event.queryId })),
        ({ id }) => id,
      ).map(([search, products]) => ({
        sort: search.sort,
        eventName,
        eventType: 'click',
        objectIDs: products.map(({ id }) => id),
        positions: products.map(({ position }) => position),
        queryID: search.id,
      }));
    case 'addToCart':
      return splitBySearch(event.products, ({ id }) => id).map(([search, products]) => ({
        sort: search.sort,
        eventName,
        ...toConversion(event, products),
        queryID: search.id,
        objectData: products.map(({ price, quantity }) => ({ price, quantity })),
      }));
    case 'purchase':
      return splitBySearch(event.products, ({ sort }) => sort).map(([{ sort }, products]) => ({
        sort,
        eventName,
        ...toConversion(event, products),
        objectData: products.map(({ price, quantity, search }) => ({ price, quantity, queryID: search.id })),
      }));
  }
}

type Sale = Extract<ResultEvent, { readonly kind: 'addToCart' | 'purchase' }>;

function toConversion({ kind, currency }: Sale, products: Sale['products']) {
  return {
    eventType: 'conversion',
    eventSubtype: kind,
    objectIDs: products.map(({ id }) => id),
    currency,
    value: roundToCents(products.reduce((total, { price, quantity }) => total + price * quantity, 0)),
  };
}

/** Groups products by a property of their search. Returns batches of at most 20, each with the search of its first product. */
function splitBySearch<Product extends { readonly queryId: string }>(
  products: readonly Product[],
  keyOf: (search: SearchId) => string,
) {
  const found = products.flatMap((product) => {
    const search = parseSearchId(product.queryId);
    return search ? [{ ...product, search }] : [];
  });
  return [...Map.groupBy(found, ({ search }) => keyOf(search)).values()]
    .flatMap((group) => splitIntoBatches(group, MAX_PRODUCTS))
    .flatMap((batch) => (batch[0] ? [[batch[0].search, batch] as const] : []));
}
