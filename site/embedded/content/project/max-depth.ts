import type { JsonObject } from '../files/json-value.ts';

/** Returns `max_depth` of a structure or navigation; null if it has no limit. */
export function readMaxDepth(settings: JsonObject): number | null {
  const depth = Number(settings['max_depth'] ?? 0);
  return depth > 0 ? depth : null;
}
