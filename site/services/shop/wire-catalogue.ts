import * as v from 'valibot';
import type { CatalogueProduct } from './model-product.ts';
import {
  attributesList,
  attributeValues,
  html,
  labelAttributes,
  productCategory,
} from './wire-product-details.ts';
import { productCard } from './wire-products.ts';
import { count, list, text } from './wire-values.ts';

// Schemas of a page of the whole catalogue.

/** The kind of input whose values are “Yes” and “No”. A search for these words means no product. */
const YES_OR_NO = 'BOOLEAN';

const item = v.intersect([
  productCard,
  v.object({
    description: html,
    short_description: html,
    meta_keyword: text,
    categories: list(productCategory),
    custom_attributesV2: attributeValues,
  }),
]);

export const catalogueProducts = v.pipe(
  v.object({
    attributesList,
    products: v.object({ page_info: v.nullish(v.object({ total_pages: count })), items: list(item) }),
  }),
  v.transform(({ attributesList: attributes, products }) => ({
    pageCount: products.page_info?.total_pages ?? 1,
    items: products.items.map(
      ({
        description,
        short_description,
        meta_keyword,
        categories,
        custom_attributesV2,
        ...card
      }): CatalogueProduct => ({
        ...card,
        description: description.html,
        shortDescription: short_description.html,
        keywords: meta_keyword
          .split(',')
          .map((keyword) => keyword.trim())
          .filter(Boolean),
        categories: categories
          .toSorted((one, other) => other.level - one.level)
          .map(({ category }) => category),
        attributes: labelAttributes(
          custom_attributesV2,
          attributes.items.filter(({ frontend_input }) => frontend_input !== YES_OR_NO),
        ),
      }),
    ),
  })),
);

/** A page of the SKUs in the order of the shop. */
export const catalogueOrder = v.pipe(
  v.object({
    products: v.object({
      page_info: v.nullish(v.object({ total_pages: count })),
      items: list(v.object({ sku: text })),
    }),
  }),
  v.transform(({ products }) => ({
    pageCount: products.page_info?.total_pages ?? 1,
    items: products.items,
  })),
);
