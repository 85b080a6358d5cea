import { tryDecode } from '#site/protocol/route-rules';

/**
 * Returns the path with one notation of escapes, as cache key. In a normalised path, reserved characters may be escaped or not. `/nl/a(b)` and
 * `/nl/a%28b%29` are the same page, because loaders read the decoded path. A path with an invalid escape is unchanged.
 */
export function toCanonicalEscapes(pathname: string): string {
  const decoded = tryDecode(pathname);
  return decoded === undefined ? pathname : encodeURI(decoded);
}

/** Returns the parameters that the page reads, in a fixed order and without empty values. */
export function canonicalQuery({ searchParams }: URL, parameters: readonly string[]) {
  const pairs = parameters.flatMap((name) =>
    searchParams
      .getAll(name)
      .filter(Boolean)
      .map((value) => [name, value]),
  );
  return new URLSearchParams(pairs).toString();
}
