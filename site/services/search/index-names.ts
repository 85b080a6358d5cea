/** The indexes of a store view. */
export const INDEX_KINDS = ['products', 'categories', 'content', 'suggestions'] as const;
export type IndexKind = (typeof INDEX_KINDS)[number];

/** Replicas of the products, one per order besides relevance. */
const PRODUCT_REPLICAS = {
  'price-ascending': 'price_asc',
  'price-descending': 'price_desc',
  newest: 'newest',
} as const;
export type ProductReplica = keyof typeof PRODUCT_REPLICAS;

/** Returns the name of an index: `site_eu_nl_products`. */
export function indexName(prefix: string, store: string, kind: IndexKind): string {
  return `${prefix}_${store}_${kind}`;
}

/** Returns the name of a replica of the products: `site_eu_nl_products_price_asc`. */
export function replicaName(prefix: string, store: string, replica: ProductReplica): string {
  return `${indexName(prefix, store, 'products')}_${PRODUCT_REPLICAS[replica]}`;
}
