import { toMap, toTexts } from '#embedded/content';
import type { BlueprintField, JsonObject, JsonValue } from '#embedded/content';
import type { ContentRule } from '../finding.ts';
import { isDisabled, listValueMaps } from '../list-value-maps.ts';

/** Keys of conditions (contract §7.1). A hidden field needs no value. */
const CONDITION_KEYS = [
  'if',
  'if_any',
  'unless',
  'unless_any',
  'show_when',
  'show_when_any',
  'hide_when',
  'hide_when_any',
];
/** Rules that require a field if another field of the same set or row is empty, or is not empty. */
const REQUIRED_WITHOUT = 'required_without:{this}.';
const REQUIRED_WITH = 'required_with:{this}.';
/** Values of an entry that its file name can contain. */
const IN_FILE_NAME = ['slug', 'date'];

/** A required field has a value, here or in the origin. Drafts and disabled sets can be incomplete. */
export const requiredFields: ContentRule = ({ items }) =>
  items
    .filter(({ entry }) => entry === null || entry.isPublished)
    .flatMap(listValueMaps)
    .filter((map) => !isDisabled(map))
    .flatMap(({ item: { file }, path, fields, values, inherited, kind }) =>
      fields
        .filter(({ handle }) => kind !== 'item' || !IN_FILE_NAME.includes(handle))
        .filter(
          (field) => isRequired(field, values) && isEmpty(values[field.handle] ?? inherited[field.handle]),
        )
        .map(({ handle }) => ({
          file,
          path: [...path, handle],
          message: `The field ${handle} is required but empty; give it a value.`,
        })),
    );

function isRequired({ config }: BlueprintField, values: JsonObject): boolean {
  if (CONDITION_KEYS.some((key) => Object.keys(toMap(config[key])).length > 0)) return false;
  const rules = toTexts(config['validate']).flatMap((rule) => rule.split('|'));
  return (
    config['required'] === true ||
    rules.includes('required') ||
    rules.some(
      (rule) =>
        (rule.startsWith(REQUIRED_WITHOUT) && isEmpty(values[rule.slice(REQUIRED_WITHOUT.length)])) ||
        (rule.startsWith(REQUIRED_WITH) && !isEmpty(values[rule.slice(REQUIRED_WITH.length)])),
    )
  );
}

function isEmpty(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
