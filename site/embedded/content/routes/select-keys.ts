import type { JsonObject } from '../files/json-value.ts';
import { fieldsParameter } from '../query/parameters.ts';
import { excludeKeys } from '../shape/exclude-keys.ts';
import { pick } from '../shape/tree.ts';
import type { ApiContext } from './api-context.ts';

/** Returns an item with the requested `fields` and without the keys that the project's settings exclude (contract §1, §3). */
export function selectKeys(item: JsonObject, query: JsonObject, apiContext: ApiContext): JsonObject {
  const fields = fieldsParameter(query);
  return excludeKeys(fields ? pick(item, fields) : item, apiContext.state());
}
