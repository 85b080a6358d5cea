/** What a YAML file or a JSON answer can hold. Dates never occur: the dialect reads them as numbers or text. */
export type Value = null | boolean | number | string | Value[] | Values;
export interface Values {
  [key: string]: Value;
}

export function isMap(value: Value | undefined): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value when it is a map, else an empty map: an empty map is written `[]` by PHP, so both mean "no keys". */
export function mapOf(value: Value | undefined): Values {
  return isMap(value) ? value : {};
}

/** The value as a list: a lone value is a list of one, nothing is a list of none. */
export function listOf(value: Value | undefined): Value[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Text, or a number written as text; anything else is undefined. */
export function textOf(value: Value | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** The texts in a value that may be one text or a list of them. */
export function textsOf(value: Value | undefined): string[] {
  return listOf(value).flatMap((item) => textOf(item) ?? []);
}

/** Keys in code-unit order, as PHP's `ksort` leaves them (contract §5.1). */
export function sortedByKey(values: Values): Values {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
