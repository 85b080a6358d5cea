import type { Locale } from '#site/i18n/locale';
import { splitIntoBatches } from '#site/protocol/split-into-batches';
import { canonicalPageUrl } from '#site/seo/canonical';
import type { SitemapPage } from '#site/seo/sitemap';
import type { PathIndex } from '#site/services/shop';
import { toAlternates } from '../metadata.ts';
import type { Services } from '../page-services.ts';
import { indexedPathsOf, type PathIndexes, type ShopEntity } from './shop-localisations.ts';

/** Returns batches of the categories with products and of all products of a store view, categories first. */
export function batchEntities(index: PathIndex, batchSize: number): readonly (readonly ShopEntity[])[] {
  const entities: ShopEntity[] = [
    ...Array.from(index.categories(), ([id]) => ({ kind: 'category', id }) as const).filter(
      ({ id }) => !index.isEmptyCategory(id),
    ),
    ...Array.from(index.products(), ([id]) => ({ kind: 'product', id }) as const),
  ];
  return splitIntoBatches(entities, batchSize);
}

/** Returns the sitemap entries of products and categories. The shop does not return when they were modified. */
export function sitemapPagesOf(
  entities: readonly ShopEntity[],
  { code }: Locale,
  indexes: PathIndexes,
  { siteUrl, canonical }: Pick<Services, 'siteUrl' | 'canonical'>,
): SitemapPage[] {
  return entities.flatMap((entity) => {
    const paths = indexedPathsOf(entity, indexes);
    const path = paths[code];
    if (path === undefined) return [];
    return [
      {
        url: canonicalPageUrl(siteUrl, path, canonical),
        modified: undefined,
        alternates: toAlternates(paths, siteUrl, canonical),
      },
    ];
  });
}
