import { redirect } from 'react-router-dom';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import type { WishedProduct, WishlistItem } from '#site/services/shop';
import { RETURN_PARAMETER } from '../account/return-path.ts';
import { expiredSignInPath } from '../account/sign-in-path.ts';
import { readMissingLine } from '../cart/cart-query.ts';
import { definePersonalScreen } from '../define-screen.ts';
import { renderScreen } from '../render-views.ts';
import { loadSuggestedCategories, type SuggestedCategory } from '../shop/suggested-categories.ts';
import { toShownWishlistItem } from './to-shown-wishlist.ts';
import { loadVisitorWishlist } from './visitor-wishlist.ts';
import { runWishlistAction } from './wishlist-action.ts';
import { readWishlistResult } from './wishlist-query.ts';

type WishlistData =
  | {
      readonly kind: 'items';
      readonly items: readonly WishlistItem[];
      readonly gone: readonly WishedProduct[];
    }
  | { readonly kind: 'empty'; readonly categories: readonly SuggestedCategory[] }
  | { readonly kind: 'unavailable' };

/** The wishlist of a guest or a customer. */
export const wishlistScreen = definePersonalScreen<WishlistData>({
  route: 'wishlist',
  async load(request) {
    const loaded = await loadVisitorWishlist(request);
    if (!loaded.ok) return { kind: 'unavailable' };
    const { moved, kept } = readWishlistResult(request.query);
    // The page shows the result of the move. A later post with the same list is therefore a new one.
    if (moved + kept > 0) request.session.renewCartPageId();
    const { items, gone } = loaded;
    if (items.length + gone.length > 0) return { kind: 'items', items, gone };
    if (request.session.values().hasExpired)
      throw redirect(expiredSignInPath(request.locale, routePath('wishlist', request.locale.code)), 302);
    return { kind: 'empty', categories: await loadSuggestedCategories(request) };
  },
  render(data, request, _globals, posted) {
    const { locale, query, session, services } = request;
    const path = routePath('wishlist', locale.code);
    const shownIn = { locale, mediaUrl: services.shop.mediaUrl };
    const isCustomer = session.values().token !== undefined;
    const signIn = `${routePath('accountSignIn', locale.code)}?${new URLSearchParams({ [RETURN_PARAMETER]: path })}`;
    return {
      section: renderScreen(locale, 'wishlist', {
        path,
        formToken: session.formToken(),
        cart: routePath('cart', locale.code),
        signIn: isCustomer ? undefined : signIn,
        removed: readMissingLine(query, data.kind === 'items' ? [...data.items, ...data.gone] : []),
        result: readWishlistResult(query),
        posted: posted?.result,
        ...(data.kind === 'items'
          ? {
              kind: 'items',
              items: data.items.map((item) => toShownWishlistItem(item, shownIn)),
              gone: data.gone.map(({ sku }) => sku),
            }
          : data),
      }),
      title: messagesOf(locale)('wishlist:title'),
      indexed: false,
      ...(data.kind === 'unavailable' ? { status: 503 } : {}),
    };
  },
  action: { run: runWishlistAction, redisplayedFields: [] },
});
