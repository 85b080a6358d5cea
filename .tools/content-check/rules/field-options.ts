import { isMap, toList, toText } from '#embedded/content';
import type { BlueprintField } from '#embedded/content';
import type { ContentRule, RuleFinding } from '../finding.ts';
import { listFields } from '../list-fields.ts';
import type { VisitedField } from '../list-fields.ts';
import { listValueMaps } from '../list-value-maps.ts';

const CHOICE_TYPES = ['select', 'radio', 'button_group', 'checkboxes'];

/**
 * A choice is one of its field's options, and a toggle is `true` or `false`. The site shows the default for any other value, and shows a set unless
 * its key `enabled` is `false`.
 */
export const fieldOptions: ContentRule = ({ items }) => [
  ...items.flatMap(listFields).flatMap((visited): RuleFinding[] => {
    if (visited.field.type === 'toggle') return invalidToggle(visited);
    return CHOICE_TYPES.includes(visited.field.type) ? invalidChoices(visited) : [];
  }),
  ...items.flatMap(listValueMaps).flatMap(({ item, path, values, kind }): RuleFinding[] => {
    const { enabled } = values;
    if (kind !== 'row' || enabled === undefined) return [];
    return invalidToggle({ item, value: enabled, path: [...path, 'enabled'] });
  }),
];

function invalidToggle({
  item: { file },
  value,
  path,
}: Pick<VisitedField, 'item' | 'value' | 'path'>): RuleFinding[] {
  if (typeof value === 'boolean') return [];
  return [{ file, path, message: `${JSON.stringify(value)} is not a toggle; write true or false.` }];
}

function invalidChoices({ item: { file }, field, value, path }: VisitedField): RuleFinding[] {
  // Editors can add options to a taggable field.
  if (field.config['taggable'] === true) return [];
  const isMultiple = field.type === 'checkboxes' || field.config['multiple'] === true;
  if (Array.isArray(value) && !isMultiple)
    return [{ file, path, message: `The field ${field.handle} has one option; write it without a list.` }];
  const options = optionsOf(field);
  return toList(value)
    .filter((choice) => typeof choice === 'object' || !options.includes(String(choice)))
    .map((choice) => ({
      file,
      path,
      message: `The field ${field.handle} has no option ${JSON.stringify(choice)}; choose one of: ${options.join(', ')}.`,
    }));
}

/** Options are a map `value: label`, a list of values, or a list of `{ key, value }` (contract §7.1). */
function optionsOf({ config }: BlueprintField): string[] {
  const { options } = config;
  if (isMap(options)) return Object.keys(options);
  return toList(options).flatMap((option) => toText(isMap(option) ? option['key'] : option) ?? []);
}
