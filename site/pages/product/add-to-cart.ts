import type { SubmissionResult } from '#renderer/forms/submission-result';
import { formText } from '#site/forms/form-text';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import type { LineRefusal, ProductDetails } from '#site/services/shop';
import { addToVisitorCart } from '../cart/visitor-cart.ts';
import { invalid } from '../invalid-form.ts';
import type { Services } from '../page-services.ts';
import type { ShopVisitor } from '../shop/visitor-shop.ts';
import { ADDITION_KEY } from './addition-key.ts';
import { maxQuantity } from './buyable-variant.ts';
import { WISHLIST_ACTION } from './wishlist-button.tsx';

/** The fields of the buy form. */
export type BuyFields = {
  readonly sku: string;
  readonly quantity: string;
  /** The key of the form. Empty without a script. */
  readonly key: string;
  /** Whether the form was submitted with the wishlist button. */
  readonly isForWishlist: boolean;
};

const MAX_KEY_LENGTH = 64;

/** Reads the fields of the buy form. */
export function readBuyFields(form: FormData): BuyFields {
  const textOf = (name: string) => formText(form, name).trim();
  return {
    sku: textOf('sku'),
    quantity: textOf('quantity'),
    key: textOf(ADDITION_KEY).slice(0, MAX_KEY_LENGTH),
    isForWishlist: textOf('action') === WISHLIST_ACTION,
  };
}

/** Validates a posted buy form and adds the variant to the visitor's cart. If the post arrives twice, adds it once. The next page is the cart. */
export async function addToCart(
  { sku, quantity, key }: Pick<BuyFields, 'sku' | 'quantity' | 'key'>,
  product: ProductDetails,
  visitor: ShopVisitor & { readonly services: Pick<Services, 'cartChanges'> },
): Promise<SubmissionResult> {
  const t = messagesOf(visitor.locale);
  const variants = product.variants.length > 0 ? product.variants : [product];
  const variant = variants.find((candidate) => candidate.sku === sku);
  if (!variant) return invalid({ '': t('product-page:refused.unknown') });
  if (!variant.isInStock) return invalid({ '': t('product:buy.unavailable') });
  const max = maxQuantity(variant);
  const count = /^\d{1,6}$/.test(quantity) ? Number(quantity) : 0;
  if (count > max && max === variant.piecesLeft)
    return invalid({ quantity: t('product-page:refused.notEnough', { count: max }) });
  if (count < 1 || count > max)
    return invalid({ quantity: t('product-page:refused.invalidQuantity', { max }) });
  const parentSku = product.variants.length > 0 ? product.sku : undefined;
  const valueUids = 'valueUids' in variant ? variant.valueUids : undefined;
  const { cartChanges } = visitor.services;
  const post = { key: key === '' ? undefined : key, values: [sku, String(count)] };
  return cartChanges.deduplicate(visitor.session, post, async (signal) => {
    const line = { sku, parentSku, valueUids, quantity: count };
    const added = await addToVisitorCart({ ...visitor, signal }, [line]);
    if (!added.ok) return { outcome: 'unreachable' };
    const [refusal] = added.value.refusals;
    if (refusal) return refused(refusal, t);
    return { outcome: 'accepted', redirect: routePath('cart', visitor.locale.code) };
  });
}

/** Returns the result of a post that the shop refused. This can happen because a cached page can show outdated stock. */
function refused(
  { reason, available, minimum: min }: LineRefusal,
  t: ReturnType<typeof messagesOf>,
): SubmissionResult {
  if (min !== undefined) return invalid({ quantity: t('product-page:refused.minimum', { min }) });
  // For example, a product of Magento that must be combined with others.
  if (reason === 'invalid') return invalid({ '': t('product-page:refused.other') });
  // Magento also reports a sold out product as not found.
  if (reason !== 'not-enough') return invalid({ '': t('product:buy.unavailable') });
  return available !== undefined && available > 0
    ? invalid({ quantity: t('product-page:refused.notEnough', { count: available }) })
    : invalid({ quantity: t('product-page:refused.tooMany') });
}
