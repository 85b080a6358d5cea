import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { onPageLeaving } from '#renderer/forms/page-leaving';
import type { PostQueue } from '#renderer/forms/post-queue';
import type { ErrorsByField } from '#renderer/forms/submission-result';
import { trackCart, trackCartChange, type TrackedLine } from '#site/analytics/cart-events';
import {
  type CartFailures,
  describeFailures,
  isQuantity,
  pageAfter,
  withResult,
} from '#site/protocol/cart-results';
import { storeNewPrices } from '#site/protocol/seen-prices';
import { dispatchSessionChanged } from '#site/protocol/session-summary';
import type { MiniCartOpening } from './create-mini-cart-opener.ts';
import { type LoadedCart, loadCart } from './load-cart.ts';

type MiniCartState = {
  /** The cart that was loaded last. */
  readonly cart: LoadedCart | undefined;
  /** Whether the cart of this opening is loading. */
  readonly isLoading: boolean;
  /** Whether a form was posted in this opening. */
  readonly isChanged: boolean;
  /** The messages of refused forms, by the id of the line. Messages of forms without a line have the key `''`. */
  readonly errors: ErrorsByField;
  /** Whether a form failed without a message. */
  readonly hasFailed: boolean;
  /** Quantities that the visitor has chosen and the loaded cart does not contain yet, by the id of the line. */
  readonly chosen: ReadonlyMap<string, number>;
  /** Adds a form of the mini cart to the queue of posts. After the last post, the cart is loaded again. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

const NOTHING_CHOSEN: MiniCartState['chosen'] = new Map();
const NO_FAILURES: CartFailures = new Map();

/** The forms that were posted in an opening. */
type Posted = { readonly opening: MiniCartOpening; readonly failures: CartFailures };

/**
 * Returns the cart of an opening and posts its forms. Until the cart is loaded, the last one stays visible, so a new line appears with an
 * animation.
 *
 * @param queue the posts of all openings
 */
export function useMiniCart(opening: MiniCartOpening, cartHref: string, queue: PostQueue): MiniCartState {
  const [loaded, setLoaded] = useState<{ readonly opening: MiniCartOpening; readonly cart: LoadedCart }>();
  const [posted, setPosted] = useState<Posted>();
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  /** The number of submitted forms without a response. */
  const waiting = useRef(0);
  /** The cart page after the last accepted form, until it is loaded. */
  const changedCart = useRef<string>(undefined);

  useEffect(() => {
    const show = async () => {
      const cart = await opening.cart;
      if (opening.signal.aborted) return;
      setLoaded({ opening, cart });
      storePrices(cart);
      trackCart('view_cart', linesOf(cart));
    };
    void show();
  }, [opening]);

  useEffect(() => {
    const stop = onPageLeaving(() => (waiting.current === 0 ? undefined : queue.settled().then(() => true)));
    window.addEventListener('pagehide', queue.sendAll);
    return () => {
      stop();
      window.removeEventListener('pagehide', queue.sendAll);
    };
  }, [queue]);

  async function post(body: FormData, signal: AbortSignal) {
    const result = await queue.post(cartHref, body, isQuantity(body));
    if (result.outcome === 'accepted') {
      changedCart.current = pageAfter(changedCart.current, body, result.redirect ?? '');
      dispatchSessionChanged();
    }
    waiting.current -= 1;
    const page = waiting.current === 0 ? changedCart.current : undefined;
    const cart = page === undefined ? undefined : await loadCart(new URL(page, cartHref), signal);
    if (signal.aborted) {
      // The next opening loads the cart.
      changedCart.current = undefined;
      setChosen(NOTHING_CHOSEN);
      return;
    }
    setPosted((before) => ({
      opening,
      failures: withResult(before?.opening === opening ? before.failures : NO_FAILURES, body, result),
    }));
    // A form that was submitted meanwhile loads the cart again.
    if (waiting.current > 0) return;
    changedCart.current = undefined;
    setChosen(NOTHING_CHOSEN);
    if (!cart) return;
    setLoaded({ opening, cart });
    storePrices(cart);
    if (cart.kind !== 'unavailable') trackCartChange(linesOf(loaded?.cart), linesOf(cart));
  }

  const ownPosts = posted?.opening === opening ? posted : undefined;
  return {
    cart: loaded?.cart,
    isLoading: loaded?.opening !== opening,
    isChanged: ownPosts !== undefined,
    ...describeFailures(ownPosts?.failures ?? NO_FAILURES),
    chosen,
    onSubmit(event) {
      event.preventDefault();
      const body = new FormData(event.currentTarget, event.nativeEvent.submitter);
      const [uid, quantity] = [body.get('uid'), body.get('quantity')];
      if (typeof uid === 'string' && typeof quantity === 'string')
        setChosen((before) => new Map(before).set(uid, Number(quantity)));
      // The lines have no input, so a message disappears with the next change.
      if (waiting.current === 0)
        setPosted((before) => before && { opening: before.opening, failures: NO_FAILURES });
      waiting.current += 1;
      void post(body, opening.signal);
    },
  };
}

/** Stores the prices, because the cart page compares them with later prices. */
function storePrices(cart: LoadedCart) {
  if (cart.kind === 'cart') storeNewPrices(cart.website, cart.cart.lines);
}

function linesOf(cart: LoadedCart | undefined): readonly TrackedLine[] {
  return cart?.kind === 'cart' ? cart.cart.lines : [];
}
