import { splitIntoBatches } from '#site/protocol/split-into-batches';
import { type Outcome, succeeded } from '#site/services/http';
import type { ReferencedItems, ShopReferences } from './model-references.ts';
import type { ReferencedItemsQueryVariables } from './operations/operations.ts';

/** More SKUs would not fit into a URL that every server accepts. */
const MAX_BATCH_SIZE = 50;

/**
 * Loads referenced products and categories with one request for up to 50 of them. References are normalised, so that pages with
 * the same references share a cached response.
 */
export async function loadReferencedItems(
  { skus, categoryUids }: ShopReferences,
  load: (variables: ReferencedItemsQueryVariables) => Promise<Outcome<ReferencedItems>>,
): Promise<Outcome<ReferencedItems>> {
  const references = [
    ...normalise(skus).map((id) => ({ kind: 'product', id })),
    ...normalise(categoryUids.filter(isUid)).map((id) => ({ kind: 'category', id })),
  ];
  const outcomes = await Promise.all(
    splitIntoBatches(references, MAX_BATCH_SIZE).map((batch) => {
      const idsOf = (kind: string) =>
        batch.filter((reference) => reference.kind === kind).map(({ id }) => id);
      const [batchSkus, uids] = [idsOf('product'), idsOf('category')];
      return load({
        skus: batchSkus,
        productCount: Math.max(batchSkus.length, 1),
        hasProducts: batchSkus.length > 0,
        uids,
        categoryCount: Math.max(uids.length, 1),
        hasCategories: uids.length > 0,
      });
    }),
  );
  const items: ReferencedItems[] = [];
  for (const outcome of outcomes) {
    if (!outcome.ok) return outcome;
    items.push(outcome.value);
  }
  return succeeded({
    products: items.flatMap(({ products }) => products),
    categories: items.flatMap(({ categories }) => categories),
  });
}

function normalise(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.trim()).filter(Boolean))].toSorted();
}

/** Returns whether a text is base64. Magento refuses the whole request if one UID is not. */
function isUid(uid: string): boolean {
  const text = uid.trim();
  return Buffer.from(text, 'base64').toString('base64') === text;
}
