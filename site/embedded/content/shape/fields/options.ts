import { isMap, toList, toMap, toText } from '../../files/json-value.ts';
import type { JsonValue, JsonObject } from '../../files/json-value.ts';
import type { BlueprintField } from '../../project/blueprint.ts';
import type { FieldType } from './field-type.ts';

/** Returns one choice, or a list of choices for `multiple`. */
export const select: FieldType = (value, field) =>
  field.config['multiple'] === true ? several(value, field) : single(value, field);

/** Returns one choice. */
export const radio: FieldType = (value, field) => single(value, field);

/** Returns a list of choices. */
export const checkboxes: FieldType = (value, field) => several(value, field);

/** Returns the row of a dictionary's file with its value and label (contract §5.2, dictionary). */
export const dictionary: FieldType = (value, field, { project }) => {
  const named = field.config['dictionary'];
  const settings = isMap(named) ? named : { type: named ?? null };
  const rows = project.dictionary(toText(settings['filename']) ?? '');
  const keys = { value: toText(settings['value']) ?? 'value', label: toText(settings['label']) ?? 'label' };
  const item = (key: JsonValue): JsonObject => {
    const {
      [keys.value]: _value,
      [keys.label]: label,
      ...extra
    } = toMap(rows.find((row) => toText(row[keys.value]) === toText(key)));
    return { value: castNumber(key), ...extra, label: label ?? castNumber(key), key: castNumber(key) };
  };
  if (field.config['max_items'] !== 1) return toList(value).map(item);
  const [first] = toList(value);
  return first === undefined ? EMPTY : item(first);
};

const EMPTY: JsonObject = { value: null, label: null, key: null };

function single(value: JsonValue, field: BlueprintField): JsonValue {
  const [chosen = null] = toList(value);
  if (chosen === null) return { ...EMPTY };
  return { value: castNumber(chosen), label: labelOf(chosen, field), key: castNumber(chosen) };
}

function several(value: JsonValue, field: BlueprintField): JsonValue {
  return toList(value).map((chosen) => ({
    key: castNumber(chosen),
    value: castNumber(chosen),
    label: labelOf(chosen, field),
  }));
}

/** Converts whole numbers in text to numbers, like PHP's array keys: "10" becomes 10. */
function castNumber(value: JsonValue): JsonValue {
  return typeof value === 'string' && /^(?:0|-?[1-9]\d{0,15})$/.test(value) ? Number(value) : value;
}

/** Returns the label of a choice. Options are a map, a list of values, or a list of `{key, value}`. Without a label, the choice is returned. */
function labelOf(chosen: JsonValue, field: BlueprintField): JsonValue {
  const options = field.config['options'] ?? [];
  const key = toText(chosen) ?? String(chosen);
  if (isMap(options)) return options[key] ?? castNumber(chosen);
  const found = toList(options).find((option) => toText(isMap(option) ? option['key'] : option) === key);
  return (isMap(found) ? (found['value'] ?? found['key']) : found) ?? castNumber(chosen);
}
