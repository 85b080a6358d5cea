import type { JsonValue } from '../files/json-value.ts';

const collator = new Intl.Collator('en', { numeric: false });

/** Compares values for sorting: numbers before text, text case-insensitively, null last (contract §3). */
export function compareValues(a: JsonValue, b: JsonValue): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (typeof a === 'number') return -1;
  if (typeof b === 'number') return 1;
  return collator.compare(toComparableText(a).toLowerCase(), toComparableText(b).toLowerCase());
}

/** Converts a value to text as PHP does for comparison: true is "1", false and null are "". */
export function toComparableText(value: JsonValue): string {
  if (value === null || value === false) return '';
  if (value === true) return '1';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
