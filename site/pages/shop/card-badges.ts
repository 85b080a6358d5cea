import { DAY_MS, parseUtcTime } from '#renderer/parse/dates';
import type { ProductCard, VariantCard } from '#site/services/shop';
import type { CardBadge } from './product-badges.tsx';

/** How long a product without an end date is new. */
const NEW_DAYS = 90;

type BadgeSource = Pick<ProductCard, 'isInStock' | 'piecesLeft' | 'newFrom' | 'newTo'> & {
  readonly price: Pick<ProductCard['price'], 'percentOff'>;
  readonly variantCards: readonly Pick<VariantCard, 'isInStock' | 'piecesLeft'>[];
};

/** Returns the badges of a product. A sold-out product has no other badges. */
export function cardBadges(product: BadgeSource, now: Date): CardBadge[] {
  if (!product.isInStock) return [{ kind: 'soldOut' }];
  const { percentOff } = product.price;
  const piecesLeft = countPiecesLeft(product);
  return [
    ...(percentOff > 0 ? [{ kind: 'reduced' as const, percent: percentOff }] : []),
    ...(isNew(product, now) ? [{ kind: 'new' as const }] : []),
    ...(piecesLeft === undefined ? [] : [{ kind: 'fewLeft' as const, count: piecesLeft }]),
  ];
}

/** Returns how many pieces are left: of the product, or of all variants in stock if each of them has few. */
function countPiecesLeft({ piecesLeft, variantCards }: BadgeSource): number | undefined {
  if (piecesLeft !== undefined) return piecesLeft;
  const available = variantCards.filter(({ isInStock }) => isInStock);
  if (available.length === 0 || available.some((variant) => variant.piecesLeft === undefined))
    return undefined;
  return available.reduce((total, variant) => total + (variant.piecesLeft ?? 0), 0);
}

/** Returns whether a product is new. Times of the shop are in UTC. */
export function isNew({ newFrom, newTo }: Pick<ProductCard, 'newFrom' | 'newTo'>, now: Date): boolean {
  if (newFrom === undefined) return false;
  const from = parseUtcTime(newFrom);
  const to = newTo === undefined ? from + NEW_DAYS * DAY_MS : parseUtcTime(newTo);
  return now.getTime() >= from && now.getTime() <= to;
}
