import type { PostQueue } from '#renderer/forms/post-queue';
import { type LoadedCart, loadCart } from './load-cart.ts';

/** Why the mini cart opens. */
export type MiniCartCause = {
  /** Whether something was added to the cart before. */
  readonly isAdded: boolean;
  /** The added product. */
  readonly addedSku?: string | undefined;
};

/** One opening of the mini cart. Each is a new object. */
export type MiniCartOpening = MiniCartCause & {
  /** The requested cart. */
  readonly cart: Promise<LoadedCart>;
  /** Aborts the requests of this opening when the next one begins. */
  readonly signal: AbortSignal;
};

/**
 * Returns a function that requests the cart for one opening of the drawer. The request starts before the drawer renders, so that both run
 * at the same time.
 *
 * @param queue the posts of all openings. The cart is requested after the last of them
 */
export function createMiniCartOpener(
  cartHref: string,
  queue: PostQueue,
): (cause: MiniCartCause) => MiniCartOpening {
  let current = new AbortController();
  return (cause) => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    return { ...cause, cart: queue.settled().then(() => loadCart(new URL(cartHref), signal)), signal };
  };
}
