import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createFormEngine, type FormEngine, type FormSetup } from './create-form-engine.ts';
import type { FieldHandle, FieldState } from './engine/field.ts';
import type { FormState } from './engine/form-state.ts';
import type { NodeValues } from './validation/build-nodes.ts';

/**
 * Creates a form for the lifetime of its component, from the setup of the first render (`.decisions/0014-form-engine.md`). The
 * validation starts in the browser only.
 *
 * @param setup the default of `id` is an id from `useId`
 */
export function useForm(setup: Omit<FormSetup, 'id'> & { readonly id?: string | undefined }): FormEngine {
  const ownId = useId();
  const [form] = useState(() => createFormEngine({ ...setup, id: setup.id ?? ownId }));
  useEffect(() => form.startValidation(), [form]);
  return form;
}

/** Returns a field by its path with its current state. */
export function useField(form: FormEngine, path: string): FieldHandle & { readonly now: FieldState } {
  const field = form.field(path);
  const now = useSyncExternalStore(field.subscribe, field.state, field.initialState);
  return { ...field, now };
}

/** Returns the current state of the form as a whole. */
export function useFormState({ subscribe, state, initialState }: FormEngine): FormState {
  return useSyncExternalStore(subscribe, state, initialState);
}

/** Returns all committed values, for computations that depend on several of them, such as the visible fields. */
export function useFormValues({ values }: FormEngine): NodeValues {
  return useSyncExternalStore(values.subscribe, values.state, values.initialState);
}
