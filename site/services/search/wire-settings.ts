import { indexName, type IndexKind, type ProductReplica, replicaName } from './index-names.ts';

// Settings of the indexes (contract B8). Among results with equally few typing errors and equally many
// found words, the distance between these words decides, then the order of `searchableAttributes`.

/** Languages of indexes. `nl` and `de` write compounds as one word. */
export type IndexLanguage = 'nl' | 'en' | 'de' | 'fr';

/** Settings of an index, in the provider's words. */
export type WireSettings = Readonly<Record<string, unknown>>;

const COMPOUND_LANGUAGES: readonly IndexLanguage[] = ['nl', 'de'];
/** The largest limit of the provider, so that the pages of a list contain all of its results. The default is 1,000. */
const MAX_PAGED_RESULTS = 20_000;
const RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
/** The sort criterion of a replica comes before all criteria of relevance, so it alone decides the order of different values. */
const REPLICA_CRITERIA: Readonly<Record<ProductReplica, readonly string[]>> = {
  'price-ascending': ['asc(price)'],
  'price-descending': ['desc(price)'],
  newest: ['desc(new_at)'],
};

type KindSettings = {
  readonly searchableAttributes: readonly string[];
  readonly compounds: readonly string[];
  readonly more: WireSettings;
};

const KINDS: Readonly<Record<IndexKind, KindSettings>> = {
  products: {
    searchableAttributes: [
      'name',
      'unordered(keywords)',
      'sku,skus',
      'unordered(categories)',
      'colors,attributes',
      'unordered(description)',
    ],
    compounds: ['name', 'keywords', 'categories', 'attributes'],
    more: {
      attributesForFaceting: [
        'filterOnly(colors)',
        'filterOnly(category_uids)',
        'color_facet',
        'category_facet',
        'price',
        'in_stock',
      ],
      customRanking: ['desc(in_stock)', 'asc(position)'],
      removeWordsIfNoResults: 'allOptional',
    },
  },
  categories: {
    searchableAttributes: ['name', 'unordered(path)', 'unordered(description)'],
    compounds: ['name', 'path'],
    more: { customRanking: ['desc(product_count)', 'asc(position)'] },
  },
  content: {
    searchableAttributes: ['title', 'unordered(intro)', 'unordered(text)'],
    compounds: ['title', 'intro', 'text'],
    more: {
      attributeForDistinct: 'page',
      distinct: true,
      attributesForFaceting: ['kind'],
      customRanking: ['asc(chunk)'],
      removeWordsIfNoResults: 'allOptional',
    },
  },
  suggestions: {
    searchableAttributes: ['query'],
    compounds: ['query'],
    more: { customRanking: ['desc(popularity)'] },
  },
};

/** Returns the settings of an index, without the list of its replicas. */
function indexSettings(kind: IndexKind, language: IndexLanguage): WireSettings {
  const { searchableAttributes, compounds, more } = KINDS[kind];
  return {
    searchableAttributes,
    indexLanguages: [language],
    queryLanguages: [language],
    ignorePlurals: true,
    removeStopWords: true,
    // Records that match with a typing error are omitted if others match without one, because short words are similar: `luik`, `lui`.
    typoTolerance: 'min',
    ...(COMPOUND_LANGUAGES.includes(language) ? { decompoundedAttributes: { [language]: compounds } } : {}),
    ranking: RANKING,
    paginationLimitedTo: MAX_PAGED_RESULTS,
    ...more,
  };
}

/** The replicas of the products with their names and settings. */
export function productReplicas(
  prefix: string,
  store: string,
  language: IndexLanguage,
): readonly { readonly name: string; readonly settings: WireSettings }[] {
  const kinds: readonly ProductReplica[] = ['price-ascending', 'price-descending', 'newest'];
  return kinds.map((replica) => ({
    name: replicaName(prefix, store, replica),
    settings: {
      ...indexSettings('products', language),
      ranking: [...REPLICA_CRITERIA[replica], ...RANKING],
    },
  }));
}

/** Returns the settings of a primary index with its replicas. */
export function primarySettings(
  prefix: string,
  store: string,
  kind: IndexKind,
  language: IndexLanguage,
): { readonly name: string; readonly settings: WireSettings } {
  const replicas =
    kind === 'products' ? productReplicas(prefix, store, language).map(({ name }) => name) : undefined;
  return {
    name: indexName(prefix, store, kind),
    settings: { ...indexSettings(kind, language), ...(replicas && { replicas }) },
  };
}
