import { parse } from 'qs';
import { isMap, toText, toTexts } from '../files/json-value.ts';
import type { JsonObject } from '../files/json-value.ts';
import { toPhpValue } from '../files/read-yaml.ts';

/** A request's query as PHP reads it: nested by brackets, the last of equal names wins, '' is nothing. */
export function readQuery(search: string): JsonObject {
  const read: unknown = parse(search.replace(/^\?/, ''), {
    duplicates: 'last',
    depth: 4,
    arrayLimit: 100,
    parameterLimit: 200,
    plainObjects: true,
  });
  const values = toPhpValue(read);
  return isMap(values) ? values : {};
}

/** One text of the query; empty text counts as absent, as the framework's middleware makes it null. */
export function textParameter(query: JsonObject, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** `fields=id,title` or `fields[]=id`; null is every key (contract §3). */
export function fieldsParameter(query: JsonObject): string[] | null {
  const names = toTexts(query['fields'])
    .flatMap((part) => part.split(','))
    .map((name) => name.trim());
  const asked = names.filter((name) => name !== '');
  return asked.length === 0 || asked.includes('*') ? null : asked;
}

/** `filter[key]=value` pairs in their order. A list of values is joined the way its condition splits it. */
export function filterParameters(query: JsonObject): [key: string, value: string][] {
  const filters = query['filter'];
  if (!isMap(filters)) return [];
  return Object.entries(filters).map(([key, value]) => {
    const separator = key.startsWith('taxonomy:') ? ',' : '|';
    return [key, toText(value) ?? toTexts(isMap(value) ? Object.values(value) : value).join(separator)];
  });
}
