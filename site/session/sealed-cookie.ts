import { createHash } from 'node:crypto';
import { defaults, seal, unseal } from 'iron-webcrypto';
import * as v from 'valibot';
import { type Session, sessionSchema } from './session.ts';

/** The reason why a cookie contains no valid session. Fixed texts, because logs must not contain parts of a cookie. */
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

/** A session as cookies store it. Cookies store the order attempt as `pendingOrder`, so that earlier cookies stay valid. */
const storedSchema = v.pipe(
  v.looseObject({ pendingOrder: v.optional(v.unknown()) }),
  v.transform(({ pendingOrder, ...session }) => ({ ...session, orderAttempt: pendingOrder })),
  sessionSchema,
);

/**
 * Creates the seal of sessions.
 *
 * @param secrets texts with at least 32 characters. The first one seals and all of them unseal, so an operator can replace a secret while
 *   visitors have sessions
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

/** Converts a session to its stored form, see `storedSchema`. */
function toStored({ orderAttempt, ...session }: Session) {
  return { ...session, pendingOrder: orderAttempt };
}

/** Finds the reason in the error message, because the library reports it nowhere else. The message can contain a part of the cookie. */
function failureOf(error: unknown): UnsealFailure {
  const message = error instanceof Error ? error.message : '';
  if (message === 'Expired seal') return 'expired';
  return message.startsWith('Cannot find password') ? 'sealed with an unknown secret' : 'changed';
}

/** Returns the id of a secret, which the seal contains. It does not reveal the secret. */
function idOf(secret: string) {
  return createHash('sha256').update(`session secret ${secret}`).digest('hex').slice(0, 8);
}
