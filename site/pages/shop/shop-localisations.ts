import { type LocaleCode, locales } from '#site/i18n/locale';
import type { Localisations } from '#site/protocol/payload';
import type { PathIndex, ShopConnection } from '#site/services/shop';
import { shopPath } from './shop-path.ts';

/** A product by its SKU, or a category by its UID. */
export type ShopEntity = { readonly kind: 'product' | 'category'; readonly id: string };

/** The path indexes of the store views that have responded, by locale. */
export type PathIndexes = ReadonlyMap<LocaleCode, PathIndex>;

/** The longest time that a page waits for path indexes. The site loads them at its start and caches them. */
const MAX_WAIT_MS = 300;

/** The paths of a product or category by locale, and whether the path indexes of all locales were loaded in time. */
type ShopPaths = {
  readonly paths: Localisations;
  /** The paths in the locales in which search engines index the product or category. */
  readonly indexedPaths: Localisations;
  readonly isComplete: boolean;
};

/** Finds the paths of a product or category in all locales. Omits locales whose path index is not loaded in time. */
export async function findShopPaths(
  entity: ShopEntity,
  shop: ShopConnection,
  signal: AbortSignal,
): Promise<ShopPaths> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]);
  const indexes = await loadPathIndexes(shop, limit);
  return {
    paths: pathsOf(entity, indexes),
    indexedPaths: indexedPathsOf(entity, indexes),
    isComplete: indexes.size === locales.length,
  };
}

/** Loads the path indexes of all locales. Omits locales whose store view fails, or does not respond before the signal aborts. */
export async function loadPathIndexes(shop: ShopConnection, signal: AbortSignal): Promise<PathIndexes> {
  const loaded = await Promise.all(
    locales.map(async ({ code, magentoStore }) => {
      const index = await shop.pathIndex(magentoStore, signal);
      return index.ok ? [[code, index.value] as const] : [];
    }),
  );
  return new Map(loaded.flat());
}

/** Returns the paths of a product or category in the locales whose website has it. */
function pathsOf({ kind, id }: ShopEntity, indexes: PathIndexes): Localisations {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const index = indexes.get(locale.code);
      const path = kind === 'product' ? index?.productPath(id) : index?.categoryPath(id);
      return path === undefined ? [] : [[locale.code, shopPath(locale, path)]];
    }),
  );
}

/** Returns the paths of a product or category in the locales in which search engines index it. They do not index categories without products. */
export function indexedPathsOf(entity: ShopEntity, indexes: PathIndexes): Localisations {
  const isEmpty = (index: PathIndex) => entity.kind === 'category' && index.isEmptyCategory(entity.id);
  return pathsOf(entity, new Map([...indexes].filter(([, index]) => !isEmpty(index))));
}
