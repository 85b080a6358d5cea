import { type Form, type FormField, fieldsOf } from '../../forms/form.ts';
import { FORM_FIELD } from '../../forms/hidden-inputs.ts';
import type { EnteredTexts } from '../../forms/submission-result.ts';
import { type FormValue, readValues } from '../../forms/values.ts';
import { initialValues, readControls, writeControls } from './control-values.ts';
import { createDraftStorage } from './draft-storage.ts';
import { draftStyles, formSelector, type ShownDraft, storeDraftStyles } from './draft-styles.ts';

/** A server-rendered form whose controls have been read, with the data of its submission. */
export type AdoptedForm = {
  readonly values: Readonly<Record<string, FormValue>>;
  /** Index of the step in the stored draft. */
  readonly step: number | undefined;
  /** Whether the visitor has filled in a field before the form was adopted. Always false after a post. */
  readonly isEdited: boolean;
  /** Identifies the submission. It stays the same after a reload. */
  readonly draftKey: string;
  readonly elapsedMs: () => number;
  /** Stores the values of the controls and the current step. */
  readonly storeDraft: (step: number) => void;
  /** If there is a draft, stores styles that show the form, before hydration, with the step and fields of its draft. */
  readonly storeStyles: (shown: Omit<ShownDraft, 'form'>) => void;
  readonly clearDraft: () => void;
};

/**
 * Adopts a server-rendered form that the visitor may already have edited. It writes the values of a stored draft into the controls that
 * still have their initial value.
 *
 * @param posted the values of a post that was not accepted, which replace the draft
 */
export function adoptForm(
  element: HTMLFormElement,
  form: Form,
  posted: EnteredTexts | undefined,
): AdoptedForm {
  const fields = fieldsOf(form);
  const sameForms = `input[name="${FORM_FIELD}"][value="${CSS.escape(form.handle)}"]`;
  const elements = [...document.querySelectorAll<HTMLInputElement>(sameForms)].map((input) => input.form);
  const storage = createDraftStorage(form.handle, Math.max(0, elements.indexOf(element)));
  const draft = storage.read();
  const current = readValues(fields, new FormData(element));
  const initial = initialValues(fields, undefined);
  const isUntouched = ({ name }: FormField) => String(current[name]) === String(initial[name]);
  if (!posted)
    for (const field of fields) {
      const texts = draft?.values[field.name];
      if (texts && isUntouched(field)) writeControls(element, field, texts);
    }
  const draftKey = draft?.key ?? randomKey();
  // The time of hydration would be wrong, because the form can be displayed long before it.
  const since = draft?.since ?? performance.timeOrigin;
  const selector = formSelector(element, form.handle, elements.length === 1);
  let hasDraft = draft !== undefined;
  return {
    values: readValues(fields, new FormData(element)),
    step: draft?.step,
    isEdited: !posted && !fields.every(isUntouched),
    draftKey,
    elapsedMs: () => Date.now() - since,
    storeDraft: (step) => {
      hasDraft = true;
      storage.write({ step, key: draftKey, since, values: readControls(element, fields) });
    },
    storeStyles: (shown) => {
      if (hasDraft) storeDraftStyles(selector, draftStyles(element, selector, { ...shown, form }));
    },
    clearDraft: () => {
      hasDraft = false;
      storage.clear();
      storeDraftStyles(selector, undefined);
    },
  };
}

/** Returns 128 random bits in hexadecimal. `crypto.randomUUID` does not exist on insecure origins, such as a host in a local network. */
function randomKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
