import type { JsonValue, JsonObject } from '../../files/json-value.ts';
import type { BlueprintField } from '../../project/blueprint.ts';
import type { FieldContext } from '../project-state.ts';
import { bardType } from './bard.ts';
import type { FieldType } from './field-type.ts';
import { markdown } from './markdown.ts';
import { nestedTypes } from './nested.ts';
import { checkboxes, dictionary, radio, select } from './options.ts';
import { alwaysNull, array, code, date, icon, number, raw, toggle } from './plain.ts';
import { assets, entries, form, link, terms, users } from './relations.ts';

/** The field types of contract §5.2. Values of other types, such as those of addons, are returned as stored. */
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
  section: alwaysNull,
  spacer: alwaysNull,
  revealer: alwaysNull,
};

/** Shapes all fields, including those without a stored value, by handle. */
export function shapeFields(fields: BlueprintField[], values: JsonObject, context: FieldContext): JsonObject {
  return Object.fromEntries(
    fields.map((field) => [field.handle, shapeField(field, values[field.handle], context)]),
  );
}

/** Shapes one value. Null and a missing value are replaced by the field's default. */
export function shapeField(
  field: BlueprintField,
  value: JsonValue | undefined,
  context: FieldContext,
): JsonValue {
  const type = Object.hasOwn(types, field.type) ? types[field.type] : raw;
  return (type ?? raw)(value ?? field.config['default'] ?? null, field, context);
}
