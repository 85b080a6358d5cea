const SEPARATOR = ';';

/** Returns a value as facets contain it. It has no separator, so that the text of the facet can be split. */
export function toFacetValue(value: string): string {
  return value.replaceAll(SEPARATOR, ',');
}

/**
 * Returns the text of a facet value in the index: the value and its description, because the provider counts plain texts only.
 * `Klei;#8f4a30` for a colour, `MTA=;Lampen` for a category.
 */
export function joinFacetValue(value: string, description: string): string {
  return `${toFacetValue(value)}${SEPARATOR}${description}`;
}

/** Splits the text of a facet value in the index. The description is empty if the text has no separator. */
export function splitFacetValue(text: string): readonly [value: string, description: string] {
  const at = text.indexOf(SEPARATOR);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
