import type { CategoryListQuery } from './model.ts';
import type { ChosenListQueryVariables, CategoryPageQueryVariables } from './operations/operations.ts';
import { toWireFilter, toWireSort } from './wire-list-filters.ts';

/** How many products of a category are read for the colours of its facets, besides those of the page. */
const SWATCH_PRODUCTS = 24;

/** Returns the variables of the operation `CategoryPage`. */
export function categoryPageVariables(query: CategoryListQuery): CategoryPageQueryVariables {
  return { uid: query.uid, swatchProducts: SWATCH_PRODUCTS, ...chosenListVariables(query) };
}

/** Returns the variables of the operation `ChosenList`, with one slot per chosen facet. A single chosen facet needs no slot. */
export function chosenListVariables(query: CategoryListQuery): ChosenListQueryVariables {
  const { uid, filters, sort, pageSize, page } = query;
  const slots = filters.length > 1 ? filters : [];
  const filterOf = (slot: number) => {
    const own = slots[slot - 1];
    return (
      own &&
      toWireFilter(
        uid,
        filters.filter((filter) => filter !== own),
      )
    );
  };
  return {
    filter: toWireFilter(uid, filters),
    sort: toWireSort(sort),
    pageSize,
    currentPage: page,
    isFiltered: filters.length > 0,
    filter1: filterOf(1),
    filter2: filterOf(2),
    filter3: filterOf(3),
    filter4: filterOf(4),
    filter5: filterOf(5),
    filter6: filterOf(6),
    filter7: filterOf(7),
    useFilter1: slots.length >= 1,
    useFilter2: slots.length >= 2,
    useFilter3: slots.length >= 3,
    useFilter4: slots.length >= 4,
    useFilter5: slots.length >= 5,
    useFilter6: slots.length >= 6,
    useFilter7: slots.length >= 7,
  };
}
