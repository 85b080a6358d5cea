import type { Locale } from '#site/i18n/locale';
import type { ProductDetails, ProductVariant } from '#site/services/shop';
import type { BuyableVariant } from './buyable-variant.ts';
import type { ProductPictures } from './product-pictures.ts';

type VariantSource = Pick<
  ProductVariant,
  'sku' | 'valueUids' | 'isInStock' | 'left' | 'price' | 'specialUntil' | 'pictures'
>;

/** A date and time of Magento: `2026-11-30 23:59:59`. */
const DATE = /^(\d{4}-\d{2}-\d{2})(?: |$)/;

/** Returns the variants that a visitor can choose. A product without variants is its own. */
export function toVariants(
  product: ProductDetails,
  pictures: Pick<ProductPictures, 'indexesOf'>,
  locale: Pick<Locale, 'intl'>,
): readonly [BuyableVariant, ...BuyableVariant[]] {
  const toVariant = (source: VariantSource): BuyableVariant => {
    const { sku, valueUids, isInStock, left, price, specialUntil } = source;
    const isReduced = price.final.value < price.regular.value;
    return {
      sku,
      valueUids,
      isInStock,
      left,
      price: {
        amount: price.final.value,
        currency: price.final.currency,
        oldAmount: isReduced ? price.regular.value : undefined,
        until: isReduced ? formatDay(specialUntil, locale) : undefined,
      },
      pictures: pictures.indexesOf(source.pictures),
    };
  };
  const [first, ...others] = product.variants;
  // The pictures of a product without variants belong to no variant.
  if (!first) return [toVariant({ ...product, valueUids: [], pictures: [] })];
  return [toVariant(first), ...others.map(toVariant)];
}

function dayOf(date: string | undefined): string | undefined {
  return DATE.exec(date ?? '')?.[1];
}

function formatDay(date: string | undefined, { intl }: Pick<Locale, 'intl'>): string | undefined {
  const time = Date.parse(`${dayOf(date)}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(time);
}
