import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 24;

/** Creates a random secret of 32 URL-safe characters: a token, or the key of a mail. Only its hash is stored. */
export function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Hashes a secret for storage. Secrets are random and long, so the hash needs neither salt nor cost. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
