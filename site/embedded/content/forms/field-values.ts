import { toList } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { BlueprintField } from '../project/blueprint.ts';

/** What a visitor sent: trimmed values, empty text as null, and files by field. */
export interface SubmissionBody {
  values: JsonObject;
  files: Map<string, File[]>;
}

/** Fields whose value is files: `assets` are kept in their container, `files` only travel with the mail. */
export function takesFiles({ type }: BlueprintField): boolean {
  return type === 'assets' || type === 'files';
}

/** A field's value as its field type understands it (contract §7.2); unsent is null, or an empty list for lists. */
export function castFieldValue(field: BlueprintField, value: JsonValue | undefined): JsonValue {
  if (isList(field)) return toList(value);
  if (value === undefined || value === null) return null;
  if (field.type === 'integer' || field.type === 'range') return Math.trunc(Number(value));
  if (field.type === 'float') return Number(value);
  if (field.type === 'toggle') return !['0', 'false', 'off', 'no', 0, false].some((off) => off === value);
  return value;
}

export function isList(field: BlueprintField): boolean {
  if (field.type === 'checkboxes') return true;
  return takesFiles(field) && field.config['max_files'] !== 1;
}
