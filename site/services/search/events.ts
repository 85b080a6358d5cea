import type { ResultEvent } from '#site/protocol/result-events';
import type { Http, Outcome } from '#site/services/http';
import { succeeded } from '#site/services/http';
import { eventsRequest, toWireEvents } from './wire-events.ts';

/** Whether the visitor allows events, and the random token of the visitor, which must not be personal data. */
type VisitorConsent =
  | { readonly consent: 'none' }
  | { readonly consent: 'statistics'; readonly visitorToken: string };

/** Sends events of a visitor in a store view. The value is `not-allowed` if the visitor has not given consent. */
export type SendResultEvents = (
  events: readonly ResultEvent[],
  visitor: VisitorConsent,
  store: string,
) => Promise<Outcome<'sent' | 'not-allowed'>>;

type EventSenderConfig = { readonly http: Http; readonly indexPrefix: string };

/**
 * Creates the function that sends events of a visitor in a store view to the provider. Without consent it sends nothing. Failures are
 * logged, and the events are not sent again.
 */
export function createEventSender({ http, indexPrefix }: EventSenderConfig): SendResultEvents {
  return async (events, visitor, store) => {
    if (visitor.consent === 'none') return succeeded('not-allowed');
    const sent = toWireEvents(events, { prefix: indexPrefix, store, visitorToken: visitor.visitorToken });
    if (sent.length === 0) return succeeded('sent');
    const response = await http.request(eventsRequest(sent));
    return response.ok ? succeeded('sent') : response;
  };
}
