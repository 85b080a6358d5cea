import { fieldsOf, type Form } from '../../forms/form.ts';
import type { ErrorsByField } from '../../forms/submission-result.ts';

/**
 * Returns the errors by field. The errors of hidden inputs and of unknown fields become errors of the whole form, because the visitor
 * cannot see these fields.
 */
export function mergeHiddenInputErrors(form: Form, errors: ErrorsByField): ErrorsByField {
  const names = new Set(fieldsOf(form).flatMap(({ kind, name }) => (kind === 'hidden' ? [] : name)));
  const entries = Object.entries(errors);
  return {
    ...Object.fromEntries(entries.filter(([name]) => names.has(name))),
    '': entries.flatMap(([name, messages]) => (names.has(name) ? [] : messages)),
  };
}
