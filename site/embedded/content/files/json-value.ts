/** What a YAML file or a JSON answer can hold. Dates never occur: the dialect reads them as numbers or text. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

export function isMap(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value when it is a map, else an empty map: an empty map is written `[]` by PHP, so both mean "no keys". */
export function toMap(value: JsonValue | undefined): JsonObject {
  return isMap(value) ? value : {};
}

/** The value as a list: a lone value is a list of one, nothing is a list of none. */
export function toList(value: JsonValue | undefined): JsonValue[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Text, or a number written as text; anything else is undefined. */
export function toText(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** The texts in a value that may be one text or a list of them. */
export function toTexts(value: JsonValue | undefined): string[] {
  return toList(value).flatMap((item) => toText(item) ?? []);
}

/** Keys in code-unit order, as PHP's `ksort` leaves them (contract §5.1). */
export function sortByKey(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
