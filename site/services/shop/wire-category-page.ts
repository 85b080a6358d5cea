import * as v from 'valibot';
import { type FacetSources, mergeFacets } from './merge-facets.ts';
import type { CategoryListing, Facet, ProductCard } from './model.ts';
import { categories } from './wire-category.ts';
import { isFacetCode } from './wire-list-filters.ts';
import { facet, productCard } from './wire-products.ts';
import { storeSettings } from './wire-store.ts';
import { count, list, listWithGaps, swatchColor, text } from './wire-values.ts';

/** The slots of the operation for the facets that the visitor has chosen. */
const FACET_SLOTS = ['facet1', 'facet2', 'facet3', 'facet4', 'facet5', 'facet6', 'facet7'] as const;
/** The number of facets that a visitor can choose together. */
export type FacetSlotCount = (typeof FACET_SLOTS)['length'];

const counts = v.optional(v.object({ aggregations: list(facet) }));

/** A product of the unfiltered list, as far as it has swatches. A simple product has none. */
const swatches = v.pipe(
  v.object({
    configurable_options: v.optional(
      list(
        v.object({
          attribute_code: text,
          values: list(
            v.object({
              label: text,
              swatch_data: swatchColor,
            }),
          ),
        }),
      ),
      [],
    ),
  }),
  v.transform(({ configurable_options: options }) =>
    options.flatMap(({ attribute_code: code, values }) =>
      values.flatMap(({ label, swatch_data: color }) =>
        color === undefined ? [] : [{ code, label, color }],
      ),
    ),
  ),
);

function swatchesOf({ options }: ProductCard) {
  return options.flatMap(({ code, values }) =>
    values.flatMap(({ label, color }) => (color === undefined ? [] : [{ code, label, color }])),
  );
}

/** The part of a category page that is the same for every choice of the visitor. The category may not exist. */
const wholeCategoryFields = v.object({
  storeConfig: storeSettings,
  categories,
  whole: v.object({ aggregations: list(facet), items: list(swatches) }),
});

const chosenListFields = v.object({
  listed: v.object({
    total_count: count,
    page_info: v.nullish(v.object({ total_pages: count })),
    sort_fields: v.nullish(v.object({ options: list(v.object({ label: text, value: text })) })),
    aggregations: v.optional(list(facet)),
    items: listWithGaps(productCard),
  }),
  ...v.entriesFromList(FACET_SLOTS, counts),
});

export type WholeCategory = Pick<CategoryListing, 'settings' | 'category'> &
  Pick<FacetSources, 'whole' | 'swatches'>;

/** The list of one choice, before its facets are combined with those of the whole category. */
export type ChosenList = Pick<CategoryListing, 'products' | 'total' | 'pageCount' | 'sortFields'> & {
  /** The facets of the list. Absent without a choice, because they are those of the whole category. */
  readonly filtered: readonly Facet[] | undefined;
  /** For each slot, the facets of the list without the choice of that slot. */
  readonly slots: readonly (readonly Facet[])[];
};

/** The schema of the operation `CategoryPage`. */
export const categoryPage = v.pipe(
  v.object({ ...wholeCategoryFields.entries, ...chosenListFields.entries }),
  v.transform((fields) => ({ whole: toWholeCategory(fields), list: toChosenList(fields) })),
);

/** The schema of the operation `ChosenList`. */
export const chosenList = v.pipe(chosenListFields, v.transform(toChosenList));

function toWholeCategory({
  storeConfig: settings,
  categories: category,
  whole,
}: v.InferOutput<typeof wholeCategoryFields>): WholeCategory | null {
  if (!category) return null;
  const facets = whole.aggregations.filter(({ code }) => isFacetCode(code));
  return { settings, category, whole: facets, swatches: whole.items.flat() };
}

function toChosenList({ listed, ...slots }: v.InferOutput<typeof chosenListFields>): ChosenList {
  return {
    products: listed.items,
    total: listed.total_count,
    pageCount: listed.page_info?.total_pages ?? 1,
    sortFields: listed.sort_fields?.options ?? [],
    filtered: listed.aggregations,
    slots: FACET_SLOTS.flatMap((slot) => {
      const found = slots[slot]?.aggregations;
      return found === undefined ? [] : [found];
    }),
  };
}

/**
 * Combines the two parts of a category page.
 *
 * @param filterCodes the chosen facets, in the order of their slots
 */
export function toCategoryListing(
  { settings, category, whole, swatches: colors }: WholeCategory,
  { filtered = whole, slots, ...chosen }: ChosenList,
  filterCodes: readonly string[],
): CategoryListing {
  // A single chosen facet needs no slot: the list without it is the list of the whole category.
  const withoutOwn = filterCodes.length === 1 ? [whole] : slots;
  return {
    settings,
    category,
    ...chosen,
    facets: mergeFacets({
      whole,
      filtered,
      withoutOwn: new Map(
        filterCodes.flatMap((code, index) => {
          const facets = withoutOwn[index];
          return facets === undefined ? [] : [[code, facets]];
        }),
      ),
      swatches: [...colors, ...chosen.products.flatMap(swatchesOf)],
    }),
  };
}
