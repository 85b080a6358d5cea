import { isMap, toMap, toText } from '../../files/json-value.ts';
import type { JsonValue } from '../../files/json-value.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS, startOf } from '../../project/time-units.ts';
import { isoDate, timeOf } from '../iso-date.ts';
import type { FieldType } from './field-type.ts';

/** Returns the value as stored. */
export const raw: FieldType = (value) => value;

/** For fields that only structure the editor's form and have no value. */
export const alwaysNull: FieldType = () => null;

/** Returns a number. A text that is not a number is returned as stored. */
export const number: FieldType = (value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isNaN(read) ? value : read;
};

/** Returns a boolean. `0`, an empty text and a missing value are false. */
export const toggle: FieldType = (value) =>
  value !== null && value !== false && value !== 0 && value !== '' && value !== '0';

/** Returns a date without seconds unless the field has `time_seconds_enabled`. Both ends of a range are starts of days (contract §5.2, date). */
export const date: FieldType = (value, { config }) => {
  if (config['mode'] !== 'range') {
    return isoOrNull(value, config['time_seconds_enabled'] === true ? SECOND_MS : MINUTE_MS);
  }
  if (value === null) return null;
  const range = toMap(value);
  return { start: isoOrNull(range['start'] ?? range['date'], DAY_MS), end: isoOrNull(range['end'], DAY_MS) };
};

/** Returns the text twice, as in Statamic, and the language for its highlighting. A value is a text, or a text with its own language. */
export const code: FieldType = (value, field) => {
  const text = isMap(value) ? (value['code'] ?? null) : value;
  const mode = (isMap(value) ? value['mode'] : undefined) ?? field.config['mode'] ?? 'htmlmixed';
  return { value: text, code: text, mode };
};

/** Converts a stored list of `{key, value}` pairs to a map; other values are returned as stored. */
export const array: FieldType = (value) => {
  if (!Array.isArray(value) || value.length === 0) return value;
  const pairs = value.map(toMap);
  if (!pairs.every((pair) => toText(pair['key']) !== undefined && 'value' in pair)) return value;
  return Object.fromEntries(pairs.map((pair) => [toText(pair['key']) ?? '', pair['value'] ?? null]));
};

/** Returns the markup of the icon's file in the field's folder. Stored markup is returned unchanged. Icons of the control panel are not available. */
export const icon: FieldType = (value, { config }, { project }) => {
  const name = toText(value);
  if (name === undefined) return null;
  if (name.trimStart().startsWith('<svg')) return name;
  const folders = [
    toText(config['directory']) ?? 'resources/svg',
    toText(config['folder'] ?? config['set']) ?? '',
  ];
  return project.svg([...folders.filter((folder) => folder !== ''), `${name}.svg`].join('/'));
};

/** @param unit the date is cut to the start of this unit, in milliseconds */
function isoOrNull(value: JsonValue | undefined, unit: number): JsonValue {
  const time = timeOf(value);
  return time === null ? null : isoDate(startOf(time, unit));
}
