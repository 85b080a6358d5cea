const SIZES = '(min-width: 60rem) 25vw, (min-width: 40rem) 31vw, (min-width: 24rem) 46vw, 92vw';
const SIZES_BESIDE_FACETS =
  '(min-width: 90rem) 20rem, (min-width: 60rem) 24vw, (min-width: 40rem) 31vw, (min-width: 24rem) 46vw, 92vw';

/**
 * Returns the width of a card's picture in the list of a category, in the format of the `sizes` attribute.
 *
 * @param hasFacets whether a column of facets is beside the list
 */
export function gridSizes(hasFacets: boolean): string {
  return hasFacets ? SIZES_BESIDE_FACETS : SIZES;
}
