import { timingSafeEqual } from 'node:crypto';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import type { VisitorSession } from './session.ts';

/** The cookie with the token. It is not in the session, so that a page that only shows a form does not write the session. */
export const FORM_TOKEN_COOKIE = 'form_token';

/** Returns whether a posted form contains the token of the visitor's forms, so that it comes from a page of this visitor. */
export function hasFormToken(form: FormData, session: VisitorSession): boolean {
  const posted = form.get(FORM_TOKEN_FIELD);
  return typeof posted === 'string' && session.isFormToken(posted);
}

/** Compares two tokens in a time that does not depend on their characters. */
export function isSameToken(expected: string, posted: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(posted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
