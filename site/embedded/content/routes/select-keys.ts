import type { JsonObject } from '../files/json-value.ts';
import { fieldsParameter } from '../query/parameters.ts';
import { pick } from '../shape/tree.ts';
import type { Service } from './service.ts';

/** An item without the keys that the project's settings hide, and with the asked `fields` only (contract §1, §3). */
export function selectKeys(item: JsonObject, query: JsonObject, service: Service): JsonObject {
  const { excludedKeys } = service.state().project.api;
  const hidden = new Set(excludedKeys);
  const kept =
    hidden.size === 0 ? item : Object.fromEntries(Object.entries(item).filter(([key]) => !hidden.has(key)));
  const fields = fieldsParameter(query);
  return fields ? pick(kept, fields) : kept;
}
