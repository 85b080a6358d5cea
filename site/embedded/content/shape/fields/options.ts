import { isMap, listOf, mapOf, textOf } from '../../files/value.ts';
import type { Value, Values } from '../../files/value.ts';
import type { Field } from '../../project/blueprint.ts';
import type { FieldType } from './field-type.ts';

/** One choice, or a list of them for `multiple`. */
export const select: FieldType = (value, field) =>
  field.config['multiple'] === true ? several(value, field) : single(value, field);

export const radio: FieldType = (value, field) => single(value, field);

export const checkboxes: FieldType = (value, field) => several(value, field);

/** A row of the dictionary's file with its value and label (contract §5.2, dictionary). */
export const dictionary: FieldType = (value, field, { project }) => {
  const named = field.config['dictionary'];
  const settings = isMap(named) ? named : { type: named ?? null };
  const rows = project.dictionary(textOf(settings['filename']) ?? '');
  const keys = { value: textOf(settings['value']) ?? 'value', label: textOf(settings['label']) ?? 'label' };
  const item = (key: Value): Values => {
    const {
      [keys.value]: _value,
      [keys.label]: label,
      ...extra
    } = mapOf(rows.find((row) => textOf(row[keys.value]) === textOf(key)));
    return { value: castNumber(key), ...extra, label: label ?? castNumber(key), key: castNumber(key) };
  };
  if (field.config['max_items'] !== 1) return listOf(value).map(item);
  const [first] = listOf(value);
  return first === undefined ? EMPTY : item(first);
};

const EMPTY: Values = { value: null, label: null, key: null };

function single(value: Value, field: Field): Value {
  const [chosen = null] = listOf(value);
  if (chosen === null) return { ...EMPTY };
  return { value: castNumber(chosen), label: labelOf(chosen, field), key: castNumber(chosen) };
}

function several(value: Value, field: Field): Value {
  return listOf(value).map((chosen) => ({
    key: castNumber(chosen),
    value: castNumber(chosen),
    label: labelOf(chosen, field),
  }));
}

/** PHP keys that are whole numbers are numbers, so "10" comes back as 10. */
function castNumber(value: Value): Value {
  return typeof value === 'string' && /^(?:0|-?[1-9]\d{0,15})$/.test(value) ? Number(value) : value;
}

/** Options are a map, a list of values, or a list of `{key, value}`; a choice that is not among them is its own label. */
function labelOf(chosen: Value, field: Field): Value {
  const options = field.config['options'] ?? [];
  const key = textOf(chosen) ?? String(chosen);
  if (isMap(options)) return options[key] ?? castNumber(chosen);
  const found = listOf(options).find((option) => textOf(isMap(option) ? option['key'] : option) === key);
  return (isMap(found) ? (found['value'] ?? found['key']) : found) ?? castNumber(chosen);
}
