import * as v from 'valibot';
import type { IsWithinRateLimit } from '#site/forms/rate-limit';
import { readPostBody } from '#site/forms/read-post-body';
import { findLocale } from '#site/i18n/locale';
import { type ResultEvent, RESULT_EVENT_FIELDS } from '#site/protocol/result-events';
import { isSku } from '#site/protocol/sku';
import { parseSearchId, type SendResultEvents } from '#site/services/search';
import { readSearchVisitor } from '#site/session/search-visitor';
import type { Endpoint } from './endpoint.ts';

type ResultEventsConfig = {
  readonly siteUrl: string;
  readonly sendEvents: SendResultEvents;
  readonly isWithinRateLimit: IsWithinRateLimit;
};

const MAX_EVENTS = 20;
const MAX_PRODUCTS = 100;

const id = v.pipe(v.string(), v.check(isSku));
const queryId = v.pipe(
  v.string(),
  v.check((text) => parseSearchId(text) !== undefined),
);
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
const products = <const Product extends v.GenericSchema>(product: Product) =>
  v.pipe(v.array(product), v.minLength(1), v.maxLength(MAX_PRODUCTS));

const event = v.variant('kind', [
  v.object({
    kind: v.literal('click'),
    queryId,
    products: products(v.object({ id, position: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  }),
  v.object({ kind: v.literal('view'), products: products(v.object({ id })) }),
  v.object({
    kind: v.picklist(['addToCart', 'purchase']),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    products: products(v.object({ id, price: amount, quantity, queryId })),
  }),
]);

const posted = v.object({
  [RESULT_EVENT_FIELDS.events]: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(event),
    v.minLength(1),
    v.maxLength(MAX_EVENTS),
    v.transform((events): readonly ResultEvent[] => events),
  ),
});

/**
 * Creates the handler of `POST /api/result-events`, which sends events of a visitor to the search provider. The browser posts only after
 * consent to statistics, and the server checks the decision again in the cookie of the consent provider. Another cookie has the token of the
 * visitor. Status 204 for accepted events, also if the provider fails; 400 for invalid ones; 403 for other origins, without consent and without
 * the token; 429 above the rate limit.
 */
export function createResultEventsEndpoint({
  siteUrl,
  sendEvents,
  isWithinRateLimit,
}: ResultEventsConfig): Endpoint {
  return async (request, address) => {
    if (!isWithinRateLimit(address)) return respond(429);
    const form = await readPostBody(request, siteUrl);
    if (!(form instanceof FormData)) return respond(form);
    const visitor = readSearchVisitor(request.headers.get('cookie'));
    if (visitor === undefined) return respond(403);
    const code = form.get(RESULT_EVENT_FIELDS.locale);
    const locale = typeof code === 'string' ? findLocale(code) : undefined;
    const read = v.safeParse(posted, Object.fromEntries(form));
    if (!locale || !read.success) return respond(400);
    await sendEvents(read.output[RESULT_EVENT_FIELDS.events], visitor, locale.magentoStore);
    return respond(204);
  };
}

function respond(status: number) {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
