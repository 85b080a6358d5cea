import * as v from 'valibot';

/** The longest address that mail servers accept. */
const MAX_LENGTH = 254;

const schema = v.pipe(v.string(), v.maxLength(MAX_LENGTH), v.rfcEmail());

/** Returns whether a text is an email address. It contains no spaces, line breaks or other control characters. */
export function isEmailAddress(text: string): boolean {
  return v.is(schema, text);
}

/** Returns the key by which addresses are compared, without regard to letter case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
