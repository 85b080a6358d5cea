import type { Values } from '../files/value.ts';
import { fieldsParameter } from '../query/parameters.ts';
import { pick } from '../shape/tree.ts';
import type { Service } from './service.ts';

/** An item without the keys that the project's settings hide, and with the asked `fields` only (contract §1, §3). */
export function chosenKeys(item: Values, query: Values, service: Service): Values {
  const { excludedKeys } = service.reading().project.api;
  const hidden = new Set(excludedKeys);
  const kept =
    hidden.size === 0 ? item : Object.fromEntries(Object.entries(item).filter(([key]) => !hidden.has(key)));
  const fields = fieldsParameter(query);
  return fields ? pick(kept, fields) : kept;
}
