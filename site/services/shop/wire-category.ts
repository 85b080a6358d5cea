import * as v from 'valibot';
import type { CategoryDetails, CategoryLink } from './model.ts';
import { count, list, optionalText, text } from './wire-values.ts';

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
