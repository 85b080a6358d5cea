import type { Http, Outcome } from '#site/services/http';
import { succeeded } from '#site/services/http';
import { eventsResponse, toWireEvents } from './wire-events.ts';

/** An action of a visitor on results. Products are named by the id of the result. */
export type ResultEvent =
  | {
      readonly kind: 'click';
      /** The id of the search that found the products. */
      readonly queryId: string;
      /** `position` begins at 1 and counts over all pages. */
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
        readonly queryId?: string | undefined;
      }[];
    };

/** Whether the visitor allows events, and the random token of the visitor, which must not be personal data. */
export type VisitorConsent =
  | { readonly consent: 'none' }
  | { readonly consent: 'statistics'; readonly visitorToken: string };

export type SendResultEvents = (
  events: readonly ResultEvent[],
  visitor: VisitorConsent,
  store: string,
) => Promise<Outcome<'sent' | 'not-allowed'>>;

type EventSenderConfig = { readonly http: Http; readonly indexPrefix: string };

/**
 * Creates the function that sends events of a visitor in a store view to the provider. Without consent it sends nothing. Failures are logged; events are not
 * sent again.
 */
export function createEventSender({ http, indexPrefix }: EventSenderConfig): SendResultEvents {
  return async (events, visitor, store) => {
    if (visitor.consent === 'none') return succeeded('not-allowed');
    const sent = toWireEvents(events, { prefix: indexPrefix, store, visitorToken: visitor.visitorToken });
    if (sent.length === 0) return succeeded('sent');
    const response = await http.request({
      method: 'POST',
      path: '/1/events',
      body: { events: sent },
      response: eventsResponse,
    });
    return response.ok ? succeeded('sent') : response;
  };
}
