import { type Form, fieldsOf } from '#renderer/forms/form';
import type { FormDefinition } from '#site/services/content';

type Complaints = Readonly<Record<string, readonly string[]>>;

/**
 * What the content system complains of, by field of the form. It names one of several values by its place (`photo.0`), and words
 * its messages in the page's language but names the field by the one label it knows: that is put into the page's language too.
 */
export function complaintsOf(
  errors: Complaints,
  { form, definition }: { readonly form: Form; readonly definition: FormDefinition },
): Complaints {
  const labels = new Map(fieldsOf(form).map(({ name, label }) => [name, label]));
  const written = new Map(definition.fields.map(({ handle, display }) => [handle, display]));
  const complaints: Record<string, string[]> = {};
  for (const [place, messages] of Object.entries(errors)) {
    const [name = ''] = place.split('.');
    const label = labels.get(name);
    const original = written.get(name);
    const inOurWords = messages.map((message) =>
      label && original ? message.replace(original, () => label) : message,
    );
    complaints[name] = [...(complaints[name] ?? []), ...inOurWords];
  }
  return complaints;
}
