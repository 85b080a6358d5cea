import { memo } from 'react';
import type { SearchOrigin } from '#site/analytics/result-events';
import { ProductCard, type ProductCardProps } from '../shop/product-card.tsx';
import { useTrackedList } from '../shop/use-tracked-list.ts';
import * as styles from './category-list.css.ts';
import { gridSizes } from './grid-sizes.ts';

type ProductGridProps = {
  /** Identifies the list in events. */
  readonly listId: string;
  readonly cards: readonly ProductCardProps[];
  /** The number of products on the pages before this one. */
  readonly firstIndex: number;
  /** Whether a column of facets is beside it. */
  readonly hasFacets: boolean;
  /** The search that has found the products. */
  readonly origin?: SearchOrigin | undefined;
};

/** Compares the content of props, because after a choice the server sends new objects for the products that stay in the list. */
const Card = memo(ProductCard, (shown, next) => JSON.stringify(shown) === JSON.stringify(next));

/**
 * The products of one page of a list. The picture of the first product is the LCP picture. Memoised, because after a choice React renders the
 * controls before the next products are loaded.
 */
export const ProductGrid = memo(function ProductGrid({
  listId,
  cards,
  firstIndex,
  hasFacets,
  origin,
}: ProductGridProps) {
  const list = useTrackedList({ id: listId, cards, firstIndex, origin });
  return (
    <ul className={styles.grid} ref={list}>
      {cards.map((card, index) => (
        // Not the URL, because it changes with the chosen colour. Another colour must update the card and not replace it.
        <li key={card.sku ?? card.href}>
          <Card {...card} level={3} sizes={gridSizes(hasFacets)} eager={index === 0} />
        </li>
      ))}
    </ul>
  );
});
