import { compareTexts } from '#site/protocol/compare-texts';

/** Rules for canonical URLs. */
type CanonicalRules = {
  /** Query parameters that select different content. All others are removed. */
  readonly parameters: readonly string[];
  /** Whether canonical URLs are in lower case. */
  readonly isLowerCase: boolean;
};

/** The operator's rules. Without `parameters`, the canonical URL of a page keeps the query parameters that the page declares. */
export type CanonicalSettings = Omit<CanonicalRules, 'parameters'> & {
  readonly parameters: CanonicalRules['parameters'] | undefined;
};

/**
 * Returns the rules for a page.
 *
 * @param declared the query parameters that the page declares
 */
export function canonicalRulesOf(settings: CanonicalSettings, declared: readonly string[]): CanonicalRules {
  return { ...settings, parameters: settings.parameters ?? declared };
}

/**
 * Returns the canonical URL of a page (specification §2): only allowed query parameters, sorted by name, in lower case if the rules
 * require it. The locale keeps its case, because `/en-UK` is case-sensitive.
 *
 * @param siteUrl without a trailing slash
 * @param path decoded, with the locale
 */
export function canonicalUrl(
  siteUrl: string,
  path: string,
  query: URLSearchParams,
  { parameters, isLowerCase }: CanonicalRules,
): string {
  const allowed = [...query].filter(([name, value]) => parameters.includes(name) && value !== '');
  allowed.sort(
    ([nameA, valueA], [nameB, valueB]) => compareTexts(nameA, nameB) || compareTexts(valueA, valueB),
  );
  const [, locale = '', ...rest] = path.split('/');
  const segments = isLowerCase ? rest.map((segment) => segment.toLowerCase()) : rest;
  const search = new URLSearchParams(
    isLowerCase ? allowed.map(([name, value]) => [name, value.toLowerCase()]) : allowed,
  ).toString();
  return siteUrl + encodeURI(['', locale, ...segments].join('/')) + (search === '' ? '' : `?${search}`);
}

/**
 * Returns the canonical URL of a page, for alternates and sitemaps.
 *
 * @param page decoded path with the locale. An encoded query may follow it, which is kept
 */
export function canonicalPageUrl(
  siteUrl: string,
  page: string,
  { isLowerCase }: Pick<CanonicalRules, 'isLowerCase'>,
): string {
  const [path = '', ...rest] = page.split('?');
  const query = new URLSearchParams(rest.join('?'));
  return canonicalUrl(siteUrl, path, query, { parameters: [...query.keys()], isLowerCase });
}
