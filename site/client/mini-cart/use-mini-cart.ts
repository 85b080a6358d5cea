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
  /** Quantities that the visitor has chosen and the loaded cart does not contain yet, by the id of the line. */
  readonly chosen: ReadonlyMap<string, number>;
  /** Posts a form of the mini cart after those before it, and loads the cart after the last one. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

const NOTHING_CHOSEN: MiniCartState['chosen'] = new Map();

type Post = { readonly opening: MiniCartOpening; readonly result: SubmissionResult | undefined };

/** Loads the cart for each opening. The last cart stays visible until then, so that a new line enters with motion. */
export function useMiniCart(opening: MiniCartOpening, cartHref: string): MiniCartState {
  const [loaded, setLoaded] = useState<{ readonly opening: MiniCartOpening; readonly cart: LoadedCart }>();
  const [lastPost, setLastPost] = useState<Post>();
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const queue = useRef(Promise.resolve());
  /** The number of submitted forms without a response. */
  const waiting = useRef(0);
  /** The cart page after the last accepted form, until it is loaded. */
  const changedCart = useRef<URL>(undefined);
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

  async function post(body: FormData, signal: AbortSignal) {
    const result = await postForm(cartHref, body);
    if (result.outcome === 'accepted') {
      changedCart.current = new URL(result.redirect ?? '', cartHref);
      announceSessionChange();
    }
    waiting.current -= 1;
    const page = waiting.current === 0 ? changedCart.current : undefined;
    const cart = page && (await loadCart(page, signal));
    if (signal.aborted) return;
    setLastPost({ opening, result: result.outcome === 'accepted' ? undefined : result });
    // A form that was submitted meanwhile loads the cart again.
    if (waiting.current > 0) return;
    changedCart.current = undefined;
    setChosen(NOTHING_CHOSEN);
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
    chosen,
    onSubmit(event) {
      event.preventDefault();
      const body = new FormData(event.currentTarget, event.nativeEvent.submitter);
      const [uid, quantity] = [body.get('uid'), body.get('quantity')];
      if (typeof uid === 'string' && typeof quantity === 'string')
        setChosen((before) => new Map(before).set(uid, Number(quantity)));
      waiting.current += 1;
      const { signal } = closing.current;
      queue.current = queue.current.then(() => post(body, signal));
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
