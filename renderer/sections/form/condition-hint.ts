import type { FormField } from '../../forms/form.ts';
import { interpolate } from '../../render/text-templates.ts';

/**
 * Says under a field with which choice it is asked for, where one choice decides: without a script it is always in sight. What
 * depends on more than that goes without; the content system tells who should have answered.
 *
 * @param template with `{{choice}}` in the place of that choice's label
 */
export function conditionHint(
  { shownWhen }: FormField,
  fields: readonly FormField[],
  template: string,
): string | undefined {
  const [only, ...others] = shownWhen?.conditions ?? [];
  if (!only || others.length > 0 || shownWhen?.negated || only.operator !== 'equals') return undefined;
  const decides = fields.find(({ name }) => name === only.field);
  const options = decides && 'options' in decides ? decides.options : [];
  const choice = options.find(({ value }) => value === only.value)?.label;
  return choice === undefined ? undefined : interpolate(template, { choice });
}
