import { useState } from 'react';
import type { ListChoice } from './category-query.ts';
import type { FacetValue, ListFacet } from './list-options.ts';

/** The facets that a list shows. */
type ShownFacets = {
  readonly facets: readonly ListFacet[];
  /** Codes of the facets with a value that is chosen, or was chosen earlier on this page. */
  readonly usedCodes: readonly string[];
};

/** A value that is chosen, or was chosen earlier on this page, and its index among the values of its facet. */
type UsedValue = { readonly code: string; readonly value: FacetValue; readonly index: number };

/**
 * Returns the facets that a list shows while the visitor stays on its page. Used facets and used values stay, because a control that disappears
 * would lose the focus.
 */
export function useShownFacets(facets: readonly ListFacet[], choice: ListChoice): ShownFacets {
  const [usedCodes, setUsedCodes] = useState(() => chosenCodes(choice));
  const addedCodes = chosenCodes(choice).filter((code) => !usedCodes.includes(code));
  if (addedCodes.length > 0) setUsedCodes([...usedCodes, ...addedCodes]);
  const [usedValues, setUsedValues] = useState(() => chosenValues(facets, choice));
  const addedValues = chosenValues(facets, choice).filter((added) => !usedValues.some(isSameAs(added)));
  if (addedValues.length > 0) setUsedValues([...usedValues, ...addedValues]);
  const shown = shownFacets(facets, usedCodes).map((facet) => withUsedValues(facet, usedValues));
  return { facets: shown, usedCodes };
}

/** Returns the facets that can narrow a list, and the used ones. */
export function shownFacets(
  facets: readonly ListFacet[],
  usedCodes: readonly string[],
): readonly ListFacet[] {
  return facets.filter(({ code, isSingle }) => !isSingle || usedCodes.includes(code));
}

/** Returns the codes of the facets with a chosen value. */
export function chosenCodes({ facets }: ListChoice): readonly string[] {
  return facets.map(({ code }) => code);
}

function chosenValues(facets: readonly ListFacet[], choice: ListChoice): readonly UsedValue[] {
  return facets.flatMap(({ code, values }) => {
    const chosen = choice.facets.find((facet) => facet.code === code)?.values ?? [];
    return values.flatMap((value, index) => (chosen.includes(value.value) ? [{ code, value, index }] : []));
  });
}

function isSameAs({ code, value: { value } }: UsedValue) {
  return (other: UsedValue) => other.code === code && other.value.value === value;
}

/** Adds the used values that the list no longer has, at their previous positions. The number of their products is unknown. */
function withUsedValues(facet: ListFacet, used: readonly UsedValue[]): ListFacet {
  const values = [...facet.values];
  for (const { code, value, index } of used.toSorted((one, other) => one.index - other.index)) {
    if (code !== facet.code || values.some((shown) => shown.value === value.value)) continue;
    values.splice(index, 0, { ...value, count: undefined });
  }
  return values.length === facet.values.length ? facet : { ...facet, values };
}
