import type { Locale } from '#site/i18n/locale';
import type { VisitorShop } from '#site/services/shop';
import type { VisitorSession } from '#site/session/session';
import type { Services } from '../page-services.ts';

/** The visitor of a request, for whom the shop reads or changes a cart, a wishlist or an account. */
export type ShopVisitor = {
  readonly locale: Locale;
  readonly services: { readonly shop: Pick<Services['shop'], 'forVisitor'> };
  readonly session: VisitorSession;
  readonly signal: AbortSignal;
};

/** Returns the shop's client for the visitor. Creates a new client at each call, because the token can change during a request. */
export function visitorShopOf(visitor: ShopVisitor): VisitorShop {
  return visitorShopIn(visitor.locale.magentoStore, visitor);
}

/** Returns the shop's client for the visitor in a store view of the website, for data that the shop finds only in that view. */
export function visitorShopIn(store: string, { services, session, signal }: ShopVisitor): VisitorShop {
  return services.shop.forVisitor({ store, token: session.values().token, signal });
}
