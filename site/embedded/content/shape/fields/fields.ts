import type { JsonValue, JsonObject } from '../../files/json-value.ts';
import type { BlueprintField } from '../../project/blueprint.ts';
import type { FieldContext } from '../server-state.ts';
import { bardType } from './bard.ts';
import type { FieldType } from './field-type.ts';
import { icon } from './icon.ts';
import { markdown } from './markdown.ts';
import { nestedTypes } from './nested.ts';
import { checkboxes, dictionary, radio, select } from './options.ts';
import { array, code, date, nothing, number, raw, toggle } from './plain.ts';
import { assets, entries, form, link, terms, users } from './relations.ts';

/** The field types of contract §5.2; one that is not listed, also an addon's, comes as it is stored. */
const types: Record<string, FieldType> = {
  integer: number,
  float: number,
  range: number,
  toggle,
  date,
  code,
  array,
  markdown,
  bard: bardType(shapeFields),
  ...nestedTypes(shapeFields),
  select,
  radio,
  button_group: radio,
  width: radio,
  checkboxes,
  dictionary,
  assets,
  entries,
  terms,
  users,
  form,
  link,
  icon,
  section: nothing,
  spacer: nothing,
  revealer: nothing,
};

/** Every field by its handle, also those without a stored value. */
export function shapeFields(fields: BlueprintField[], values: JsonObject, place: FieldContext): JsonObject {
  return Object.fromEntries(
    fields.map((field) => [field.handle, shapeField(field, values[field.handle], place)]),
  );
}

/** A stored null or missing value is replaced by the field's default before it is shaped. */
export function shapeField(
  field: BlueprintField,
  value: JsonValue | undefined,
  place: FieldContext,
): JsonValue {
  const type = Object.hasOwn(types, field.type) ? types[field.type] : raw;
  return (type ?? raw)(value ?? field.config['default'] ?? null, field, place);
}
