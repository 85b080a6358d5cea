import type { IsWithinRateLimit } from '#site/forms/rate-limit';
import { findLocale, type Locale } from '#site/i18n/locale';
import { type Messages, messagesOf } from '#site/i18n/messages';
import { contactName } from '#site/pages/account/contact-name';
import { MAX_SHOWN_QUANTITY, type SessionSummary } from '#site/protocol/session-summary';
import type { ShopConnection, VisitorSummary } from '#site/services/shop';
import { expireCustomerSession } from '#site/session/customer-session';
import type { VisitorSession } from '#site/session/session';
import type { OpenSession } from '#site/session/sessions';
import { type Endpoint, errorResponse, jsonResponse } from './endpoint.ts';

type SessionEndpointConfig = {
  readonly shop: ShopConnection;
  readonly openSession: OpenSession;
  readonly isWithinRateLimit: IsWithinRateLimit;
};

/**
 * Creates the handler of `GET /api/session?locale=nl`. It responds with a `SessionSummary` as JSON, which no cache stores. A visitor
 * without cart and sign-in causes no call to the shop. An expired token, or the id of a cart that no longer exists, is removed from the session,
 * but not the cart of the order attempt.
 * Status 400 for an unknown locale, 429 above the rate limit, 503 if the shop does not respond in time.
 */
export function createSessionEndpoint({
  shop,
  openSession,
  isWithinRateLimit,
}: SessionEndpointConfig): Endpoint {
  return async (request, address) => {
    const locale = findLocale(new URL(request.url).searchParams.get('locale') ?? '');
    if (!locale) return errorResponse(400);
    if (!isWithinRateLimit(address)) return errorResponse(429);
    const session = await openSession(request, locale);
    const found = await loadSummary(shop, session, locale, request.signal);
    const response = found ? jsonResponse(toSessionSummary(found, locale), 'no-store') : errorResponse(503);
    for (const cookie of await session.cookies()) response.headers.append('set-cookie', cookie);
    return response;
  };
}

/**
 * Loads the summary. Removes an expired token or a deleted cart from the session and tries again. Returns `undefined` if the shop fails.
 *
 * @param readsCart false omits the cart of the session from the request
 */
async function loadSummary(
  shop: ShopConnection,
  session: VisitorSession,
  locale: Locale,
  signal: AbortSignal,
  readsCart = true,
): Promise<VisitorSummary | undefined> {
  const { cartId, token } = session.values();
  const visitor = shop.forVisitor({ store: locale.magentoStore, token, signal });
  const found = await visitor.summary(readsCart ? cartId : undefined);
  if (found.ok) return found.value;
  const recovery = recover(session, found.reason);
  if (recovery === 'failed') return undefined;
  return loadSummary(shop, session, locale, signal, recovery === 'retry');
}

/** Removes an expired token or a deleted cart from the session. Returns how to request the summary again, or `failed` if the shop fails. */
function recover(
  session: VisitorSession,
  reason: 'signed-out' | 'cart-gone' | 'unavailable',
): 'retry' | 'retry-without-cart' | 'failed' {
  const { cartId, token, orderAttempt } = session.values();
  if (reason === 'signed-out' && token !== undefined) {
    expireCustomerSession(session);
    return 'retry';
  }
  if (reason !== 'cart-gone' || cartId === undefined) return 'failed';
  // The cart was probably ordered. Only a page can show the confirmation, so the cart stays until a page has found the order.
  if (orderAttempt?.cartId === cartId) return 'retry-without-cart';
  session.change({ cartId: undefined });
  return 'retry';
}

function toSessionSummary({ cartQuantity, contact }: VisitorSummary, locale: Locale): SessionSummary {
  const t = messagesOf(locale);
  const name = contact && contactName(contact, t);
  return {
    cartQuantity,
    contact: name,
    labels: {
      cart: cartLabel(cartQuantity, t),
      account: name === undefined ? t('layout:account') : t('layout:accountOf', { contact: name }),
    },
  };
}

function cartLabel(quantity: number, t: Messages): string {
  if (quantity === 0) return t('layout:cart');
  return quantity > MAX_SHOWN_QUANTITY
    ? t('layout:cartWithMany', { count: MAX_SHOWN_QUANTITY })
    : t('layout:cartWithItems', { count: quantity });
}
