import * as v from 'valibot';
import type {
  LinkedProduct,
  ProductAttributeValue,
  ProductCategory,
  ProductDetails,
  ProductVariant,
} from './model-product.ts';
import { breadcrumbs } from './wire-category.ts';
import {
  IN_STOCK,
  picture,
  priceValue,
  productCard,
  productPrice,
  toPictures,
  toPrice,
} from './wire-products.ts';
import { storeConfig } from './wire-store.ts';
import { count, list, optionalText, text } from './wire-values.ts';

// Schemas of the page of one product.

/** Kinds of input whose values are options (contract A3). */
const CHOICES = ['BOOLEAN', 'SELECT', 'MULTISELECT'];

/** A text of HTML that is not sanitised. A missing text is empty. */
export const html = v.nullish(v.object({ html: text }), { html: '' });

/** The values of a product's attributes, without the labels of the attributes. */
export const attributeValues = v.nullish(
  v.object({
    items: list(
      v.object({
        code: v.string(),
        value: v.optional(v.string()),
        selected_options: v.optional(list(v.object({ label: text }))),
      }),
    ),
  }),
  { items: [] },
);
type WireAttributeValues = v.InferOutput<typeof attributeValues>;

/** The attributes that product pages show, with their labels, in the order of the shop. */
export const attributesList = v.nullish(
  v.object({
    items: list(v.object({ code: v.string(), label: text, frontend_input: v.nullish(v.string(), 'TEXT') })),
  }),
  { items: [] },
);
type WireAttributes = v.InferOutput<typeof attributesList>['items'];

/** A category of a product. A deeper category has a higher `level`. */
export const productCategory = v.pipe(
  v.object({
    uid: v.string(),
    name: text,
    level: count,
    url_path: text,
    url_suffix: text,
    breadcrumbs,
  }),
  v.transform(({ uid, name, level, url_path, url_suffix, breadcrumbs: ancestors }) => ({
    level,
    category: {
      uid,
      name,
      path: url_path + url_suffix,
      parents: ancestors.map(({ urlPath, ...parent }) => ({ ...parent, path: urlPath + url_suffix })),
    } satisfies ProductCategory,
  })),
);

const linkedProduct = v.pipe(
  v.object({
    sku: v.string(),
    name: text,
    url_key: text,
    url_suffix: text,
    stock_status: v.nullish(v.string()),
    small_image: v.nullish(picture),
    price_range: v.object({
      minimum_price: productPrice,
      maximum_price: v.nullish(v.object({ final_price: v.object({ value: priceValue }) })),
    }),
  }),
  v.transform(({ sku, name, url_key, url_suffix, stock_status, small_image, price_range }): LinkedProduct => {
    const price = toPrice(price_range.minimum_price);
    return {
      sku,
      name,
      path: url_key + url_suffix,
      isInStock: stock_status === IN_STOCK,
      price,
      hasPriceRange: (price_range.maximum_price?.final_price.value ?? 0) > price.final.value,
      picture: toPictures(small_image, [], name)[0],
    };
  }),
);

const variant = v.object({
  attributes: list(v.object({ uid: v.string() })),
  product: v.nullish(
    v.object({
      sku: v.string(),
      stock_status: v.nullish(v.string()),
      only_x_left_in_stock: v.nullish(v.number()),
      special_to_date: optionalText,
      media_gallery: list(picture),
      price_range: v.object({ minimum_price: productPrice }),
      custom_attributesV2: attributeValues,
    }),
  ),
});

const details = v.intersect([
  productCard,
  v.object({
    description: html,
    short_description: html,
    meta_title: optionalText,
    meta_description: optionalText,
    special_to_date: optionalText,
    categories: list(productCategory),
    custom_attributesV2: attributeValues,
    related_products: list(productCard),
    crosssell_products: list(linkedProduct),
    variants: v.optional(list(variant), []),
  }),
]);

/** The product of a page, or null if the shop has no product with the SKU. */
export const productDetails = v.pipe(
  v.intersect([storeConfig, v.object({ attributesList, products: v.object({ items: list(details) }) })]),
  v.transform(({ attributesList: attributes, products, ...settings }): ProductDetails | null => {
    const [item] = products.items;
    if (item === undefined) return null;
    const readAttributes = (values: WireAttributeValues) => labelAttributes(values, attributes.items);
    const {
      description,
      short_description,
      meta_title,
      meta_description,
      special_to_date,
      categories,
      custom_attributesV2,
      related_products,
      crosssell_products,
      variants,
      ...card
    } = item;
    return {
      ...card,
      description: description.html,
      shortDescription: short_description.html,
      metaTitle: meta_title,
      metaDescription: meta_description,
      specialUntil: special_to_date,
      categories: categories.toSorted((one, other) => other.level - one.level).map((entry) => entry.category),
      attributes: readAttributes(custom_attributesV2),
      variants: variants.flatMap((entry) => toVariant(entry, card.name, readAttributes)),
      related: related_products,
      parts: crosssell_products,
      settings,
    };
  }),
);

function toVariant(
  { attributes, product }: v.InferOutput<typeof variant>,
  name: string,
  readAttributes: (values: WireAttributeValues) => readonly ProductAttributeValue[],
): ProductVariant[] {
  if (!product) return [];
  return [
    {
      sku: product.sku,
      valueUids: attributes.map(({ uid }) => uid),
      isInStock: product.stock_status === IN_STOCK,
      piecesLeft: product.only_x_left_in_stock ?? undefined,
      price: toPrice(product.price_range.minimum_price),
      specialUntil: product.special_to_date,
      pictures: toPictures(undefined, product.media_gallery, name),
      attributes: readAttributes(product.custom_attributesV2),
    },
  ];
}

/** Joins values with the labels of their attributes, in the order of the shop. An attribute without a label is omitted. */
export function labelAttributes(
  { items }: WireAttributeValues,
  attributes: WireAttributes,
): ProductAttributeValue[] {
  const byCode = new Map(items.map((item) => [item.code, item]));
  return attributes.flatMap(({ code, label, frontend_input }) => {
    const item = byCode.get(code);
    const entered = item?.value?.trim();
    const values = item?.selected_options?.map((option) => option.label) ?? (entered ? [entered] : []);
    if (label === '' || values.length === 0) return [];
    return [{ code, label, values, isChoice: CHOICES.includes(frontend_input) }];
  });
}
