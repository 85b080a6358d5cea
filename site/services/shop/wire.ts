import * as v from 'valibot';
import type { CategoryDetails, CategoryLink, Country, ShopRoute, StoreSettings } from './model.ts';
import { count, list, optionalText, text } from './wire-values.ts';

// Schemas of stores, countries, URLs and categories.

/** 1: prices without tax (contract A4, `display_product_prices_in_catalog`). 2 and 3 show prices with tax. */
const PRICES_WITHOUT_TAX = 1;

export const storeSettings = v.pipe(
  v.object({
    store_code: v.string(),
    website_code: v.string(),
    default_display_currency_code: v.string(),
    secure_base_media_url: v.string(),
    product_url_suffix: text,
    category_url_suffix: text,
    root_category_uid: v.string(),
    display_product_prices_in_catalog: v.number(),
  }),
  v.transform((config): StoreSettings => ({
    store: config.store_code,
    website: config.website_code,
    currency: config.default_display_currency_code,
    mediaUrl: config.secure_base_media_url,
    productSuffix: config.product_url_suffix,
    categorySuffix: config.category_url_suffix,
    rootCategoryUid: config.root_category_uid,
    isTaxIncluded: config.display_product_prices_in_catalog !== PRICES_WITHOUT_TAX,
  })),
);

export const storeConfig = v.pipe(
  v.object({ storeConfig: storeSettings }),
  v.transform(({ storeConfig: settings }) => settings),
);

const region = v.object({ id: v.number(), code: text, name: text });

export const countries = v.pipe(
  v.object({
    countries: list(v.object({ id: v.string(), full_name_locale: text, available_regions: list(region) })),
  }),
  v.transform(({ countries: items }): readonly Country[] =>
    items.map(({ id, full_name_locale, available_regions }) => ({
      id,
      name: full_name_locale || id,
      regions: available_regions,
    })),
  ),
);

const REDIRECTS = [301, 302] as const;
/** The beginning of a URL with another origin. */
const OTHER_ORIGIN = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/** The target of a URL. Null for an unknown URL, and for a redirect to another origin, which the site does not follow. */
export const route = v.pipe(
  v.object({
    route: v.nullable(
      v.object({
        relative_url: text,
        redirect_code: count,
        type: v.nullish(v.string()),
        uid: v.optional(v.string()),
        sku: v.optional(v.nullable(v.string())),
      }),
    ),
  }),
  v.transform(({ route: target }): ShopRoute | null => {
    if (target === null || OTHER_ORIGIN.test(target.relative_url)) return null;
    const { type, uid, sku, relative_url, redirect_code } = target;
    const redirect = REDIRECTS.find((code) => code === redirect_code);
    const at = { path: relative_url, redirect };
    if (type === 'PRODUCT' && sku) return { kind: 'product', id: sku, ...at };
    if (type === 'CATEGORY' && uid) return { kind: 'category', id: uid, ...at };
    return { kind: 'other', id: '', ...at };
  }),
);

const categoryLink = {
  uid: v.string(),
  name: text,
  image: optionalText,
  url_path: text,
  url_suffix: text,
  product_count: count,
};

type WireLink = v.InferOutput<v.ObjectSchema<typeof categoryLink, undefined>>;

const toCategoryLink = ({
  uid,
  name,
  image,
  url_path,
  url_suffix,
  product_count,
}: WireLink): CategoryLink => ({
  uid,
  name,
  path: url_path + url_suffix,
  image,
  productCount: product_count,
});

/** The ancestors of a category. Magento returns them by id, which is another order than that of the tree if an ancestor was created later. */
export const breadcrumbs = v.pipe(
  list(
    v.object({
      category_uid: v.string(),
      category_name: text,
      category_level: count,
      category_url_path: text,
    }),
  ),
  v.transform((items) =>
    items
      .toSorted((one, other) => one.category_level - other.category_level)
      .map(({ category_uid, category_name, category_url_path }) => ({
        uid: category_uid,
        name: category_name,
        urlPath: category_url_path,
      })),
  ),
);

const subcategory = v.object({ ...categoryLink, include_in_menu: count, position: count });

const categoryItem = v.object({
  ...categoryLink,
  description: text,
  meta_title: optionalText,
  meta_description: optionalText,
  breadcrumbs,
  children: list(subcategory),
});

const categoryDetails = v.pipe(
  categoryItem,
  v.transform((item): CategoryDetails => ({
    ...toCategoryLink(item),
    description: item.description,
    metaTitle: item.meta_title,
    metaDescription: item.meta_description,
    parents: item.breadcrumbs.map(({ urlPath, ...parent }) => ({
      ...parent,
      path: urlPath + item.url_suffix,
    })),
    children: item.children
      .filter(({ include_in_menu }) => include_in_menu === 1)
      .toSorted((one, other) => one.position - other.position)
      .map(toCategoryLink),
  })),
);

/** The only item of `categories` for one UID. Null for an unknown UID. */
export const categories = v.pipe(
  v.object({ items: list(categoryDetails) }),
  v.transform(({ items: [item] }): CategoryDetails | null => item ?? null),
);

export const categoryList = v.pipe(
  v.object({ categories: v.object({ items: list(categoryDetails) }) }),
  v.transform(({ categories: { items } }): readonly CategoryDetails[] => items),
);

export const category = v.pipe(
  v.object({ categories }),
  v.transform(({ categories: details }) => details),
);
