import type { IndexSettings } from '../settings/wire-settings.ts';

/** The declaration of an attribute in the setting `attributesForFaceting`. */
interface FacetDeclaration {
  /** Whether the attribute is only for filters, so its values are not counted. */
  readonly isFilterOnly: boolean;
  /** Whether its values can be searched. */
  readonly isSearchable: boolean;
}

const MODIFIERS = ['searchable(', 'filterOnly(', 'afterDistinct('];

/** Parses `["brand", "searchable(color)", "filterOnly(store)"]`. */
export function facetDeclarations({
  attributesForFaceting,
}: Pick<IndexSettings, 'attributesForFaceting'>): Map<string, FacetDeclaration> {
  return new Map(
    attributesForFaceting.map((entry) => [
      attributeNameOf(entry),
      { isFilterOnly: entry.includes('filterOnly('), isSearchable: entry.includes('searchable(') },
    ]),
  );
}

function attributeNameOf(entry: string): string {
  const modifier = MODIFIERS.find((prefix) => entry.startsWith(prefix) && entry.endsWith(')'));
  return modifier === undefined ? entry : attributeNameOf(entry.slice(modifier.length, -1));
}
