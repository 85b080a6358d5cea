import type { Locale } from '#site/i18n/locale';
import type { ListFilter, ProductCard, VariantCard } from '#site/services/shop';
import type { Services } from '../page-services.ts';
import { variantHref } from '../product/variant-selection.ts';
import { cardBadges } from './card-badges.ts';
import type { ProductCardProps } from './product-card.tsx';
import type { CardSwatch } from './product-swatches.tsx';
import { shopPath } from './shop-path.ts';
import { toCataloguePrice } from './to-catalogue-price.ts';
import { toPicture } from './to-picture.ts';

type CardContext = {
  readonly locale: Locale;
  readonly services: Services;
  /** The filters of the list. A card shows the variant that matches them, for example the product in the chosen colour. */
  readonly filters?: readonly ListFilter[];
};

/** Returns the props of a product's card. */
export function toProductCard(
  product: ProductCard,
  { locale, services, filters = [] }: CardContext,
): ProductCardProps {
  const { name, path, pictures } = product;
  const { mediaUrl } = services.shop;
  const href = encodeURI(shopPath(locale, path));
  const hrefOf = ({ sku }: VariantCard) => variantHref(href, sku);
  const chosen = findChosenVariant(product, filters);
  const picture = chosen?.picture ?? pictures[0];
  const second = pictures[1];
  return {
    sku: product.sku,
    name,
    href: chosen ? hrefOf(chosen) : href,
    picture: picture && toPicture(picture, mediaUrl),
    secondPicture: second && second.url !== picture?.url ? toPicture(second, mediaUrl) : undefined,
    ...toCataloguePrice(product),
    badges: cardBadges(product, services.now()),
    swatches: toSwatches(product, hrefOf, mediaUrl),
  };
}

/**
 * Returns the variant with the most chosen values, such as the colour and the size. If several are equal, prefers one in stock. Returns
 * `undefined` if no variant has a chosen value.
 */
function findChosenVariant({ variantCards }: ProductCard, filters: readonly ListFilter[]) {
  const countOf = ({ options }: VariantCard) =>
    filters.filter(({ code, values }) =>
      options.some((option) => option.code === code && values.includes(option.value)),
    ).length;
  const most = Math.max(1, ...variantCards.map(countOf));
  const matching = variantCards.filter((variant) => countOf(variant) === most);
  return matching.find(({ isInStock }) => isInStock) ?? matching[0];
}

/** Returns the colours of a product that at least one variant has. */
function toSwatches(
  { options, variantCards }: ProductCard,
  hrefOf: (variant: VariantCard) => string,
  mediaUrl: string,
): CardSwatch[] {
  const colors = options.find(({ values }) => values.some(({ color }) => color !== undefined));
  return (colors?.values ?? []).flatMap(({ uid, label, color }) => {
    const variants = variantCards.filter((variant) => variant.options.some((option) => option.uid === uid));
    const variant = variants.find(({ isInStock }) => isInStock) ?? variants[0];
    if (color === undefined || !variant) return [];
    const { picture } = variant;
    return [{ label, color, href: hrefOf(variant), picture: picture && toPicture(picture, mediaUrl) }];
  });
}
