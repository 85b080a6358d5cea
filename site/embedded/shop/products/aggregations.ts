import * as v from 'valibot';
import type { BaseLanguage } from '#site/i18n/locale';
import { IN_STOCK, noLabels, yesLabels } from '../attributes/shop-attributes.ts';
import type { ProductCounts, ShopContext } from '../context/context.ts';
import { idsOf } from '../graphql/filters.ts';
import { encodeUid } from '../graphql/uid.ts';
import { ROOT_CATEGORY_ID } from '../stores/store-config.ts';
import type { FoundProducts, ListArguments } from './find-products.ts';
import { createPriceBuckets } from './price-ranges.ts';

const priceLabels: Readonly<Record<BaseLanguage, string>> = {
  nl: 'Prijs',
  en: 'Price',
  de: 'Preis',
  fr: 'Prix',
};
const categoryLabels: Readonly<Record<BaseLanguage, string>> = {
  nl: 'Categorie',
  en: 'Category',
  de: 'Kategorie',
  fr: 'Catégorie',
};

type WireAggregation = {
  readonly attribute_code: string;
  readonly label: string;
  readonly count: number;
  readonly position: number | null;
  readonly options: readonly WireAggregationOption[];
};
type WireAggregationOption = { readonly label: string; readonly value: string; readonly count: number };

/** Which categories the aggregation lists: all, or only the children of the filtered category. */
export type AggregationFilter = {
  readonly category?: { readonly includeDirectChildrenOnly?: boolean | null } | null;
};

const offerCount = v.object({ price: v.number(), is_in_stock: v.number(), products: v.number() });
type OfferCount = v.InferOutput<typeof offerCount>;

/**
 * Counts the products of a list for each option of a filter: price ranges, categories and attributes. The count of an option is the size of
 * the list with that option added to its filters (contract A5). Options without products are omitted.
 */
export function aggregate(
  found: FoundProducts,
  { filter }: ListArguments,
  aggregationFilter: AggregationFilter | null | undefined,
  context: ShopContext,
): WireAggregation[] {
  if (found.ids.length === 0) return [];
  const language = context.view.locale.baseLanguage;
  const offers = countOffers(found, context);
  const counts = context.shop.countProducts(found.ids);
  const onlyChildren = aggregationFilter?.category?.includeDirectChildrenOnly === true;
  const [parent = ROOT_CATEGORY_ID] = idsOf(filter?.category_uid) ?? [];
  return [
    describe('price', priceLabels[language], null, priceOptions(offers)),
    describe(
      'category_uid',
      categoryLabels[language],
      null,
      categoryOptions(counts, onlyChildren ? parent : undefined, context),
    ),
    ...attributeAggregations(counts, offers, context),
  ].filter(({ options }) => options.length > 0);
}

function describe(
  code: string,
  label: string,
  position: number | null,
  options: readonly WireAggregationOption[],
): WireAggregation {
  return { attribute_code: code, label, count: options.length, position, options };
}

/**
 * Counts the products of the list by price in cents and availability. CROSS JOIN makes SQLite read the list first: it cannot know that the
 * list is short.
 */
function countOffers({ json }: FoundProducts, { shop, view }: ShopContext): readonly OfferCount[] {
  return shop.database.all(
    offerCount,
    `SELECT price, is_in_stock, count(*) AS products FROM json_each(?)
     CROSS JOIN list_index ON website = ? AND product_id = value GROUP BY price, is_in_stock`,
    json,
    view.website,
  );
}

function priceOptions(offers: readonly OfferCount[]): WireAggregationOption[] {
  const prices = new Map<number, number>();
  for (const { price, products } of offers) prices.set(price, (prices.get(price) ?? 0) + products);
  const buckets = createPriceBuckets(prices);
  return buckets.map(({ from, to, count }) => ({ label: `${from}-${to}`, value: `${from}_${to}`, count }));
}

/** Counts the products of each category below the root category, or of the children of `parent`. */
function categoryOptions(
  { ofCategories }: ProductCounts,
  parent: number | undefined,
  { categories }: ShopContext,
): WireAggregationOption[] {
  return categories().all.flatMap((category) => {
    const count = ofCategories.get(category.id);
    const isListed = parent === undefined ? category.id !== ROOT_CATEGORY_ID : category.parent_id === parent;
    return count !== undefined && isListed
      ? [{ label: category.name, value: encodeUid(category.id), count }]
      : [];
  });
}

function attributeAggregations(
  { ofOptions }: ProductCounts,
  offers: readonly OfferCount[],
  context: ShopContext,
): WireAggregation[] {
  return context
    .attributes()
    .filter(({ isFilterable }) => isFilterable)
    .map(({ code, label, position, options }) =>
      describe(
        code,
        label,
        position,
        code === IN_STOCK
          ? stockOptions(offers, context)
          : options.flatMap((option) => {
              const count = ofOptions.get(option.id);
              return count === undefined ? [] : [{ label: option.label, value: String(option.id), count }];
            }),
      ),
    );
}

function stockOptions(offers: readonly OfferCount[], { view }: ShopContext): WireAggregationOption[] {
  const language = view.locale.baseLanguage;
  const count = (isInStock: number) =>
    offers.reduce((total, offer) => total + (offer.is_in_stock === isInStock ? offer.products : 0), 0);
  return [
    { label: yesLabels[language], value: '1', count: count(1) },
    { label: noLabels[language], value: '0', count: count(0) },
  ].filter((option) => option.count > 0);
}
