import type { JsonObject } from '../files/json-value.ts';
import { fieldsParameter } from '../query/parameters.ts';
import { pick } from '../shape/tree.ts';
import type { ApiContext } from './api-context.ts';

/** Returns an item without the keys that the project's settings exclude, and only with the requested `fields` (contract §1, §3). */
export function selectKeys(item: JsonObject, query: JsonObject, apiContext: ApiContext): JsonObject {
  const { excludedKeys } = apiContext.state().project.api;
  const excluded = new Set(excludedKeys);
  const visible =
    excluded.size === 0
      ? item
      : Object.fromEntries(Object.entries(item).filter(([key]) => !excluded.has(key)));
  const fields = fieldsParameter(query);
  return fields ? pick(visible, fields) : visible;
}
