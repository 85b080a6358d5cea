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

/** Encodes the uid of an attribute that the variants of a product differ in (contract A3). */
export function encodeChoiceUid(productId: number, attributeId: number): string {
  return encodeUid(`configurable/${productId}/${attributeId}`);
}

/** Encodes the uid of an option of a configurable attribute (contract A3), as `selected_options` of a cart line contains it. */
export function encodeOptionUid(attributeId: number, optionId: number): string {
  return encodeUid(`configurable/${attributeId}/${optionId}`);
}

/** Decodes the uid of an option into its id: 211 for the base64 of `configurable/93/211`. */
export function decodeOptionId(uid: string): number | undefined {
  const [, id] = /^configurable\/\d+\/(\d{1,9})$/.exec(decodeUid(uid) ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}
