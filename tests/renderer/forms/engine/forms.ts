import { createForm, type FormEngine, type FormSetup } from '#renderer/forms/create-form';
import { libraryRules } from '#renderer/forms/formkit-rules';
import { loadRuleMessages } from '#renderer/forms/rule-messages';

export const messages = await loadRuleMessages('en');

/** A form that is awake, without a page. */
export function formWith(fields: FormSetup['fields'], setup: Partial<FormSetup> = {}): FormEngine {
  const form = createForm({
    id: 'form',
    library: libraryRules,
    fields,
    messages,
    locale: 'en-150',
    ...setup,
  });
  form.startValidation();
  return form;
}

/** The input delay of the library, and what it does right after it (specification §9). */
export const DELAY_MS = 20;

/** How a field is now. */
export function now(form: FormEngine, path: string) {
  return form.field(path).state();
}
