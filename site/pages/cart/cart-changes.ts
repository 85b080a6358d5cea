import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { entryLimit } from '#site/services/cache';
import type { Session, VisitorSession } from '#site/session/session';

/** A post that adds to a cart or removes a line. */
type CartChange = {
  /** Random key of the form, which a script renews after each accepted post. `undefined` without a script. */
  readonly key: string | undefined;
  /** The entered values. A post with other values is another change. */
  readonly values: readonly string[];
};

/**
 * Deduplicates posts that add to a cart or remove a line: a post that arrives twice has one effect, and both responses are the same. A post
 * without a form key is a duplicate of an earlier post with the same values. The deduplication ends when the browser receives a page with the
 * cart, or with the result of a change (decision 63).
 */
export type CartChanges = {
  /**
   * Returns the result of `run`, or that of an earlier equal post.
   *
   * @param run makes the change. Its signal is never aborted: a second click aborts the first request, but gets the result of its change
   */
  readonly deduplicate: (
    session: VisitorSession,
    change: CartChange,
    run: (signal: AbortSignal) => Promise<SubmissionResult>,
  ) => Promise<SubmissionResult>;
};

type CompletedChange = { readonly result: SubmissionResult; readonly session: CartSession };
/** The values of the session with the cart, and the wishlist if the post changed it. */
type CartSession = Pick<Session, 'cartId' | 'guestCartId' | 'token'> & {
  readonly wishlist?: Session['wishlist'] | undefined;
};

/** How long an accepted post is stored. */
const RETENTION_MS = 60 * 60 * 1_000;
const MAX_CHANGES = 10_000;

/**
 * Creates the store of completed changes, one per process.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createCartChanges(now = () => performance.now()): CartChanges {
  const completed = new LRUCache<string, Promise<CompletedChange>>({
    ...entryLimit(MAX_CHANGES),
    perf: { now },
    ttlResolution: 0,
  });
  return {
    async deduplicate(session, change, run) {
      const complete = async (): Promise<CompletedChange> => {
        const { wishlist } = session.values();
        const result = await run(new AbortController().signal);
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
      const id = idOf(session, change);
      if (id === undefined) {
        // The first post of a visitor creates a cart. Without a script, two simultaneous first posts create two carts, and the browser
        // keeps one of them.
        const pending = complete();
        const { result } = await pending;
        const newId = idOf(session, change);
        if (newId !== undefined && result.outcome === 'accepted')
          completed.set(newId, pending, { ttl: RETENTION_MS });
        return result;
      }
      const existing = completed.get(id);
      if (existing) {
        const earlier = await existing;
        // If the response to the first post is lost, so are its cookies with the new cart and the new wishlist. So this response sets them again.
        if (earlier.result.outcome === 'accepted') session.change(earlier.session);
        return earlier.result;
      }
      const pending = complete();
      completed.set(id, pending);
      try {
        const { result } = await pending;
        if (result.outcome !== 'accepted') completed.delete(id);
        else completed.set(id, pending, { ttl: RETENTION_MS });
        return result;
      } catch (error) {
        completed.delete(id);
        throw error;
      }
    },
  };
}

/** Returns `undefined` for a visitor without a cart. */
function idOf(session: VisitorSession, { key, values }: CartChange): string | undefined {
  const { token, cartId } = session.values();
  const owner = token ?? cartId;
  if (owner === undefined) return undefined;
  const page = key === undefined ? ['page', session.cartPageId()] : ['form', key];
  return createHash('sha256')
    .update(JSON.stringify([owner, page, values]))
    .digest('base64url');
}

function cartSessionOf({ cartId, guestCartId, token }: Session): CartSession {
  return { cartId, guestCartId, token };
}
