import { type RefObject, useEffect, useRef } from 'react';
import { type EcommerceItem, trackEcommerce } from '#site/analytics/ecommerce';
import type { SearchOrigin } from '#site/analytics/result-events';
import type { ProductCardProps } from './product-card.tsx';

/** A list of products in events. */
type TrackedList = {
  /** Identifies the list: a path or the name of a screen. */
  readonly id: string;
  readonly cards: readonly ProductCardProps[];
  /** The search that has found the products. */
  readonly origin?: SearchOrigin | undefined;
};

/**
 * Sends the events of a list: that its products are shown, once for each choice of products, and that one of them is followed.
 *
 * @returns the ref of the list, whose items are its children
 */
export function useTrackedList({ id, cards, origin }: TrackedList): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const items = cards.flatMap(toItems);
    const currency = cards[0]?.price.currency;
    if (currency !== undefined && items.length > 0)
      trackEcommerce(
        { event: 'view_item_list', ecommerce: { item_list_id: id, currency, items } },
        { origin },
      );
  }, [id, cards, origin]);

  useEffect(() => {
    const element = list.current;
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('a[href]')) return;
      const index = [...(element?.children ?? [])].findIndex((item) => item.contains(target));
      const card = cards[index];
      const items = card ? toItems(card, index) : [];
      if (card && items.length > 0)
        trackEcommerce(
          {
            event: 'select_item',
            ecommerce: { item_list_id: id, currency: card.price.currency, items },
          },
          { origin },
        );
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [id, cards, origin]);
  return list;
}

function toItems({ sku, name, price, regularPrice }: ProductCardProps, index: number): EcommerceItem[] {
  if (sku === undefined) return [];
  return [
    {
      item_id: sku,
      item_name: name,
      price: price.value,
      ...(regularPrice === undefined ? {} : { discount: roundToCents(regularPrice - price.value) }),
      index,
    },
  ];
}

function roundToCents(value: number) {
  return Math.round(value * 100) / 100;
}
