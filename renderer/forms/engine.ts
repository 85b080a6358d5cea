import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createForm, type FormEngine, type FormSetup } from './engine/create-form.ts';
import type { FieldState } from './engine/field-state.ts';
import type { Field } from './engine/field.ts';
import type { FormState } from './engine/form-state.ts';
import type { Values } from './validation.ts';

export { submitForm } from './validation/codes.ts';
export { createForm, type FormEngine, type FormSetup } from './engine/create-form.ts';
export type { Field } from './engine/field.ts';
export type { FieldState } from './engine/field-state.ts';
export type { FormState, Problem } from './engine/form-state.ts';
export type { SendValues, SubmitResult } from './engine/submitting.ts';

/**
 * A form for as long as its component is there, made from what the first render gives (`.decisions/0014-form-engine.md`). Rules begin
 * to judge once the browser shows it; a server renders it without.
 *
 * @param setup its `id` is React's own without one
 */
export function useForm(setup: Omit<FormSetup, 'id'> & { readonly id?: string | undefined }): FormEngine {
  const ownId = useId();
  const [form] = useState(() => createForm({ ...setup, id: setup.id ?? ownId }));
  useEffect(() => form.awaken(), [form]);
  return form;
}

/** One field by its path, and how it is now. */
export function useField(form: FormEngine, path: string): Field & { readonly now: FieldState } {
  const field = form.field(path);
  const now = useSyncExternalStore(field.subscribe, field.state, field.initialState);
  return { ...field, now };
}

/** How a form is as a whole. */
export function useFormState({ subscribe, state, initialState }: FormEngine): FormState {
  return useSyncExternalStore(subscribe, state, initialState);
}

/** All answers that are taken over: for what depends on several of them, such as which fields are asked. */
export function useFormValues({ values }: FormEngine): Values {
  return useSyncExternalStore(values.subscribe, values.state, values.initialState);
}
