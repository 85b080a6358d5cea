import { parse, serialize } from 'hono/utils/cookie';
import type { Locale } from '#site/i18n/locale';
import { sessionMarkerName } from '#site/protocol/session-summary';
import type { WarningLog } from '#site/services/http';
import { FORM_TOKEN_COOKIE, isSameToken } from './form-token.ts';
import { createToken, readToken } from './random-token.ts';
import { createSessionSeal, MAX_SEALED_LENGTH, SESSION_DAYS } from './sealed-cookie.ts';
import type { Session, VisitorSession } from './session.ts';

/** The session of one request, and the cookies that store its changes. */
export type RequestSession = VisitorSession & {
  /** Returns the values of `Set-Cookie`. Empty if nothing was changed. */
  readonly cookies: () => Promise<readonly string[]>;
};

/** Opens the session of a request. An invalid cookie is logged and ignored. */
export type OpenSession = (request: Request, locale: Locale) => Promise<RequestSession>;

type SessionsConfig = {
  readonly secrets: readonly [string, ...string[]];
  /** Whether the site is served over TLS, so that browsers send the cookies over TLS only. */
  readonly isSecure: boolean;
  readonly log: WarningLog;
};

type SessionLocale = Pick<Locale, 'magentoSessionId'>;

/**
 * The cookie that identifies the last page with a cart. It is separate from the session cookie, because a request for a page with a
 * cart can run at the same time as a post, for example in another tab. Its response must not overwrite the session of the post.
 */
const CART_PAGE_COOKIE = 'cart_page';
const MAX_AGE_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** Returns the name of a website's session cookie: `magento_EU` (specification §3). The locales of a website share it. */
function sessionCookieName({ magentoSessionId }: SessionLocale): string {
  return `magento_${magentoSessionId}`;
}

/** Returns the name of the cookie with the wishlist of a guest. The cookie of the session has no space for it. */
function wishlistCookieName(locale: SessionLocale): string {
  return `${sessionCookieName(locale)}_wishlist`;
}

/** Creates the function that opens sessions. Each website has its own cookie, because the websites have separate carts and customers. */
export function createSessions({ secrets, isSecure, log }: SessionsConfig): OpenSession {
  const { seal, unseal } = createSessionSeal(secrets);
  const attributes = { path: '/', sameSite: 'Lax', secure: isSecure, maxAge: MAX_AGE_SECONDS } as const;

  async function readSession(name: string, sealed: string | undefined): Promise<Session> {
    if (sealed === undefined || sealed === '') return {};
    const result = await unseal(name, sealed);
    if ('session' in result) return result.session;
    log.warn({ cookie: name, reason: result.failure }, `session: the cookie ${name} is invalid and ignored`);
    return {};
  }

  /** Seals a session. If it is too large for a browser, the delivery address is omitted. Returns `undefined` if it is still too large. */
  async function sealWithinLimit(name: string, session: Session): Promise<string | undefined> {
    const sealed = await seal(name, session);
    if (sealed.length <= MAX_SEALED_LENGTH) return sealed;
    if (session.deliveryAddress) return sealWithinLimit(name, { ...session, deliveryAddress: undefined });
    log.warn(
      { cookie: name, length: sealed.length },
      `session: the cookie ${name} would be too long and is not stored`,
    );
    return undefined;
  }

  function tokenCookies(cookie: string, received: string | undefined, token: string | undefined) {
    return token === undefined || token === received
      ? []
      : [serialize(cookie, token, { ...attributes, httpOnly: true })];
  }

  return async (request, locale) => {
    const name = sessionCookieName(locale);
    const wishlistName = wishlistCookieName(locale);
    const received = parse(request.headers.get('cookie') ?? '');
    const { wishlist: storedWishlist } = await readSession(wishlistName, received[wishlistName]);
    const stored = { ...(await readSession(name, received[name])), wishlist: storedWishlist };
    const receivedToken = readToken(received[FORM_TOKEN_COOKIE]);
    const receivedCartPageId = readToken(received[CART_PAGE_COOKIE]);
    let session = stored;
    let formToken = receivedToken;
    let cartPageId = receivedCartPageId;

    async function sessionCookies() {
      const values = { ...session, wishlist: undefined };
      if (JSON.stringify(values) === JSON.stringify({ ...stored, wishlist: undefined })) return [];
      const sealed = await sealWithinLimit(name, values);
      if (sealed === undefined) return [];
      const hasMarker = session.cartId !== undefined || session.token !== undefined;
      return [
        serialize(name, sealed, { ...attributes, httpOnly: true }),
        serialize(
          sessionMarkerName(locale),
          hasMarker ? '1' : '',
          hasMarker ? attributes : { ...attributes, maxAge: 0 },
        ),
      ];
    }

    async function wishlistCookies() {
      const { wishlist } = session;
      if (JSON.stringify(wishlist) === JSON.stringify(stored.wishlist)) return [];
      if (!wishlist) return [serialize(wishlistName, '', { ...attributes, httpOnly: true, maxAge: 0 })];
      const sealed = await sealWithinLimit(wishlistName, { wishlist });
      return sealed === undefined ? [] : [serialize(wishlistName, sealed, { ...attributes, httpOnly: true })];
    }

    return {
      values: () => session,
      change(values) {
        session = { ...session, ...values };
      },
      formToken: () => (formToken ??= createToken()),
      isFormToken: (posted) => receivedToken !== undefined && isSameToken(receivedToken, posted),
      cartPageId: () => receivedCartPageId ?? '',
      renewCartPageId: () => void (cartPageId = createToken()),
      cookies: async () => [
        ...(await sessionCookies()),
        ...(await wishlistCookies()),
        ...tokenCookies(FORM_TOKEN_COOKIE, receivedToken, formToken),
        ...tokenCookies(CART_PAGE_COOKIE, receivedCartPageId, cartPageId),
      ],
    };
  };
}
