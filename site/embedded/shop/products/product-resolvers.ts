import * as v from 'valibot';
import type { AttributeFilter } from '../attributes/attribute-filter.ts';
import type { ShopContext } from '../context/context.ts';
import { escapeHtml } from '../escape-html.ts';
import { formatTimestamp } from '../graphql/timestamp.ts';
import { encodeUid } from '../graphql/uid.ts';
import { URL_SUFFIX } from '../stores/store-config.ts';
import { endOfDay, startOfDay } from '../stores/website-days.ts';
import { loadProducts } from './load-products.ts';
import { describePriceRange } from './money.ts';
import { describePicture, describePictures } from './pictures.ts';
import { finalPrice, hasSpecialPrice } from './prices.ts';
import { describeProductAttributes } from './product-attributes.ts';
import type { LinkKind, StoredProduct } from './product-types.ts';
import { fewLeft, isInStock } from './stock.ts';

const mainPicture = (product: StoredProduct, _: unknown, { shop }: ShopContext) =>
  describePicture(product, product.pictures[0], null, shop.url());

/** The fields of all types of products. */
export const productResolvers = {
  ProductInterface: {
    __resolveType: ({ type }: StoredProduct) => (type === 'simple' ? 'SimpleProduct' : 'ConfigurableProduct'),
    uid: ({ id }: StoredProduct) => encodeUid(id),
    url_key: ({ urlKey }: StoredProduct) => urlKey,
    url_suffix: () => URL_SUFFIX,
    canonical_url: pathOf,
    description: ({ long }: StoredProduct) => ({ html: long }),
    short_description: ({ short }: StoredProduct) => ({ html: escapeHtml(short) }),
    meta_description: ({ short }: StoredProduct) => short,
    meta_keyword: ({ keywords }: StoredProduct) => keywords,
    image: mainPicture,
    small_image: mainPicture,
    thumbnail: mainPicture,
    media_gallery: (product: StoredProduct, _: unknown, { shop }: ShopContext) =>
      describePictures(product, shop.url()),
    price_range: (product: StoredProduct, _: unknown, context: ShopContext) =>
      describePriceRange(product, context),
    price_tiers: () => [],
    special_price: (product: StoredProduct, _: unknown, { day }: ShopContext) => {
      if (product.type === 'configurable' || !hasSpecialPrice(product.price, day)) return null;
      return finalPrice(product.price, day) / 100;
    },
    special_to_date: (product: StoredProduct, _: unknown, { view }: ShopContext) => {
      const lastDay = product.type === 'simple' ? product.price.specialUntil : null;
      return lastDay === null ? null : formatTimestamp(endOfDay(view.website, lastDay));
    },
    new_from_date: ({ newSince }: StoredProduct, _: unknown, { view }: ShopContext) =>
      newSince === null ? null : formatTimestamp(startOfDay(view.website, newSince)),
    stock_status: (product: StoredProduct) => (isInStock(product) ? 'IN_STOCK' : 'OUT_OF_STOCK'),
    only_x_left_in_stock: fewLeft,
    categories: (product: StoredProduct, _: unknown, { shop, categories }: ShopContext) =>
      shop.database
        .all(
          v.object({ id: v.number() }),
          'SELECT category_id AS id FROM category_product WHERE product_id = ? AND is_direct ORDER BY category_id',
          listedId(product),
        )
        .flatMap(({ id }) => categories().find(id) ?? []),
    related_products: (product: StoredProduct, _: unknown, context: ShopContext) =>
      linkedProducts(product, 'related', context),
    upsell_products: (product: StoredProduct, _: unknown, context: ShopContext) =>
      linkedProducts(product, 'upsell', context),
    crosssell_products: (product: StoredProduct, _: unknown, context: ShopContext) =>
      linkedProducts(product, 'crosssell', context),
    url_rewrites: (product: StoredProduct) => [
      { url: pathOf(product), parameters: [{ name: 'id', value: String(product.id) }] },
    ],
    custom_attributesV2: (
      product: StoredProduct,
      { filters }: { filters?: AttributeFilter | null },
      context: ShopContext,
    ) => ({ items: describeProductAttributes(product, filters, context), errors: [] }),
  },

  SimpleProduct: routingResolvers(),
  ConfigurableProduct: routingResolvers(),
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },
};

function routingResolvers() {
  return {
    relative_url: (product: StoredProduct) => product.routing?.relativeUrl ?? pathOf(product),
    redirect_code: ({ routing }: StoredProduct) => routing?.redirectCode ?? 0,
    type: () => 'PRODUCT',
  };
}

function linkedProducts(product: StoredProduct, kind: LinkKind, context: ShopContext): StoredProduct[] {
  const links = context.shop.database.all(
    v.object({ id: v.number() }),
    'SELECT linked_id AS id FROM product_link WHERE product_id = ? AND kind = ? ORDER BY position',
    listedId(product),
    kind,
  );
  return loadProducts(
    links.map(({ id }) => id),
    context,
  );
}

/** Returns the id of the listed product: for a variant, the id of its configurable product. */
function listedId(product: StoredProduct): number {
  return (product.type === 'simple' ? product.parentId : null) ?? product.id;
}

function pathOf({ urlKey }: StoredProduct): string {
  return urlKey + URL_SUFFIX;
}
