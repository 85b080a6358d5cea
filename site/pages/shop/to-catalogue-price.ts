import type { ProductCard } from '#site/services/shop';
import type { CataloguePriceProps } from './catalogue-price.tsx';

/** Returns the price of a product in a list. */
export function toCataloguePrice({
  price: { final, regular },
  hasPriceRange,
}: Pick<ProductCard, 'price' | 'hasPriceRange'>): CataloguePriceProps {
  return {
    price: final,
    regularPrice: regular.value > final.value ? regular.value : undefined,
    hasPriceRange,
  };
}
