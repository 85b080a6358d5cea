import type { Locale } from '#site/i18n/locale';
import type { CategoryFacet } from '#site/services/shop';
import { withCapital } from '../shop/with-capital.ts';
import { type ListChoice, isChosen, PRICE_FACET } from './category-query.ts';
import type { FacetValue, ListFacet } from './list-options.ts';
import { lowerBound } from './price-range.ts';

/** A value of a facet of prices, dates or other ranges. */
const RANGE = /^[\d.*]+_[\d.*]+$/;
/** The values of a yes/no attribute. */
const YES = '1';
const NO = '0';

/**
 * Returns the facets of a list in the order of the shop, except that the price range and then the toggles are at the end. A facet is omitted if
 * none of its values can be chosen.
 *
 * @param total number of products in the list
 */
export function toListFacets(
  facets: readonly CategoryFacet[],
  choice: ListChoice,
  { locale, currency, total }: { readonly locale: Locale; readonly currency: string; readonly total: number },
): ListFacet[] {
  return facets
    .filter(({ code, options }) => code === PRICE_FACET || !isRange(options))
    .map(({ code, label, options }): ListFacet => {
      const values = options.map(({ value, label: text, count, color }) => ({
        value,
        label: withCapital(text, locale),
        count,
        color,
      }));
      if (code === PRICE_FACET)
        return { code, label, kind: 'range', values: priceValues(values, choice, locale, currency) };
      if (isYesOrNo(values))
        return { code, label, kind: 'toggle', values: values.filter(({ value }) => value === YES) };
      return { code, label, kind: 'choice', values };
    })
    .filter(({ values }) => values.length > 0)
    .map((facet) => ({ ...facet, isSingle: isSingle(facet, facets, total) || undefined }))
    .toSorted((one, other) => KIND_ORDER[one.kind] - KIND_ORDER[other.kind]);
}

/** Returns whether the values are ranges, such as `0_100`. The list can filter only prices by range. */
function isRange(options: CategoryFacet['options']) {
  return options.length > 0 && options.every(({ value }) => RANGE.test(value));
}

const KIND_ORDER: Readonly<Record<ListFacet['kind'], number>> = { choice: 0, range: 1, toggle: 2 };

function isYesOrNo(values: readonly Pick<FacetValue, 'value'>[]) {
  return values.length > 0 && values.every(({ value }) => value === YES || value === NO);
}

/** Returns whether all products have the only value of a facet. A toggle shows one of its two values. */
function isSingle({ code, kind, values }: ListFacet, facets: readonly CategoryFacet[], total: number) {
  const all = kind === 'toggle' ? (facets.find((facet) => facet.code === code)?.options ?? []) : values;
  const [only] = all;
  return all.length === 1 && (only?.count ?? total) >= total;
}

/**
 * Returns price ranges with their amounts. The shop computes new ranges for each list, so a chosen range may not be among them. The number of
 * its products is then unknown.
 */
function priceValues(
  values: readonly FacetValue[],
  choice: ListChoice,
  { intl }: Locale,
  currency: string,
): FacetValue[] {
  const missing = chosenRanges(choice).filter((value) => values.every((other) => other.value !== value));
  const all = [...values, ...missing.map((value) => ({ value, label: value }))];
  const describe = rangeDescriber(intl, currency);
  return all
    .map((value) => ({ ...value, label: describe(value.value) ?? value.label }))
    .toSorted((one, other) => lowerBound(one.value) - lowerBound(other.value));
}

/** Returns the price ranges that the visitor has chosen: one or none. */
export function chosenRanges({ facets }: ListChoice): readonly string[] {
  return facets.find(({ code }) => code === PRICE_FACET)?.values ?? [];
}

/** Returns a function that describes a range such as `100_200`. An open bound is `*`. It returns `undefined` for a range without a bound. */
export function rangeDescriber(intl: string, currency: string): (range: string) => string | undefined {
  const format = new Intl.NumberFormat(intl, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return (range) => {
    const [from = '', to = ''] = range.split('_');
    if (to === '*') return from === '*' ? undefined : `≥ ${format.format(Number(from))}`;
    if (from === to) return format.format(Number(from));
    return format.formatRange(from === '*' ? 0 : Number(from), Number(to));
  };
}

/** Returns the choice without the facets and values that the category does not have, and without “no”, which the list does not offer. */
export function keepKnownValues(choice: ListChoice, facets: readonly CategoryFacet[]): ListChoice {
  const known = choice.facets.flatMap(({ code, values }) => {
    const facet = facets.find((other) => other.code === code);
    if (!facet) return [];
    const offered = isYesOrNo(facet.options)
      ? facet.options.filter(({ value }) => value === YES)
      : facet.options;
    const kept = values.filter(
      (value) => code === PRICE_FACET || offered.some((option) => option.value === value),
    );
    return kept.length === 0 ? [] : [{ code, values: kept }];
  });
  const isWhole = choice.facets.every((facet) =>
    facet.values.every((value) => isChosen({ ...choice, facets: known }, facet.code, value)),
  );
  return isWhole ? choice : { ...choice, page: 1, facets: known };
}
