import * as v from 'valibot';
import type {
  CategoryDetails,
  CategoryLink,
  Country,
  Facet,
  Amount,
  Price,
  ProductCard,
  ProductOption,
  ProductPage,
  ProductPicture,
  ShopRoute,
  StoreSettings,
} from './model.ts';

// Schemas of the shop's responses. Magento declares nearly every field and every item of a list as nullable, so texts and lists have
// defaults. A value without which nothing can be shown is required.

const text = v.nullish(v.string(), '');
const optionalText = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value?.trim() || undefined),
);
const count = v.nullish(v.number(), 0);

/** A list whose nulls are left out. */
const list = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.nullish(v.array(v.nullable(item)), []),
    v.transform((items) => items.filter((value): value is NonNullable<typeof value> => value !== null)),
  );

const money = v.pipe(
  v.object({ value: v.number(), currency: v.string() }),
  v.transform((value): Amount => value),
);

/** 1: prices without tax (contract A4, `display_product_prices_in_catalog`). 2 and 3 show prices with tax. */
const PRICES_WITHOUT_TAX = 1;

export const storeConfig = v.pipe(
  v.object({
    storeConfig: v.object({
      store_code: v.string(),
      website_code: v.string(),
      default_display_currency_code: v.string(),
      secure_base_media_url: v.string(),
      product_url_suffix: text,
      category_url_suffix: text,
      root_category_uid: v.string(),
      display_product_prices_in_catalog: v.number(),
    }),
  }),
  v.transform(({ storeConfig: config }): StoreSettings => ({
    store: config.store_code,
    website: config.website_code,
    currency: config.default_display_currency_code,
    mediaUrl: config.secure_base_media_url,
    productSuffix: config.product_url_suffix,
    categorySuffix: config.category_url_suffix,
    rootCategoryUid: config.root_category_uid,
    pricesIncludeTax: config.display_product_prices_in_catalog !== PRICES_WITHOUT_TAX,
  })),
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
    if (target === null) return null;
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

const subcategory = v.object({ ...categoryLink, include_in_menu: count, position: count });

const categoryItem = v.object({
  ...categoryLink,
  description: text,
  meta_title: optionalText,
  meta_description: optionalText,
  breadcrumbs: list(v.object({ category_uid: v.string(), category_name: text, category_url_path: text })),
  children: list(subcategory),
});

export const category = v.pipe(
  v.object({ categories: v.object({ items: list(categoryItem) }) }),
  v.transform(({ categories: { items } }): CategoryDetails | null => {
    const [item] = items;
    return item === undefined
      ? null
      : {
          ...toCategoryLink(item),
          description: item.description,
          metaTitle: item.meta_title,
          metaDescription: item.meta_description,
          parents: item.breadcrumbs.map(({ category_uid, category_name, category_url_path }) => ({
            uid: category_uid,
            name: category_name,
            path: category_url_path + item.url_suffix,
          })),
          children: item.children
            .filter(({ include_in_menu }) => include_in_menu === 1)
            .toSorted((one, other) => one.position - other.position)
            .map(toCategoryLink),
        };
  }),
);

const productPrice = v.object({
  regular_price: money,
  final_price: money,
  discount: v.nullish(v.object({ percent_off: count })),
});

const picture = v.object({
  url: optionalText,
  label: text,
  position: count,
  disabled: v.nullish(v.boolean(), false),
});

const optionValue = v.object({
  uid: v.nullish(v.string()),
  label: text,
  swatch_data: v.nullish(v.object({ kind: v.string(), value: optionalText })),
});

const option = v.pipe(
  v.object({ attribute_code: text, label: text, values: list(optionValue) }),
  v.transform(({ attribute_code, label, values }): ProductOption => ({
    code: attribute_code,
    label,
    values: values.flatMap(({ uid, label: valueLabel, swatch_data }) =>
      uid
        ? [
            {
              uid,
              label: valueLabel,
              color: swatch_data?.kind === 'ColorSwatchData' ? swatch_data.value : undefined,
            },
          ]
        : [],
    ),
  })),
);

const productCard = v.pipe(
  v.object({
    uid: v.string(),
    sku: v.string(),
    name: text,
    url_key: text,
    url_suffix: text,
    stock_status: v.nullish(v.string()),
    only_x_left_in_stock: v.nullish(v.number()),
    new_from_date: optionalText,
    new_to_date: optionalText,
    small_image: v.nullish(picture),
    media_gallery: list(picture),
    price_range: v.object({ minimum_price: productPrice, maximum_price: v.nullish(productPrice) }),
    configurable_options: v.optional(list(option), []),
  }),
  v.transform((product): ProductCard => {
    const { minimum_price: lowest, maximum_price: highest } = product.price_range;
    return {
      uid: product.uid,
      sku: product.sku,
      name: product.name,
      path: product.url_key + product.url_suffix,
      isInStock: product.stock_status === 'IN_STOCK',
      left: product.only_x_left_in_stock ?? undefined,
      newFrom: product.new_from_date,
      newTo: product.new_to_date,
      pictures: toPictures(product.small_image, product.media_gallery, product.name),
      price: toPrice(lowest),
      hasPriceRange: highest != null && highest.final_price.value > lowest.final_price.value,
      options: product.configurable_options,
    };
  }),
);

/** The pictures of a product, the one for lists first. A product without a gallery has that one only. */
function toPictures(
  small: v.InferOutput<typeof picture> | null | undefined,
  gallery: readonly v.InferOutput<typeof picture>[],
  name: string,
): readonly ProductPicture[] {
  const shown = [
    ...(small ? [small] : []),
    ...gallery.toSorted((one, other) => one.position - other.position),
  ]
    .filter(({ disabled }) => !disabled)
    .flatMap(({ url, label }) => (url === undefined ? [] : [{ url, alt: label || name }]));
  return shown.filter(({ url }, index) => shown.findIndex((other) => other.url === url) === index);
}

function toPrice({ regular_price, final_price, discount }: v.InferOutput<typeof productPrice>): Price {
  return { regular: regular_price, final: final_price, percentOff: Math.round(discount?.percent_off ?? 0) };
}

const facet = v.pipe(
  v.object({
    attribute_code: v.string(),
    label: text,
    options: list(v.object({ label: text, value: v.string(), count })),
  }),
  v.transform(({ attribute_code, label, options }): Facet => ({ code: attribute_code, label, options })),
);

export const productPage = v.pipe(
  v.object({
    products: v.object({
      total_count: count,
      page_info: v.nullish(v.object({ current_page: count, total_pages: count })),
      sort_fields: v.nullish(v.object({ options: list(v.object({ label: text, value: text })) })),
      aggregations: list(facet),
      items: list(productCard),
    }),
  }),
  v.transform(({ products }): ProductPage => ({
    products: products.items,
    total: products.total_count,
    page: products.page_info?.current_page ?? 1,
    pageCount: products.page_info?.total_pages ?? 1,
    facets: products.aggregations,
    sortFields: products.sort_fields?.options ?? [],
  })),
);
