import { type RefObject, useEffect, useRef } from 'react';
import { type PlacedProduct, trackList } from '#site/analytics/list-events';
import type { SearchOrigin } from '#site/analytics/result-events';
import type { ProductCardProps } from './product-card.tsx';
import { toTrackedProduct } from './to-tracked-product.ts';

/** A list of products in events. */
type TrackedList = {
  /** Identifies the list: a path or the name of a screen. */
  readonly id: string;
  readonly cards: readonly ProductCardProps[];
  /** The number of products on the pages before this one. */
  readonly firstIndex: number;
  /** The search that has found the products. */
  readonly origin?: SearchOrigin | undefined;
};

/**
 * Sends the events of a list: once for each choice when its products are shown, and when the visitor follows the link of a product.
 *
 * @returns the ref of the list, whose items are its children
 */
export function useTrackedList({
  id,
  cards,
  firstIndex,
  origin,
}: TrackedList): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const products = cards.flatMap((card, index) => toPlacedProduct(card, firstIndex + index));
    trackList('view_item_list', id, products, origin);
  }, [id, cards, firstIndex, origin]);

  useEffect(() => {
    const element = list.current;
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('a[href]')) return;
      const index = [...(element?.children ?? [])].findIndex((item) => item.contains(target));
      const card = cards[index];
      if (card) trackList('select_item', id, toPlacedProduct(card, firstIndex + index), origin);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [id, cards, firstIndex, origin]);
  return list;
}

function toPlacedProduct(card: ProductCardProps, index: number): PlacedProduct[] {
  const product = toTrackedProduct(card);
  return product ? [{ ...product, index }] : [];
}
