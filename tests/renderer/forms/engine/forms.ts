import { afterEach, beforeEach, vi } from 'vitest';
import { createFormEngine, type FormEngine, type FormSetup } from '#renderer/forms/create-form-engine';
import { allFormKitRules } from '#renderer/forms/formkit-rules';
import { loadRuleMessages } from '#renderer/forms/rule-messages';

export const messages = await loadRuleMessages('en');

/** A required field, and a field with an initial value. */
export const mail = { name: 'mail', label: 'E-mail', rules: 'required|email' };
export const nick = { name: 'nick', label: 'Nickname', initial: 'kim' };

/** Creates a form whose validation has not started, without a page. */
export function createForm(fields: FormSetup['fields'], setup: Partial<FormSetup> = {}): FormEngine {
  return createFormEngine({
    id: 'form',
    formKitRules: allFormKitRules,
    fields,
    messages,
    locale: 'en-150',
    ...setup,
  });
}

/** Creates a form whose validation has started, without a page. */
export function formWith(fields: FormSetup['fields'], setup: Partial<FormSetup> = {}): FormEngine {
  const form = createForm(fields, setup);
  form.startValidation();
  return form;
}

/** FormKit's input delay and the tick after it (specification §9). */
export const DELAY_MS = 20;

/** Returns the current state of a field. */
export function stateOf(form: FormEngine, path: string) {
  return form.field(path).state();
}

/** Sends a form to a server that accepts it. */
export const accept = () => Promise.resolve({ outcome: 'accepted' } as const);

/** Fakes the timers of each test of a file. */
export function useFormTimers() {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
}

/** Resolves a promise after the timers of an input have run. */
export async function afterTimers<Result>(promise: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  return promise;
}
