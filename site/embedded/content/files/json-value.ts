/** A value of a YAML file or a JSON response. Dates never occur, because the YAML dialect reads them as numbers or text. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

/** Returns whether a value is a map, and not a list or null. */
export function isMap(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value if it is a map, else an empty map. PHP writes an empty map as `[]`, so both mean "no keys". */
export function toMap(value: JsonValue | undefined): JsonObject {
  return isMap(value) ? value : {};
}

/** Returns the value as a list. A single value becomes a list of one; null and undefined become an empty list. */
export function toList(value: JsonValue | undefined): JsonValue[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Returns text, or a number as text; undefined for other types. */
export function toText(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** Returns the texts of a value that is one text or a list of texts. */
export function toTexts(value: JsonValue | undefined): string[] {
  return toList(value).flatMap((item) => toText(item) ?? []);
}

/** Sorts keys by code unit, like PHP's `ksort` (contract §5.1). */
export function sortByKey(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
