/** The removed part of the hash. Five characters remain for the file, and one or two for the style within it. */
const REMOVED_LENGTH = 2;

const hashes = new Map<string, string>();

type IdentifierSource = { readonly hash: string; readonly debugId?: string };

/**
 * Returns the class name of a style. Every document contains the names, and random characters do not compress, so the build shortens the
 * hash of vanilla-extract. Development keeps the hash and the name of the style.
 *
 * @throws an error if two styles would have the same name
 */
export function createIdentifier({ hash, debugId }: IdentifierSource): string {
  if (process.env.NODE_ENV !== 'production') return [debugId, `_${hash}`].filter(Boolean).join('_');
  const name = hash.slice(REMOVED_LENGTH).replace(/^\d/, '_$&');
  const owner = hashes.get(name) ?? hash;
  if (owner !== hash)
    throw new Error(`Styles ${owner} and ${hash} have the same short name "${name}". Rename a style sheet.`);
  hashes.set(name, hash);
  return name;
}
