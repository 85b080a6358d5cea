import type { JsonObject } from '../files/json-value.ts';
import type { ProjectState } from './project-state.ts';

/** Returns an item without the keys that `excluded_keys` of the project removes (contract §1). */
export function excludeKeys(item: JsonObject, { project }: ProjectState): JsonObject {
  const { excludedKeys } = project.api;
  if (excludedKeys.size === 0) return item;
  return Object.fromEntries(Object.entries(item).filter(([key]) => !excludedKeys.has(key)));
}
