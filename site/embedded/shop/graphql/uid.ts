/** Encodes a Magento uid (contract A3): the base64 of an id, or of a path such as `configurable/93/211`. Clients do not decode it. */
export function encodeUid(value: number | string): string {
  return Buffer.from(String(value)).toString('base64');
}

/** Decodes a uid. Returns `undefined` if the value is not the canonical base64 of a text. */
export function decodeUid(uid: string): string | undefined {
  const text = Buffer.from(uid, 'base64').toString('utf8');
  return encodeUid(text) === uid ? text : undefined;
}

/** Decodes the uid of a category or product into its id. */
export function decodeId(uid: string): number | undefined {
  const text = decodeUid(uid);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
