const COMPARISONS = ['<', '<=', '=', '!=', '>=', '>'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** A condition on the texts of an attribute. */
export interface TextCondition {
  readonly kind: 'facet' | 'tag';
  readonly attribute: string;
  readonly value: string;
}

/** A condition on the numbers of an attribute. */
export interface NumberCondition {
  readonly kind: 'comparison' | 'range';
  readonly attribute: string;
  readonly comparison: Comparison | 'TO';
  readonly value: number;
  /** The upper bound of a range. */
  readonly to: number;
}

export type FilterCondition = TextCondition | NumberCondition;

/** A group of filters: all of them, or any of them, must match. */
interface FilterGroup {
  readonly kind: 'all' | 'any';
  readonly filters: readonly FilterTree[];
}

/** A filter: conditions that are combined. */
export type FilterTree =
  | FilterCondition
  | FilterGroup
  | { readonly kind: 'not'; readonly filter: FilterTree };

/** Returns whether a filter combines other filters by `AND` or `OR`. */
export function isGroup(filter: FilterTree): filter is FilterGroup {
  return filter.kind === 'all' || filter.kind === 'any';
}

/** Returns whether a filter compares texts: a value of a facet, or a tag. */
export function isTextCondition(filter: FilterTree): filter is TextCondition {
  return filter.kind === 'facet' || filter.kind === 'tag';
}

/** Creates a condition such as `price >= 10`. */
export function compareTo(attribute: string, comparison: Comparison, value: number): NumberCondition {
  return { kind: 'comparison', attribute, comparison, value, to: value };
}

/** Creates a condition such as `price:1 TO 5`. Both bounds are included. */
export function rangeOf(attribute: string, from: number, to: number): NumberCondition {
  return { kind: 'range', attribute, comparison: 'TO', value: from, to };
}

/** The attribute that contains the tags of a record. */
export const TAGS = '_tags';

/** Returns whether a text is a comparison operator, such as `>=`. */
export function isComparison(text: string): text is Comparison {
  return COMPARISONS.some((comparison) => comparison === text);
}

/** Creates a condition that a record has a tag. */
export function tagCondition(value: string): TextCondition {
  return { kind: 'tag', attribute: TAGS, value };
}
