import { useState } from 'react';
import type { ListChoice } from './category-query.ts';
import type { ListFacet } from './list-options.ts';

/** The facets that a list shows. */
type ShownFacets = {
  readonly facets: readonly ListFacet[];
  /** Codes of the facets of which a value is chosen, or was chosen earlier on this page. */
  readonly usedCodes: readonly string[];
};

/** Returns the facets that a list shows while the visitor stays on its page. A used facet stays, because a control that disappears loses the focus. */
export function useShownFacets(facets: readonly ListFacet[], query: ListChoice): ShownFacets {
  const [usedCodes, setUsedCodes] = useState(() => chosenCodes(query));
  const added = chosenCodes(query).filter((code) => !usedCodes.includes(code));
  if (added.length > 0) setUsedCodes([...usedCodes, ...added]);
  return { facets: shownFacets(facets, usedCodes), usedCodes };
}

/** Returns the facets that can narrow a list, and the used ones. */
export function shownFacets(
  facets: readonly ListFacet[],
  usedCodes: readonly string[],
): readonly ListFacet[] {
  return facets.filter(({ code, isSingle }) => !isSingle || usedCodes.includes(code));
}

/** Returns the codes of the facets of which a value is chosen. */
export function chosenCodes({ facets }: ListChoice): readonly string[] {
  return facets.map(({ code }) => code);
}
