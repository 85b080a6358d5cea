import { toList } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { BlueprintField } from '../project/blueprint.ts';

/** A parsed form body: trimmed values, empty text as null, and files by field handle. */
export interface SubmissionBody {
  values: JsonObject;
  files: Map<string, File[]>;
}

/** Returns whether a field accepts files. Files of `assets` fields are stored; those of `files` fields are only attached to mail. */
export function takesFiles({ type }: BlueprintField): boolean {
  return type === 'assets' || type === 'files';
}

/** Converts a sent value to the type of its field (contract §7.2). A missing value becomes null, or an empty list for list fields. */
export function castFieldValue(field: BlueprintField, value: JsonValue | undefined): JsonValue {
  if (isList(field)) return toList(value);
  if (value === undefined || value === null) return null;
  // PHP converts a text without digits to 0.
  if (field.type === 'integer' || field.type === 'range') return Math.trunc(Number(value)) || 0;
  if (field.type === 'float') return Number(value);
  if (field.type === 'date') return storedDate(field, value);
  if (field.type === 'toggle') return !['0', 'false', 'off', 'no', 0, false].some((off) => off === value);
  return value;
}

/** Converts a date of Statamic 6 (`2026-12-04T00:00:00.000Z`) to its stored format: `2026-12-04 00:00`. */
function storedDate({ config }: BlueprintField, value: JsonValue): JsonValue {
  if (typeof value !== 'string') return value;
  return value.slice(0, config['time_seconds_enabled'] === true ? 19 : 16).replace('T', ' ');
}

/** Returns whether the value of a field is a list: checkboxes, and files unless `max_files` is 1. */
export function isList(field: BlueprintField): boolean {
  if (field.type === 'checkboxes') return true;
  return takesFiles(field) && field.config['max_files'] !== 1;
}
