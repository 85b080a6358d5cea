import type { FormField } from '../../forms/form.ts';
import { interpolate } from '../../render/text-templates.ts';

/**
 * Returns the hint of a conditional field that depends on one choice. Without a script the field is always visible, so the hint names
 * the choice that requires it. Fields with other conditions have no hint.
 *
 * @param template contains `{{choice}}`, the label of the choice
 */
export function conditionHint(
  { visibleIf }: FormField,
  fields: readonly FormField[],
  template: string,
): string | undefined {
  const [only, ...others] = visibleIf?.conditions ?? [];
  if (!only || others.length > 0 || visibleIf?.negated || only.operator !== 'equals') return undefined;
  const field = fields.find(({ name }) => name === only.field);
  const options = field && 'options' in field ? field.options : [];
  const choice = options.find(({ value }) => value === only.value)?.label;
  return choice === undefined ? undefined : interpolate(template, { choice });
}
