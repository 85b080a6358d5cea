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
 * Returns a function that begins an opening. It requests the cart before the drawer is rendered, because that takes as long as the request.
 *
 * @param queue the posts of all openings. The cart is requested after the last of them
 */
export function createBeginOpening(
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
