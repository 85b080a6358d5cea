import { parseQuery } from '#site/limits/query';
import { isMap, toText, toTexts } from '../files/json-value.ts';
import type { JsonObject, JsonValue } from '../files/json-value.ts';
import { toPhpValue } from '../files/read-yaml.ts';

/** Parses a query string like PHP: brackets create nested values, and for repeated names the last value is used. */
export function readQuery(search: string): JsonObject {
  const values = toPhpValue(parseQuery(search));
  return isMap(values) ? values : {};
}

/** Decodes percent escapes; returns null if one is invalid. */
export function decodeUriText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Returns a text parameter. Empty text counts as absent, because Laravel's middleware converts it to null. */
export function textParameter(query: JsonObject, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns `max_depth` of a tree; infinity without it. */
export function maxDepthParameter(query: JsonObject): number {
  const depth = Number(textParameter(query, 'max_depth') ?? 0);
  return depth > 0 ? depth : Number.POSITIVE_INFINITY;
}

/** Parses `fields=id,title` or `fields[]=id`; null means all keys (contract §3). */
export function fieldsParameter(query: JsonObject): string[] | null {
  const names = textsOf(query['fields'])
    .flatMap((part) => part.split(','))
    .map((name) => name.trim());
  const fields = names.filter((name) => name !== '');
  return fields.length === 0 || fields.includes('*') ? null : fields;
}

/** Returns `filter[key]=value` pairs in their order. A list of values is joined with the separator of its condition. */
export function filterParameters(query: JsonObject): [key: string, value: string][] {
  const filters = query['filter'];
  if (!isMap(filters)) return [];
  return Object.entries(filters).map(([key, value]) => {
    const separator = key.startsWith('taxonomy:') ? ',' : '|';
    return [key, toText(value) ?? textsOf(value).join(separator)];
  });
}

/** Returns the texts of a parameter with several values. It is a map if its indexes have gaps: `fields[0]=id&fields[22]=title`. */
function textsOf(value: JsonValue | undefined): string[] {
  return toTexts(isMap(value) ? Object.values(value) : value);
}
