/** Which addresses count as one and the same page. */
export type CanonicalRules = {
  /** Query parameters that make a page another page; all others are left out. */
  readonly parameters: readonly string[];
  /** Whether addresses are written in lower case. */
  readonly lowerCase: boolean;
};

/**
 * The one address of a page (specification §2): its whitelisted query parameters alone, sorted by name, and in lower case where
 * the rules say so. The locale's own capitals stay: `/en-UK` is the address that answers.
 *
 * @param siteUrl without a trailing slash
 * @param path decoded, with the locale
 */
export function canonicalUrl(
  siteUrl: string,
  path: string,
  query: URLSearchParams,
  { parameters, lowerCase }: CanonicalRules,
): string {
  const kept = [...query].filter(([name, value]) => parameters.includes(name) && value !== '');
  kept.sort(([one, its], [other, others]) => compare(one, other) || compare(its, others));
  const [, locale = '', ...rest] = path.split('/');
  const shown = lowerCase ? rest.map((segment) => segment.toLowerCase()) : rest;
  const search = new URLSearchParams(
    lowerCase ? kept.map(([name, value]) => [name, value.toLowerCase()]) : kept,
  ).toString();
  return siteUrl + encodeURI(['', locale, ...shown].join('/')) + (search === '' ? '' : `?${search}`);
}

function compare(one: string, other: string) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
