const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Returns an id of an announcement that is valid in attribute selectors without quotes: the FNV-1a hash of its texts. */
export function announcementId(texts: readonly (string | undefined)[]): string {
  const hash = [...JSON.stringify(texts)].reduce(
    (current, character) => Math.imul(current ^ (character.codePointAt(0) ?? 0), FNV_PRIME),
    FNV_OFFSET,
  );
  return `a${(hash >>> 0).toString(36)}`;
}
