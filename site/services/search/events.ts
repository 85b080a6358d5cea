import type { ResultEvent } from '#site/protocol/result-events';
import type { Http, Outcome } from '#site/services/http';
import { succeeded } from '#site/services/http';
import { eventsRequest, toWireEvents } from './wire-events.ts';

/** Sends events of a visitor in a store view. Call it only after consent to statistics. The token must not be personal data. */
export type SendResultEvents = (
  events: readonly ResultEvent[],
  visitorToken: string,
  store: string,
) => Promise<Outcome<undefined>>;

type EventSenderConfig = { readonly http: Http; readonly indexPrefix: string };

/**
 * Creates the function that sends events of a visitor in a store view to the provider. Failures are logged, and the events are not sent
 * again.
 */
export function createEventSender({ http, indexPrefix }: EventSenderConfig): SendResultEvents {
  return async (events, visitorToken, store) => {
    const sent = toWireEvents(events, { prefix: indexPrefix, store, visitorToken });
    if (sent.length === 0) return succeeded(undefined);
    const response = await http.request(eventsRequest(sent));
    return response.ok ? succeeded(undefined) : response;
  };
}
