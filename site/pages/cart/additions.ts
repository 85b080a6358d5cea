import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SubmissionResult } from '#renderer/forms/form';
import type { Session, VisitorSession } from '#site/session/session';

/** A post that adds to a cart. */
type Addition = {
  /** Random key of the form, which a script renews after each accepted post. */
  readonly key: string | undefined;
  /** The entered values. Corrected values are another addition. */
  readonly values: readonly string[];
};

/** Adds to carts. A post that arrives twice adds once, and both get the same result. */
export type Additions = {
  readonly once: (
    session: VisitorSession,
    addition: Addition,
    add: () => Promise<SubmissionResult>,
  ) => Promise<SubmissionResult>;
};

type Added = { readonly result: SubmissionResult; readonly session: CartSession };
type CartSession = Pick<Session, 'cartId' | 'guestCartId' | 'token'>;

/** How long the key of an accepted post is stored. */
const KEY_RETENTION_MS = 60 * 60 * 1_000;
/** A post without a key that is equal to an accepted one is a double press within this time. */
const DOUBLE_PRESS_MS = 1_000;
const MAX_ADDITIONS = 10_000;

/**
 * Creates the memory of additions, one per process.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createAdditions(now = () => performance.now()): Additions {
  const additions = new LRUCache<string, Promise<Added>>({
    max: MAX_ADDITIONS,
    perf: { now },
    ttlResolution: 0,
  });
  return {
    async once(session, { key, values }, add) {
      const run = async (): Promise<Added> => {
        const result = await add();
        return { result, session: cartSessionOf(session) };
      };
      const { token, cartId } = session.values();
      const owner = token ?? cartId;
      // The first post of a visitor creates a cart, of which the browser keeps one.
      if (owner === undefined) return (await run()).result;
      const id = createHash('sha256')
        .update(JSON.stringify([owner, key, values]))
        .digest('base64url');
      const existing = additions.get(id);
      if (existing) {
        const added = await existing;
        // The response to the first post can be lost, with the cookie of a new cart.
        if (added.result.outcome === 'accepted') session.change(added.session);
        return added.result;
      }
      const pending = run();
      additions.set(id, pending);
      try {
        const { result } = await pending;
        if (result.outcome !== 'accepted') additions.delete(id);
        else additions.set(id, pending, { ttl: key === undefined ? DOUBLE_PRESS_MS : KEY_RETENTION_MS });
        return result;
      } catch (error) {
        additions.delete(id);
        throw error;
      }
    },
  };
}

function cartSessionOf(session: VisitorSession): CartSession {
  const { cartId, guestCartId, token } = session.values();
  return { cartId, guestCartId, token };
}
