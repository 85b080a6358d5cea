import type { FormField } from '../../forms/form.ts';
import { interpolate } from '../../render/text-templates.ts';

/**
 * Returns the hint of a conditional field that depends on one choice. Without a script the field is always visible, so the hint names
 * the choice that it belongs to. Fields with other conditions have no hint.
 *
 * @param template contains `{{choice}}`, the label of the choice
 */
export function conditionHint(
  { shownWhen }: FormField,
  fields: readonly FormField[],
  template: string,
): string | undefined {
  const [only, ...others] = shownWhen?.conditions ?? [];
  if (!only || others.length > 0 || shownWhen?.negated || only.operator !== 'equals') return undefined;
  const field = fields.find(({ name }) => name === only.field);
  const options = field && 'options' in field ? field.options : [];
  const choice = options.find(({ value }) => value === only.value)?.label;
  return choice === undefined ? undefined : interpolate(template, { choice });
}
