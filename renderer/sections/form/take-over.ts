import { fieldsOf, type Form, FORM_FIELD, type FormValues } from '../../forms/form.ts';
import { type FieldValue, readValues } from '../../forms/values.ts';
import { readControls, writeControls } from './controls.ts';
import { initialAnswers } from './initial-answers.ts';
import { createKeeping } from './kept-answers.ts';

/** A form whose controls have been read, and what is known of this submission from now on. */
export type Taken = {
  readonly answers: Readonly<Record<string, FieldValue>>;
  /** The step the visitor was at before this page was loaded. */
  readonly step: number | undefined;
  /** Names the submission; the same after a reload. */
  readonly key: string;
  readonly elapsedMs: () => number;
  /** Keeps what stands in the controls, and the step. */
  readonly keep: (step: number) => void;
  readonly clear: () => void;
};

/**
 * Reads a form that the server sent and the visitor may have begun to fill in, with what was kept of it before: what was typed
 * since is newer, and stays.
 *
 * @param given what the server gave back; then nothing that was kept counts
 */
export function takeOver(element: HTMLFormElement, form: Form, given: FormValues | undefined): Taken {
  const fields = fieldsOf(form);
  const ours = `input[name="${FORM_FIELD}"][value="${CSS.escape(form.handle)}"]`;
  const alike = [...document.querySelectorAll<HTMLInputElement>(ours)].map((input) => input.form);
  const keeping = createKeeping(form.handle, Math.max(0, alike.indexOf(element)));
  const kept = keeping.read();
  const standing = readValues(fields, new FormData(element));
  const initial = initialAnswers(fields, undefined);
  if (!given)
    for (const field of fields) {
      const texts = kept?.values[field.name];
      const isUntouched = String(standing[field.name]) === String(initial[field.name]);
      if (texts && isUntouched) writeControls(element, field, texts);
    }
  const key = kept?.key ?? newKey();
  const since = kept?.since ?? Date.now();
  return {
    answers: readValues(fields, new FormData(element)),
    step: kept?.step,
    key,
    elapsedMs: () => Date.now() - since,
    keep: (step) => keeping.write({ step, key, since, values: readControls(element, fields) }),
    clear: keeping.clear,
  };
}

/** 128 random bits. `crypto.randomUUID` is not there on an address without TLS, such as a machine's in the own network. */
function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
