import type { Cart, VisitorShop } from '#site/services/shop';
import type { PersonalRequest } from '../define-screen.ts';

/** Returns the shop for the visitor of a request. */
export function visitorShopOf({ services, session, locale, signal }: PersonalRequest): VisitorShop {
  return services.shop.forVisitor({ store: locale.magentoStore, token: session.values().token, signal });
}

/** Returns whether a cart has no lines. */
export function isEmpty({ lines }: Pick<Cart, 'lines'>): boolean {
  return lines.length === 0;
}
