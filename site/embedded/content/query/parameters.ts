import { parseQuery } from '#site/limits/query';
import { isMap, toText, toTexts } from '../files/json-value.ts';
import type { JsonObject } from '../files/json-value.ts';
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
  const names = toTexts(query['fields'])
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
    return [key, toText(value) ?? toTexts(isMap(value) ? Object.values(value) : value).join(separator)];
  });
}
