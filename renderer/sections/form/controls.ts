import type { FormField, FormValues } from '../../forms/form.ts';
import { sentText, shownText, textsOf } from '../../forms/values.ts';
import { isKept } from './kept-answers.ts';

/** What stands in a form's controls, of the fields that may be kept. A number is kept as it is sent: the next page may write it otherwise. */
export function readControls(form: HTMLFormElement, fields: readonly FormField[]): FormValues {
  const data = new FormData(form);
  const keptOf = (field: FormField) => textsOf(field, data).map((text) => sentText(field, text));
  return Object.fromEntries(fields.filter(isKept).map((field) => [field.name, keptOf(field)]));
}

/** Puts kept texts and choices into a field's controls as a visitor would: whoever draws more than the control does hears of it. */
export function writeControls(form: HTMLFormElement, field: FormField, texts: readonly string[]) {
  for (const control of form.elements) {
    if (!('name' in control) || control.name !== field.name) continue;
    if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)) {
      control.checked = texts.includes(control.value);
    } else if (isWritten(control)) {
      // React notes what is set on the element itself and would take the event for an echo; the prototype's setter goes past that.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
        control,
        shownText(field, texts[0] ?? ''),
      );
    }
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function isWritten(control: Element) {
  return control instanceof HTMLInputElement
    ? control.type !== 'file' && control.type !== 'hidden'
    : control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}
