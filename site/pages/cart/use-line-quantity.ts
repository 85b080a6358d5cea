import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShownCartLine } from './shown-cart.ts';
import type { CartPosts } from './use-cart-posts.ts';

export type LineQuantityConfig = Pick<
  CartPosts,
  'hasFailed' | 'isUnsettled' | 'onQuantity' | 'onQuantityEnd'
> & {
  readonly line: ShownCartLine;
  readonly error: string | undefined;
  /** The quantity that was posted without a script and refused, or before the customer signed in again. */
  readonly typed: string | undefined;
};

type LineQuantity = {
  /** The ref of the form that posts the quantity. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The shown quantity, which may be empty. */
  readonly quantity: string;
  readonly changeQuantity: (next: string) => void;
  /** Handles a focus that leaves a control of the line. */
  readonly endQuantity: (event: FocusEvent<HTMLElement>) => void;
};

/** Stores the typed quantity of a line until the cart has it. A script posts it shortly after a change. */
export function useLineQuantity({
  line,
  error,
  typed,
  hasFailed,
  isUnsettled,
  onQuantity,
  onQuantityEnd,
}: LineQuantityConfig): LineQuantity {
  const form = useRef<HTMLFormElement>(null);
  const inCart = String(line.quantity);
  const [quantity, setQuantity] = useState(typed ?? inCart);
  const [loaded, setLoaded] = useState(inCart);
  // A quantity whose post failed is not in the cart. An empty field is not posted.
  const isLost = hasFailed && quantity !== '' && quantity !== inCart;
  // A loaded quantity never replaces a newer one, or a refused one that has a message.
  if ((loaded !== inCart || isLost) && !isUnsettled && error === undefined) {
    setLoaded(inCart);
    setQuantity(inCart);
  }
  // The cart never received a quantity that has no message. No button sends it, so it is posted like a typed one.
  const postRestored = useEffectEvent(() => {
    if (error === undefined && quantity !== inCart) changeQuantity(quantity);
  });
  useEffect(() => postRestored(), []);

  function changeQuantity(next: string) {
    setQuantity(next);
    if (form.current) onQuantity(form.current, next);
  }

  return {
    form,
    quantity,
    changeQuantity,
    endQuantity({ currentTarget, relatedTarget }) {
      // Ignores a focus that moves to another control of the line, such as + and −, or the button that removes the line.
      if (currentTarget.contains(relatedTarget)) return;
      // An empty field is not posted, so the cart keeps its quantity.
      if (quantity.trim() === '' && error === undefined) setQuantity(inCart);
      onQuantityEnd();
    },
  };
}
