import type { Locale } from '#site/i18n/locale';
import type { ProductDetails, ProductVariant } from '#site/services/shop';
import type { BuyableVariant } from './buyable-variant.ts';
import type { ProductPictures } from './product-pictures.ts';
import { formatLastDay } from './special-price-end.ts';

type VariantSource = Pick<
  ProductVariant,
  'sku' | 'valueUids' | 'isInStock' | 'piecesLeft' | 'price' | 'specialUntil' | 'pictures'
>;

/** Returns the variants that a visitor can choose. A product without variants is its own only variant. */
export function toVariants(
  product: ProductDetails,
  pictures: Pick<ProductPictures, 'indexesOf'>,
  locale: Pick<Locale, 'intl' | 'timeZone'>,
  now: Date,
): readonly [BuyableVariant, ...BuyableVariant[]] {
  const toVariant = (source: VariantSource): BuyableVariant => {
    const { sku, valueUids, isInStock, piecesLeft, price, specialUntil } = source;
    const isReduced = price.final.value < price.regular.value;
    return {
      sku,
      valueUids,
      isInStock,
      piecesLeft,
      price: {
        amount: price.final.value,
        currency: price.final.currency,
        oldAmount: isReduced ? price.regular.value : undefined,
        until: isReduced ? formatLastDay(specialUntil, locale, now) : undefined,
      },
      pictures: pictures.indexesOf(source.pictures),
    };
  };
  const [first, ...others] = product.variants;
  // The pictures of a product without variants belong to no variant.
  if (!first) return [toVariant({ ...product, valueUids: [], pictures: [] })];
  return [toVariant(first), ...others.map(toVariant)];
}
