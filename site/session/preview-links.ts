import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as v from 'valibot';

/** A shareable link to the preview of one page. It contains the token of the content system in sealed form. */
type PreviewLink = {
  /** The token of the content system. */
  readonly token: string;
  /** Decoded path of the page: `/nl/over-ons`. */
  readonly path: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
};

/** Creates and opens the tokens of shareable preview links. */
export type PreviewLinks = {
  /** Returns the token of a new link, and when it expires. */
  create(link: Omit<PreviewLink, 'expiresAt'>): { readonly token: string; readonly expiresAt: number };
  /** Returns the link of a token, even if it has expired. Returns `undefined` for a token that this site has not sealed. */
  open(token: string): PreviewLink | undefined;
  isExpired(link: PreviewLink): boolean;
  /** Returns the token of the content system. Returns the token of an expired or forged link unchanged. The content system refuses it. */
  contentToken(token: string): string;
};

type PreviewLinksConfig = {
  /** The first one seals and all of them unseal, so an operator can replace a secret. */
  readonly secrets: readonly [string, ...string[]];
  readonly minutes: number;
  readonly now: () => Date;
};

/** Distinguishes the tokens of links from those of the content system. */
const LINK_PREFIX = 'link.';
/** Part of the key derivation, so that keys for other purposes are not valid here. Change it when the format of the tokens changes. */
const PURPOSE = 'preview link 1';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Maximum length of a token, in characters. The token of a long path has about half of this length. */
const MAX_LENGTH = 4_000;
const MINUTE_MS = 60_000;

const content = v.tuple([v.string(), v.string(), v.number()]);

/**
 * Creates the shareable preview links of a site. Their tokens are encrypted and authenticated with the session secrets. So a recipient can
 * neither read the token of the content system nor change the page or the expiry.
 */
export function createPreviewLinks({ secrets, minutes, now }: PreviewLinksConfig): PreviewLinks {
  const [current, ...others] = secrets;
  const sealingKey = keyOf(current);
  const keys = [sealingKey, ...others.map(keyOf)];

  function open(token: string): PreviewLink | undefined {
    if (!token.startsWith(LINK_PREFIX) || token.length > MAX_LENGTH) return undefined;
    const sealed = Buffer.from(token.slice(LINK_PREFIX.length), 'base64url');
    const text = keys.map((key) => unseal(sealed, key)).find((opened) => opened !== undefined);
    if (text === undefined) return undefined;
    const [contentToken, path, expiresAt] = v.parse(content, JSON.parse(text));
    return { token: contentToken, path, expiresAt };
  }

  const isExpired = ({ expiresAt }: PreviewLink) => expiresAt <= now().getTime();

  return {
    open,
    isExpired,
    create({ token, path }) {
      const expiresAt = now().getTime() + minutes * MINUTE_MS;
      const text = JSON.stringify([token, path, expiresAt] satisfies v.InferOutput<typeof content>);
      return { token: LINK_PREFIX + seal(text, sealingKey).toString('base64url'), expiresAt };
    },
    contentToken(token) {
      const link = open(token);
      return link && !isExpired(link) ? link.token : token;
    },
  };
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
}

function seal(text: string, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

function unseal(sealed: Buffer, key: Buffer): string | undefined {
  if (sealed.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
