import type { FormField, FormValues } from '../../forms/form.ts';
import { type FieldValue, readValues, shownText } from '../../forms/values.ts';

/** What stands in a field's control at first: the visitor's own where they answered before, else the editor's. */
export function initialTexts(field: FormField, given: FormValues | undefined): readonly string[] {
  if (given && field.kind !== 'hidden') return given[field.name] ?? [];
  switch (field.kind) {
    case 'file':
      return [];
    case 'toggle':
      return field.initial ? ['1'] : [];
    case 'radio':
    case 'checkbox':
      return field.initial;
    default:
      return field.initial === '' ? [] : [shownText(field, field.initial)];
  }
}

/** The same as it is judged. */
export function initialAnswers(
  fields: readonly FormField[],
  given: FormValues | undefined,
): Record<string, FieldValue> {
  const form = new FormData();
  for (const field of fields) for (const text of initialTexts(field, given)) form.append(field.name, text);
  return readValues(fields, form);
}
