import type { Locale } from '#site/i18n/locale';
import { toPlainText } from '#site/pages/search/plain-text';
import { shopPath } from '#site/pages/shop/shop-path';
import { toPicture } from '#site/pages/shop/to-picture';
import type { CategoryDocument, ProductDocument } from '#site/services/search';
import type { CatalogueProduct, CategoryDetails, ProductPicture } from '#site/services/shop';

type ShopDocumentContext = {
  readonly locale: Locale;
  /** URL of the folder of the shop's pictures, without a slash at the end. */
  readonly mediaUrl: string;
  /** Whether the prices of the products include tax. */
  readonly isTaxIncluded: boolean;
};

/** Returns the search document of a product. A configurable product is one document with the colours of its variants. */
export function toProductDocument(
  product: CatalogueProduct,
  { locale, mediaUrl, isTaxIncluded }: ShopDocumentContext,
): ProductDocument {
  const { price, categories, variantCards } = product;
  const href = encodeURI(shopPath(locale, product.path));
  const pictureOf = (picture: ProductPicture | undefined) => picture && toPicture(picture, mediaUrl);
  const colorOption = product.options.find(({ values }) => values.some(({ color }) => color !== undefined));
  return {
    sku: product.sku,
    name: toPlainText(product.name),
    href,
    picture: pictureOf(product.pictures[0]),
    price: price.final,
    regularPrice: price.regular.value > price.final.value ? price.regular.value : undefined,
    percentOff: price.percentOff,
    hasPriceRange: product.hasPriceRange,
    isTaxIncluded,
    isInStock: product.isInStock,
    piecesLeft: product.piecesLeft,
    newFrom: product.newFrom,
    newTo: product.newTo,
    colors: (colorOption?.values ?? []).flatMap(({ uid, label, color }) => {
      const variants = variantCards.filter(({ options }) => options.some((option) => option.uid === uid));
      const variant = variants.find(({ isInStock }) => isInStock) ?? variants[0];
      if (color === undefined || !variant) return [];
      const variantHref = `${href}?${new URLSearchParams({ variant: variant.sku }).toString()}`;
      return [{ label, color, href: variantHref, picture: pictureOf(variant.picture) }];
    }),
    variantSkus: variantCards.map(({ sku }) => sku),
    keywords: product.keywords.map(toPlainText),
    categories: withParents(categories),
    attributes: product.attributes
      .filter(({ isChoice, code }) => isChoice && code !== colorOption?.code)
      .flatMap(({ values }) => values),
    description: toPlainText(`${product.shortDescription} ${product.description}`),
  };
}

/** Returns the categories and all their ancestors, without duplicates. */
function withParents(categories: CatalogueProduct['categories']): ProductDocument['categories'] {
  const byUid = new Map(
    categories.flatMap(({ uid, name, parents }) =>
      [...parents, { uid, name }].map((category) => [category.uid, category.name] as const),
    ),
  );
  return Array.from(byUid, ([uid, name]) => ({ uid, name: toPlainText(name) }));
}

/** Returns the search document of a category. */
export function toCategoryDocument(
  category: CategoryDetails,
  { locale }: Pick<ShopDocumentContext, 'locale'>,
): CategoryDocument {
  const { uid, name, path, parents, description, productCount } = category;
  return {
    id: uid,
    name: toPlainText(name),
    path: parents.map((parent) => toPlainText(parent.name)),
    href: encodeURI(shopPath(locale, path)),
    productCount,
    description: toPlainText(description),
  };
}
