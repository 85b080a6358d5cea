import type { Locale } from '#site/i18n/locale';
import type { WishlistItem } from '#site/services/shop';
import { lineHref } from '../product/variant-selection.ts';
import { shopPath } from '../shop/shop-path.ts';
import { toPicture } from '../shop/to-picture.ts';
import type { ShownWishlistItem } from './shown-wishlist.ts';

/** Returns an item of the wishlist as its page shows it. */
export function toShownWishlistItem(
  item: WishlistItem,
  { locale, mediaUrl }: { readonly locale: Locale; readonly mediaUrl: string },
): ShownWishlistItem {
  const { final, regular } = item.price;
  return {
    id: item.id,
    sku: item.sku,
    parentSku: item.parentSku,
    name: item.name,
    href: lineHref(shopPath(locale, item.path), item),
    picture: item.picture && toPicture(item.picture, mediaUrl),
    options: item.options,
    quantity: item.quantity,
    price: {
      amount: final.value,
      currency: final.currency,
      oldAmount: regular.value > final.value ? regular.value : undefined,
    },
    piecesLeft: item.piecesLeft,
    state: !item.isInStock ? 'sold-out' : item.needsChoice ? 'choose' : 'buy',
  };
}
