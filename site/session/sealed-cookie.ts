import { createHash } from 'node:crypto';
import { defaults, seal, unseal } from 'iron-webcrypto';
import * as v from 'valibot';
import { type Session, sessionSchema } from './session.ts';

/** Why the text of a cookie is not a session. It is a fixed text, because logs must not contain parts of a cookie. */
type UnsealFailure =
  | 'too long'
  | 'expired'
  | 'sealed with an unknown secret'
  | 'changed'
  | 'of another cookie or version';

/** Seals sessions: encrypts and authenticates them. */
type SessionSeal = {
  /** @param cookie name of the cookie. A session is only valid in its own cookie */
  readonly seal: (cookie: string, session: Session) => Promise<string>;
  readonly unseal: (
    cookie: string,
    sealed: string,
  ) => Promise<{ readonly session: Session } | { readonly failure: UnsealFailure }>;
};

/** How long a session is valid after its last change. Magento keeps the carts of guests for the same time. */
export const SESSION_DAYS = 30;
/** Browsers store cookies up to 4,096 bytes, including name and attributes. */
export const MAX_SEALED_LENGTH = 3_900;
const OPTIONS = { ...defaults, ttl: SESSION_DAYS * 24 * 60 * 60 * 1_000 };

/** A session as cookies store it. `pendingOrder` is the stored name of the order attempt, because earlier cookies must stay readable. */
const storedSchema = v.pipe(
  v.looseObject({ pendingOrder: v.optional(v.unknown()) }),
  v.transform(({ pendingOrder, ...session }) => ({ ...session, orderAttempt: pendingOrder })),
  sessionSchema,
);

/**
 * Creates the seal of sessions.
 *
 * @param secrets texts with at least 32 characters. The first one seals. All of them unseal, so secrets can be replaced while visitors
 *   have sessions
 */
export function createSessionSeal(secrets: readonly [string, ...string[]]): SessionSeal {
  const [current] = secrets;
  const secretsById: Readonly<Record<string, string>> = Object.assign(
    Object.create(null),
    Object.fromEntries(secrets.map((secret) => [idOf(secret), secret])),
  );
  return {
    seal: (cookie, session) =>
      seal({ cookie, session: toStored(session) }, { id: idOf(current), secret: current }, OPTIONS),
    async unseal(cookie, sealed) {
      if (sealed.length > MAX_SEALED_LENGTH) return { failure: 'too long' };
      try {
        const content = v.object({ cookie: v.literal(cookie), session: storedSchema });
        const result = v.safeParse(content, await unseal(sealed, secretsById, OPTIONS));
        return result.success
          ? { session: result.output.session }
          : { failure: 'of another cookie or version' };
      } catch (error) {
        return { failure: failureOf(error) };
      }
    },
  };
}

/** Returns a session as cookies store it, see `storedSchema`. */
function toStored({ orderAttempt, ...session }: Session) {
  return { ...session, pendingOrder: orderAttempt };
}

/** The library reports the reason in its message only. The message can contain a part of the cookie. */
function failureOf(error: unknown): UnsealFailure {
  const message = error instanceof Error ? error.message : '';
  if (message === 'Expired seal') return 'expired';
  return message.startsWith('Cannot find password') ? 'sealed with an unknown secret' : 'changed';
}

/** The name of a secret in the seal. It does not reveal the secret. */
function idOf(secret: string) {
  return createHash('sha256').update(`session secret ${secret}`).digest('hex').slice(0, 8);
}
