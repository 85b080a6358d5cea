import { textsOf } from '../form-values.ts';
import type { FormField, FormValues } from '../forms.ts';
import { isKept } from './kept-answers.ts';

/** What stands in a form's controls, of the fields that may be kept. */
export function readControls(form: HTMLFormElement, fields: readonly FormField[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(fields.filter(isKept).map((field) => [field.name, textsOf(field, data)]));
}

/** Puts texts and choices into a field's controls as a visitor would: whoever draws more than the control does hears of it. */
export function writeControls(form: HTMLFormElement, name: string, texts: readonly string[]) {
  for (const control of form.elements) {
    if (!('name' in control) || control.name !== name) continue;
    if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)) {
      control.checked = texts.includes(control.value);
    } else if (isWritten(control)) {
      // React notes what is set on the element itself and would take the event for an echo; the prototype's setter goes past that.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
        control,
        texts[0] ?? '',
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
