import * as v from 'valibot';
import type { ResultEvent } from '#site/protocol/result-events';
import { splitIntoBatches } from '#site/protocol/split-into-batches';
import { indexName } from './index-names.ts';

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

/** Returns the events in the provider's format, at most 1,000. An event with more than 20 products becomes several events. */
export function toWireEvents(events: readonly ResultEvent[], { prefix, store, visitorToken }: EventScope) {
  const base = { index: indexName(prefix, store, 'products'), userToken: visitorToken };
  return events
    .flatMap(splitEvent)
    .map((event) => ({ ...base, eventName: NAMES[event.kind], ...toWireEvent(event) }))
    .slice(0, MAX_EVENTS);
}

function toWireEvent(event: ResultEvent) {
  const objectIDs = event.products.map(({ id }) => id);
  switch (event.kind) {
    case 'click':
      return {
        eventType: 'click',
        objectIDs,
        positions: event.products.map(({ position }) => position),
        queryID: event.queryId,
      };
    case 'view':
      return { eventType: 'view', objectIDs };
    case 'addToCart':
    case 'purchase':
      return {
        eventType: 'conversion',
        eventSubtype: event.kind,
        objectIDs,
        currency: event.currency,
        value: event.products.reduce((total, { price, quantity }) => total + price * quantity, 0),
        objectData: event.products.map(({ price, quantity, queryId }) => ({
          price,
          quantity,
          queryID: queryId,
        })),
      };
  }
}

/** Splits an event by its products. TypeScript needs one branch per kind, because the types of the products differ. */
function splitEvent(event: ResultEvent): readonly ResultEvent[] {
  if (event.kind === 'click')
    return splitIntoBatches(event.products, MAX_PRODUCTS).map((products) => ({ ...event, products }));
  if (event.kind === 'view')
    return splitIntoBatches(event.products, MAX_PRODUCTS).map((products) => ({ ...event, products }));
  return splitIntoBatches(event.products, MAX_PRODUCTS).map((products) => ({ ...event, products }));
}
