import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/;

/** Returns a random token that cannot be guessed. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the token in a cookie's value, or `undefined` for an invalid value. */
export function readToken(value: string | undefined): string | undefined {
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}
