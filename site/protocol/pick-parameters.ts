/** Returns a query string with only the named parameters, in the order of the names. */
export function pickParameters(query: URLSearchParams, names: readonly string[]): string {
  const pairs = names.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(pairs).toString();
}
