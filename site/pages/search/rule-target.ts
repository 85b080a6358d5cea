import { readOwnPath } from '#renderer/parse/link';
import { readSearchRequest, type SearchRequest } from './search-request.ts';

type SearchRuleContext = {
  /** Path of the search screen. */
  readonly action: string;
  readonly siteUrl: string;
  /** Returns the URL of the rule for another state. */
  readonly ruleOf: (state: SearchRequest) => Promise<string | undefined>;
};

/** How many rules that lead to another search are followed. */
const MAX_RULES = 5;

/**
 * Returns the path of this site that a rule of the search system names for a state. `undefined` if the rules lead back to the same search, which
 * would redirect endlessly, and for the results of one group, which the visitor has chosen.
 *
 * @param rule the URL of the rule for the state
 */
export async function targetOfRules(
  state: SearchRequest,
  rule: string | undefined,
  { action, siteUrl, ruleOf }: SearchRuleContext,
): Promise<string | undefined> {
  if (state.group !== undefined) return undefined;
  const target = ownPathOf(rule, siteUrl);
  let next = target;
  const terms: string[] = [];
  while (terms.length < MAX_RULES) {
    const search = next === undefined ? undefined : searchOf(new URL(next, siteUrl), action);
    if (search?.term === state.term) return undefined;
    if (!search || terms.includes(search.term)) return target;
    terms.push(search.term);
    next = ownPathOf(await ruleOf(search), siteUrl);
  }
  return undefined;
}

/** Returns the path of a rule's URL if it is a page of this site. */
function ownPathOf(url: string | undefined, siteUrl: string): string | undefined {
  const target = url === undefined ? null : URL.parse(url, siteUrl);
  return target?.origin === new URL(siteUrl).origin
    ? readOwnPath(target.pathname + target.search + target.hash)
    : undefined;
}

/** Returns the search of a URL that leads to all results for a term. Only such a search has a rule. */
function searchOf({ pathname, searchParams }: URL, action: string): SearchRequest | undefined {
  const search = readSearchRequest(searchParams);
  return pathname === action && search.term !== '' && search.group === undefined ? search : undefined;
}
