import { memo } from 'react';
import type { SearchOrigin } from '#site/analytics/result-events';
import { ProductCard, type ProductCardProps } from '../shop/product-card.tsx';
import { useTrackedList } from '../shop/track-list.ts';
import * as styles from './category-list.css.ts';
import { gridSizes } from './grid-sizes.ts';

type ProductGridProps = {
  /** Identifies the list in events. */
  readonly listId: string;
  readonly cards: readonly ProductCardProps[];
  /** Whether a column of facets is beside it. */
  readonly hasFacets: boolean;
  /** The search that has found the products. */
  readonly origin?: SearchOrigin | undefined;
};

/** A choice in the list often keeps some products. The server sends new objects with the same content. */
const Card = memo(ProductCard, (shown, next) => JSON.stringify(shown) === JSON.stringify(next));

/**
 * The products of one page of a list. The picture of the first one is the LCP picture. Memoised, because a choice in the list renders
 * the controls before the next products are there.
 */
export const ProductGrid = memo(function ProductGrid({ listId, cards, hasFacets, origin }: ProductGridProps) {
  const list = useTrackedList({ id: listId, cards, origin });
  return (
    <ul className={styles.grid} ref={list}>
      {cards.map((card, index) => (
        // Not by its URL, which names the variant in the chosen colour: another colour changes the card and does not replace it.
        <li key={card.sku ?? card.href}>
          <Card {...card} level={3} sizes={gridSizes(hasFacets)} eager={index === 0} />
        </li>
      ))}
    </ul>
  );
});
