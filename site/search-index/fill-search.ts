import type { Locale } from '#site/i18n/locale';
import type { Content } from '#site/services/content';
import { type Outcome, succeeded } from '#site/services/http';
import type { IndexChange, SearchDocuments, SearchWriter } from '#site/services/search';
import type { ShopConnection } from '#site/services/shop';
import { loadPageDocuments } from './page-documents.ts';
import { toCategoryDocument, toProductDocument } from './shop-documents.ts';
import { synonyms } from './synonyms.ts';
import { toTermDocuments } from './term-documents.ts';

export type SearchSources = {
  readonly shop: Pick<ShopConnection, 'catalogue' | 'mediaUrl'>;
  readonly content: Content;
};

type FillConfig = SearchSources & {
  readonly writer: SearchWriter;
  readonly signal?: AbortSignal | undefined;
  /** Called after each index. */
  readonly onIndex?: (change: IndexChange) => void;
};

/**
 * Fills the indexes of a locale from the shop and the content system. If one of these systems fails, no index changes, because a missing list
 * must not delete records.
 */
export async function fillSearch(
  locale: Locale,
  { writer, signal, onIndex, ...sources }: FillConfig,
): Promise<Outcome<readonly IndexChange[]>> {
  const documents = await loadSearchDocuments(locale, sources, signal);
  if (!documents.ok) return documents;
  return writer.update({
    store: locale.magentoStore,
    language: locale.baseLanguage,
    documents: documents.value,
    synonyms: synonyms[locale.baseLanguage],
    signal,
    ...(onIndex && { onIndex }),
  });
}

/** Loads all documents that visitors can find in a locale. */
export async function loadSearchDocuments(
  locale: Locale,
  { shop, content }: SearchSources,
  signal?: AbortSignal,
): Promise<Outcome<SearchDocuments>> {
  const client = content.forRequest({ site: locale.site, signal });
  const [catalogue, pages, globals] = await Promise.all([
    shop.catalogue(locale.magentoStore, signal),
    loadPageDocuments(client, { now: new Date(), timeZone: locale.timeZone }),
    client.globals(),
  ]);
  if (!catalogue.ok) return catalogue;
  if (!pages.ok) return pages;
  if (!globals.ok) return globals;
  const { isTaxIncluded } = catalogue.value;
  const context = { locale, mediaUrl: shop.mediaUrl, isTaxIncluded };
  const products = catalogue.value.products.map((product) => toProductDocument(product, context));
  const categories = catalogue.value.categories.map((category) => toCategoryDocument(category, context));
  const suggestions = toTermDocuments({ globals: globals.value, categories, products });
  return succeeded({ products, categories, content: pages.value, suggestions });
}
