import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SubmissionResult } from '#renderer/forms/form';
import type { Session, VisitorSession } from '#site/session/session';

/** A post that adds to a cart, or removes a line of it. */
type Addition = {
  /** Random key of the form, which a script renews after each accepted post. `undefined` without a script. */
  readonly key: string | undefined;
  /** The entered values. A post with other values is another addition. */
  readonly values: readonly string[];
};

/**
 * Deduplicates posts that add to a cart or remove a line: a post that arrives twice has one effect, and both responses are the same. A post
 * without a form key is a duplicate of an earlier post with the same values. This ends when the browser receives a page with the cart, or with
 * the result of an addition (decision 63).
 */
export type Additions = {
  readonly deduplicate: (
    session: VisitorSession,
    addition: Addition,
    add: () => Promise<SubmissionResult>,
  ) => Promise<SubmissionResult>;
};

type Added = { readonly result: SubmissionResult; readonly session: CartSession };
/** The values of the session with the cart, and the wishlist if the addition changed it. */
type CartSession = Pick<Session, 'cartId' | 'guestCartId' | 'token'> & {
  readonly wishlist?: Session['wishlist'] | undefined;
};

/** How long an accepted post is stored. */
const RETENTION_MS = 60 * 60 * 1_000;
const MAX_ADDITIONS = 10_000;

/**
 * Creates the store of additions, one per process.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createAdditions(now = () => performance.now()): Additions {
  const additions = new LRUCache<string, Promise<Added>>({
    max: MAX_ADDITIONS,
    perf: { now },
    ttlResolution: 0,
  });
  return {
    async deduplicate(session, addition, add) {
      const run = async (): Promise<Added> => {
        const { wishlist } = session.values();
        const result = await add();
        const changed = session.values();
        const isWishlistChanged = changed.wishlist !== wishlist;
        return {
          result,
          session: {
            ...cartSessionOf(changed),
            ...(isWishlistChanged ? { wishlist: changed.wishlist } : {}),
          },
        };
      };
      const id = idOf(session, addition);
      if (id === undefined) {
        // The first post of a visitor creates a cart. Without a script, two simultaneous first posts create two carts, and the browser keeps one of them.
        const pending = run();
        const { result } = await pending;
        const newId = idOf(session, addition);
        if (newId !== undefined && result.outcome === 'accepted')
          additions.set(newId, pending, { ttl: RETENTION_MS });
        return result;
      }
      const existing = additions.get(id);
      if (existing) {
        const added = await existing;
        // If the response to the first post is lost, so are its cookies with the new cart and the new wishlist. So this response sets them again.
        if (added.result.outcome === 'accepted') session.change(added.session);
        return added.result;
      }
      const pending = run();
      additions.set(id, pending);
      try {
        const { result } = await pending;
        if (result.outcome !== 'accepted') additions.delete(id);
        else additions.set(id, pending, { ttl: RETENTION_MS });
        return result;
      } catch (error) {
        additions.delete(id);
        throw error;
      }
    },
  };
}

/** Returns `undefined` for a visitor without a cart. */
function idOf(session: VisitorSession, { key, values }: Addition): string | undefined {
  const { token, cartId } = session.values();
  const owner = token ?? cartId;
  if (owner === undefined) return undefined;
  const page = key === undefined ? ['seen', session.seenCart()] : ['form', key];
  return createHash('sha256')
    .update(JSON.stringify([owner, page, values]))
    .digest('base64url');
}

function cartSessionOf({ cartId, guestCartId, token }: Session): CartSession {
  return { cartId, guestCartId, token };
}
