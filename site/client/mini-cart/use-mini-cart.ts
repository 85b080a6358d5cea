import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SubmissionResult } from '#renderer/forms/form';
import { postForm } from '#renderer/forms/post-form';
import { trackCart, trackCartChange, type TrackedLine } from '#site/analytics/cart-events';
import { rememberNewPrices } from '#site/protocol/seen-prices';
import { announceSessionChange } from '#site/protocol/session-summary';
import { type LoadedCart, loadCart } from './load-cart.ts';

/** One opening of the mini cart. Each is a new object. */
export type MiniCartOpening = {
  /** Whether something was added to the cart before. */
  readonly isAdded: boolean;
};

type MiniCartState = {
  /** The cart that was loaded last. */
  readonly cart: LoadedCart | undefined;
  /** Whether the cart of this opening is loading. */
  readonly isLoading: boolean;
  /** Whether a form was posted in this opening. */
  readonly isChanged: boolean;
  /** The result of the last post that was not accepted. */
  readonly result: SubmissionResult | undefined;
  /** Posts a form of the mini cart and loads the cart again. Ignores the form while another post is pending. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

type Post = { readonly opening: MiniCartOpening; readonly result: SubmissionResult | undefined };

/** Loads the cart for each opening. The last cart stays visible until then, so that a new line enters with motion. */
export function useMiniCart(opening: MiniCartOpening, cartHref: string): MiniCartState {
  const [loaded, setLoaded] = useState<{ readonly opening: MiniCartOpening; readonly cart: LoadedCart }>();
  const [lastPost, setLastPost] = useState<Post>();
  const isPending = useRef(false);
  const closing = useRef(new AbortController());

  useEffect(() => {
    const current = new AbortController();
    closing.current = current;
    void loadCart(new URL(cartHref), current.signal).then((cart) => {
      if (current.signal.aborted) return;
      setLoaded({ opening, cart });
      rememberPrices(cart);
      trackCart('view_cart', linesOf(cart));
    });
    return () => current.abort();
  }, [opening, cartHref]);

  async function post(body: FormData) {
    const { signal } = closing.current;
    const result = await postForm(cartHref, body);
    const isAccepted = result.outcome === 'accepted';
    if (isAccepted) announceSessionChange();
    const cart = isAccepted && (await loadCart(new URL(result.redirect ?? '', cartHref), signal));
    isPending.current = false;
    if (signal.aborted) return;
    setLastPost({ opening, result: isAccepted ? undefined : result });
    if (!cart) return;
    setLoaded({ opening, cart });
    rememberPrices(cart);
    if (cart.kind !== 'unavailable') trackCartChange(linesOf(loaded?.cart), linesOf(cart));
  }

  const ownPost = lastPost?.opening === opening ? lastPost : undefined;
  return {
    cart: loaded?.cart,
    isLoading: loaded?.opening !== opening,
    isChanged: ownPost !== undefined,
    result: ownPost?.result,
    onSubmit(event) {
      event.preventDefault();
      if (isPending.current) return;
      isPending.current = true;
      void post(new FormData(event.currentTarget, event.nativeEvent.submitter));
    },
  };
}

/** The cart page compares them later. */
function rememberPrices(cart: LoadedCart) {
  if (cart.kind === 'cart') rememberNewPrices(cart.website, cart.cart.lines);
}

function linesOf(cart: LoadedCart | undefined): readonly TrackedLine[] {
  return cart?.kind === 'cart' ? cart.cart.lines : [];
}
