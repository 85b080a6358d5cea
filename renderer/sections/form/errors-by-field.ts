import type { ServerErrors } from '../../forms/engine.ts';
import { type Form, fieldsOf } from '../../forms/form.ts';

/** A server's errors: of fields that a visitor sees, and all others of the form as a whole. */
export function errorsByField(form: Form, errors: Readonly<Record<string, readonly string[]>>): ServerErrors {
  const names = new Set(fieldsOf(form).flatMap(({ kind, name }) => (kind === 'hidden' ? [] : name)));
  const entries = Object.entries(errors);
  return {
    fields: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    form: entries.flatMap(([name, messages]) => (names.has(name) ? [] : messages)),
  };
}
