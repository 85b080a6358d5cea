import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** The content of a key: it identifies one version of a section, or of a part of the layout, of a page. */
export type FragmentDescription = {
  /** The type of the section, or the name of the part of the layout. */
  readonly name: string;
  /** The id of the section, or the name of the part of the layout. */
  readonly id: string;
  /** Path of the page with the query parameters that it reads: `/nl/verhalen?page=2`. */
  readonly page: string;
  /** Hash of the content. */
  readonly version: string;
  /** Whether the page shows drafts. */
  readonly isDraft: boolean;
};

/** Creates and verifies the keys of page fragments. */
export type FragmentKeys = {
  readonly create: (description: FragmentDescription) => string;
  /** Returns `undefined` for a key that this site has not created. */
  readonly verify: (key: string) => FragmentDescription | undefined;
};

/** In characters. The keys of the longest paths have about half of this length. */
const MAX_KEY_LENGTH = 2_000;
/** The name, the other values as base64url, and the signature. No part contains a dot. */
const KEY = /^([a-z][a-z-]*)\.([\w-]+)\.([\w-]{43})$/;
/** Part of the signed text, so that signatures for other purposes are not valid here. Change it when the format of the keys changes. */
const PURPOSE = 'page fragment 1';

const values = v.tuple([v.string(), v.string(), v.string(), v.boolean()]);

/**
 * Creates the keys of page fragments, `hero.WyJz….c2ln…`: the name, the description and an HMAC of both. Only the server can create keys,
 * so a visitor cannot request arbitrary renderings.
 *
 * @param secrets the first one signs and all of them verify, so an operator can replace a secret
 */
export function createFragmentKeys(secrets: readonly [string, ...string[]]): FragmentKeys {
  const [current] = secrets;
  return {
    create({ name, id, page, version, isDraft }) {
      const json = JSON.stringify([id, page, version, isDraft] satisfies v.InferOutput<typeof values>);
      const signed = `${name}.${Buffer.from(json).toString('base64url')}`;
      return `${signed}.${sign(signed, current).toString('base64url')}`;
    },
    verify(key) {
      if (key.length > MAX_KEY_LENGTH) return undefined;
      const [, name, encoded, signature] = KEY.exec(key) ?? [];
      if (name === undefined || encoded === undefined || signature === undefined) return undefined;
      const received = Buffer.from(signature, 'base64url');
      const isSigned = secrets.some((secret) =>
        timingSafeEqual(sign(`${name}.${encoded}`, secret), received),
      );
      if (!isSigned) return undefined;
      const [id, page, version, isDraft] = v.parse(
        values,
        JSON.parse(Buffer.from(encoded, 'base64url').toString()),
      );
      return { name, id, page, version, isDraft };
    },
  };
}

function sign(text: string, secret: string) {
  return createHmac('sha256', secret).update(`${PURPOSE}\n${text}`).digest();
}
