import { type ErrorsByField, fieldsOf, type Form } from '../../forms/form.ts';

/** Shows errors of hidden inputs for the form as a whole, because the visitor cannot see those fields. */
export function mergeHiddenInputErrors(form: Form, errors: ErrorsByField): ErrorsByField {
  const names = new Set(fieldsOf(form).flatMap(({ kind, name }) => (kind === 'hidden' ? [] : name)));
  const entries = Object.entries(errors);
  return {
    ...Object.fromEntries(entries.filter(([name]) => names.has(name))),
    '': entries.flatMap(([name, messages]) => (names.has(name) ? [] : messages)),
  };
}
