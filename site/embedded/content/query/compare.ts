import type { JsonValue } from '../files/json-value.ts';

/** Compares two values like the comparator of `Array.sort`. */
export type CompareValues = (a: JsonValue, b: JsonValue) => number;

const NUMBER = /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?\s*$/i;
const FALLBACK_LOCALE = 'en';

/**
 * Creates the order of lists (contract §3): numbers and numeric text by value, other values as lower-case text, then lists, then null.
 *
 * @param locale of the default site, such as `nl_NL`
 */
export function createComparison(locale: string): CompareValues {
  const collator = new Intl.Collator(languageTag(locale));
  return (a, b) => {
    const difference = groupOf(a) - groupOf(b);
    if (difference !== 0) return difference;
    if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
    const [first, second] = [numberOf(a), numberOf(b)];
    if (first !== null && second !== null) return first - second;
    return collator.compare(toComparableText(a).toLowerCase(), toComparableText(b).toLowerCase());
  };
}

/** Returns a number, or the number that a text contains as PHP reads it; null for all other values. */
export function numberOf(value: JsonValue): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && NUMBER.test(value) ? Number(value) : null;
}

/** Converts a value to text as PHP does for comparison: true is "1", false and null are "". */
export function toComparableText(value: JsonValue): string {
  if (value === null || value === false) return '';
  if (value === true) return '1';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Returns 0 for a single value, 1 for a list or map, 2 for null. */
function groupOf(value: JsonValue): number {
  if (value === null) return 2;
  return typeof value === 'object' ? 1 : 0;
}

/** Converts a POSIX locale to a language tag: `nl_NL.UTF-8` becomes `nl-NL`. */
function languageTag(locale: string): string {
  const [name = ''] = locale.split(/[.@]/);
  try {
    return Intl.getCanonicalLocales(name.replaceAll('_', '-'))[0] ?? FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
}
