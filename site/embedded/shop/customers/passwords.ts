import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Shop } from '../context/context.ts';
import { inputError } from '../graphql/errors.ts';

/** Magento's default rules for a password. */
export const DEFAULT_PASSWORD_RULES: Shop['passwordRules'] = { minLength: 8, minCharacterClasses: 3 };
/** Magento's limit, which also limits the size of the text to hash. */
const MAX_PASSWORD_LENGTH = 256;

/** OWASP's parameters for scrypt with 32 MiB. */
const BLOCK_SIZE = 8;
const PARALLELISM = 3;
/** The default of `passwordCost`: the base-2 logarithm of scrypt's cost. */
export const DEFAULT_PASSWORD_COST = 15;
const MAX_MEMORY = 256 * 1024 * 1024;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Cost, salt and key of a stored hash. */
const STORED = /^scrypt-(\d{1,2})\$([\w+/=]+)\$([\w+/=]+)$/;

/**
 * Checks the length, the spaces at both ends and the classes of characters of a new password. It must not be the email address.
 *
 * @param email the email address of the customer
 * @throws {GraphQLError} of the category `graphql-input` for the first rule that the password breaks
 */
export function validatePassword(
  password: string,
  email: string,
  { passwordRules: { minLength, minCharacterClasses } }: Pick<Shop, 'passwordRules'>,
): void {
  if (password.length > MAX_PASSWORD_LENGTH)
    throw inputError(`Please enter a password with at most ${MAX_PASSWORD_LENGTH} characters.`);
  if (password.trim().length < minLength)
    throw inputError(
      `The password needs at least ${minLength} characters. Create a new password and try again.`,
    );
  if (password.trim() !== password)
    throw inputError("The password can't begin or end with a space. Verify the password and try again.");
  const classes = [/\d/, /[a-z]/, /[A-Z]/, /[^\dA-Za-z]/].filter((pattern) => pattern.test(password));
  if (classes.length < minCharacterClasses)
    throw inputError(
      `Minimum of different classes of characters in password is ${minCharacterClasses}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.`,
    );
  if (password.toLowerCase() === email.trim().toLowerCase())
    throw inputError(
      "The password can't be the same as the email address. Create a new password and try again.",
    );
}

/** Hashes a password with scrypt and a new salt. The result contains the cost, so stored hashes stay valid if the cost changes. */
export async function hashPassword(
  password: string,
  { passwordCost }: Pick<Shop, 'passwordCost'>,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, passwordCost);
  return `scrypt-${passwordCost}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Compares a password with a stored hash. Without a hash it takes the same time and returns false. */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  { passwordCost }: Pick<Shop, 'passwordCost'>,
): Promise<boolean> {
  const [, cost, salt = '', expected = ''] = STORED.exec(stored ?? '') ?? [];
  const text = password.slice(0, MAX_PASSWORD_LENGTH);
  if (cost === undefined) {
    await derive(text, UNKNOWN_SALT, passwordCost);
    return false;
  }
  const key = await derive(text, Buffer.from(salt, 'base64'), Number(cost));
  if (text !== password) return false;
  const expectedKey = Buffer.from(expected, 'base64');
  return expectedKey.length === key.length && timingSafeEqual(key, expectedKey);
}

const UNKNOWN_SALT = randomBytes(SALT_BYTES);

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options = { N: 2 ** cost, r: BLOCK_SIZE, p: PARALLELISM, maxmem: MAX_MEMORY };
  return new Promise((done, failed) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? failed(error) : done(key),
    );
  });
}
