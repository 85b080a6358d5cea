import * as v from 'valibot';
import { toPlainText } from '#site/pages/search/plain-text';
import type { Globals } from '#site/services/content';
import type { CategoryDocument, ProductDocument, TermDocument } from '#site/services/search';

const searchGlobal = v.object({ popular: v.fallback(v.array(v.string()), []) });

/** The order of suggested terms: terms of the editors, names of categories, then search terms of the products. */
const EDITORS_POPULARITY = 1_000_000;
const CATEGORY_POPULARITY = 100_000;
const MAX_TERM_LENGTH = 60;

type TermSources = {
  readonly globals: Globals;
  readonly categories: readonly CategoryDocument[];
  readonly products: readonly ProductDocument[];
};

/** Returns suggested terms: those of the editors in their order, names of categories, and search terms and names of the products. */
export function toTermDocuments({ globals, categories, products }: TermSources): readonly TermDocument[] {
  const { popular } = v.parse(searchGlobal, globals['search'] ?? {});
  const keywords = products.flatMap((product) => product.keywords);
  const counts = Map.groupBy(keywords, (keyword) => keyword.toLowerCase());
  const terms = [
    ...popular.map((term, at) => ({ term: toPlainText(term), popularity: EDITORS_POPULARITY - at })),
    ...categories.map(({ name, productCount }) => ({
      term: name,
      popularity: CATEGORY_POPULARITY + productCount,
    })),
    ...keywords.map((term) => ({ term, popularity: counts.get(term.toLowerCase())?.length ?? 1 })),
    ...products.map(({ name }) => ({ term: name, popularity: 0 })),
  ];
  const unique = new Map<string, TermDocument>();
  for (const { term, popularity } of terms) {
    const key = term.toLowerCase();
    if (term !== '' && term.length <= MAX_TERM_LENGTH && !unique.has(key))
      unique.set(key, { term, popularity });
  }
  return [...unique.values()];
}
