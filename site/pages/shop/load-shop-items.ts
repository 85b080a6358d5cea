import type { Picture } from '#renderer/media/picture';
import { type ShopItem, shopItemKey, type ShopItems, type ShopReference } from '#renderer/shop/shop-item';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import type { ProductCard, ReferencedCategory, ShopConnection } from '#site/services/shop';
import { cardBadges } from './card-badges.ts';
import { shopPath } from './shop-path.ts';
import { toPicture } from './to-picture.ts';

/** How long a content page waits for the shop. After that, its sections render without prices. */
const TIME_LIMIT_MS = 1_000;

export type ShopItemsSource = {
  readonly shop: ShopConnection;
  readonly locale: Locale;
  readonly signal: AbortSignal;
  readonly now: Date;
};

/**
 * Loads the products and categories that the sections of a page refer to, with one request. Returns `undefined` if the shop does not respond in
 * time. The shop's client logs the failure.
 */
export async function loadShopItems(
  references: readonly ShopReference[],
  source: ShopItemsSource,
): Promise<ShopItems | undefined> {
  const { shop, locale, signal } = source;
  const idsOf = (kind: ShopReference['kind']) =>
    references.filter((reference) => reference.kind === kind).map(({ id }) => id);
  const found = await shop
    .forRequest({
      store: locale.magentoStore,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    })
    .referencedItems({ skus: idsOf('product'), categoryUids: idsOf('category') });
  if (!found.ok) return undefined;
  const { products, categories } = found.value;
  return Object.fromEntries([
    ...products.map((product) => [
      shopItemKey({ kind: 'product', id: product.sku }),
      productItem(product, source),
    ]),
    ...categories.map((category) => [
      shopItemKey({ kind: 'category', id: category.uid }),
      categoryItem(category, source),
    ]),
  ]);
}

function productItem(product: ProductCard, source: ShopItemsSource): ShopItem {
  const t = messagesOf(source.locale);
  const { price, hasPriceRange, pictures } = product;
  const { regular, final } = price;
  const badges = cardBadges(product, source.now);
  const badgeOf = <Kind extends (typeof badges)[number]['kind']>(kind: Kind) =>
    badges.find((badge): badge is Extract<typeof badge, { kind: Kind }> => badge.kind === kind);
  const reduced = badgeOf('reduced');
  const fewLeft = badgeOf('fewLeft');
  return {
    ...linkTo(product, source),
    sku: product.sku,
    picture: pictures[0] && toPicture(pictures[0], source.shop.mediaUrl),
    price: {
      amount: final.value,
      currency: final.currency,
      fromLabel: hasPriceRange ? t('shop:from') : undefined,
      freeLabel: t('shop:free'),
      old:
        regular.value > final.value
          ? { amount: regular.value, label: t('shop:regularPrice'), newLabel: t('shop:reducedPrice') }
          : undefined,
    },
    badge: badgeOf('new')
      ? t('shop:badges.new')
      : reduced && t('shop:badges.reduced', { share: -reduced.percent / 100 }),
    availability: badgeOf('soldOut')
      ? t('shop:badges.soldOut')
      : fewLeft && t('shop:badges.fewLeft', { count: fewLeft.count }),
  };
}

function categoryItem(category: ReferencedCategory, source: ShopItemsSource): ShopItem {
  const { name, image } = category;
  const picture: Picture | undefined =
    image === undefined ? undefined : toPicture({ url: image, alt: name }, source.shop.mediaUrl);
  return {
    ...linkTo(category, source),
    sku: undefined,
    picture,
    price: undefined,
    badge: undefined,
    availability: undefined,
  };
}

function linkTo(
  { name, path }: { readonly name: string; readonly path: string },
  { locale }: ShopItemsSource,
) {
  return {
    name,
    href: encodeURI(shopPath(locale, path)),
    linkLabel: messagesOf(locale)('shop:view', { name }),
  };
}
