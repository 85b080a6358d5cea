import { listOf } from '../files/value.ts';
import type { Value, Values } from '../files/value.ts';
import type { Field } from '../project/blueprint.ts';

/** What a visitor sent: trimmed values, empty text as null, and files by field. */
export interface Sent {
  values: Values;
  files: Map<string, File[]>;
}

/** Fields whose value is files: `assets` are kept in their container, `files` only travel with the mail. */
export function takesFiles({ type }: Field): boolean {
  return type === 'assets' || type === 'files';
}

/** A field's value as its field type understands it (contract §7.2); unsent is null, or an empty list for lists. */
export function processed(field: Field, value: Value | undefined): Value {
  if (isList(field)) return listOf(value);
  if (value === undefined || value === null) return null;
  if (field.type === 'integer' || field.type === 'range') return Math.trunc(Number(value));
  if (field.type === 'float') return Number(value);
  if (field.type === 'toggle') return !['0', 'false', 'off', 'no', 0, false].some((off) => off === value);
  return value;
}

export function isList(field: Field): boolean {
  if (field.type === 'checkboxes') return true;
  return takesFiles(field) && field.config['max_files'] !== 1;
}
