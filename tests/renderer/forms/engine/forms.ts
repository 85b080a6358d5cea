import { createFormEngine, type FormEngine, type FormSetup } from '#renderer/forms/create-form-engine';
import { allFormKitRules } from '#renderer/forms/formkit-rules';
import { loadRuleMessages } from '#renderer/forms/rule-messages';

export const messages = await loadRuleMessages('en');

/** Creates a form whose validation has started, without a page. */
export function formWith(fields: FormSetup['fields'], setup: Partial<FormSetup> = {}): FormEngine {
  const form = createFormEngine({
    id: 'form',
    formKitRules: allFormKitRules,
    fields,
    messages,
    locale: 'en-150',
    ...setup,
  });
  form.startValidation();
  return form;
}

/** FormKit's input delay and the tick after it (specification §9). */
export const DELAY_MS = 20;

/** Returns the current state of a field. */
export function stateOf(form: FormEngine, path: string) {
  return form.field(path).state();
}
