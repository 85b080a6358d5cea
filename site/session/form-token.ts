import { timingSafeEqual } from 'node:crypto';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import type { VisitorSession } from './session.ts';

/** The cookie with the token. The token is not part of the session, so a page that only shows a form does not write the session cookie. */
export const FORM_TOKEN_COOKIE = 'form_token';

/** Returns whether a posted form contains the visitor's form token. Then it comes from a page that this visitor has received. */
export function hasFormToken(form: FormData, session: VisitorSession): boolean {
  const posted = form.get(FORM_TOKEN_FIELD);
  return typeof posted === 'string' && session.isFormToken(posted);
}

/** Compares two tokens in constant time. */
export function isSameToken(expected: string, posted: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(posted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
