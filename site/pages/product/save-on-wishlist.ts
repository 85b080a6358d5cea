import type { SubmissionResult } from '#renderer/forms/submission-result';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import type { ProductDetails } from '#site/services/shop';
import { invalid } from '../invalid-form.ts';
import type { ShopVisitor } from '../shop/visitor-shop.ts';
import { addToVisitorWishlist } from '../wishlist/visitor-wishlist.ts';
import { addedHref } from '../wishlist/wishlist-query.ts';
import { wishlistRefusal } from '../wishlist/wishlist-refusal.ts';
import type { BuyFields } from './add-to-cart.ts';

/** Saves the variant of a posted buy form on the visitor's wishlist, even if it is sold out. The next page is the wishlist. */
export async function saveOnWishlist(
  { sku }: Pick<BuyFields, 'sku'>,
  product: ProductDetails,
  visitor: ShopVisitor,
): Promise<SubmissionResult> {
  const { locale } = visitor;
  const hasVariants = product.variants.length > 0;
  const isKnown = hasVariants ? product.variants.some((variant) => variant.sku === sku) : product.sku === sku;
  if (!isKnown) return invalid({ '': messagesOf(locale)('product-page:refused.unknown') });
  const parentSku = hasVariants ? product.sku : undefined;
  const result = await addToVisitorWishlist(visitor, { sku, parentSku, quantity: 1 });
  if (result === 'unavailable') return { outcome: 'unreachable' };
  if (result !== 'added') return wishlistRefusal(result, locale);
  return { outcome: 'accepted', redirect: addedHref(routePath('wishlist', locale.code)) };
}
