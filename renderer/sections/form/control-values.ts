import { writeValue } from '#design-system/control-value';
import type { FormField } from '../../forms/form.ts';
import type { EnteredTexts } from '../../forms/submission-result.ts';
import { type FormValue, readValues, textsOf, toDisplayedText, toSubmittedText } from '../../forms/values.ts';
import { canBeStored } from './draft-storage.ts';

/** Returns the initial texts of a field's control: the posted texts if there are any, else the editor's. */
export function initialTexts(field: FormField, posted: EnteredTexts | undefined): readonly string[] {
  if (posted && field.kind !== 'hidden') return posted[field.name] ?? [];
  switch (field.kind) {
    case 'file':
      return [];
    case 'toggle':
      return field.initial ? ['1'] : [];
    case 'radio':
    case 'checkbox':
      return field.initial;
    default:
      return field.initial === '' ? [] : [toDisplayedText(field, field.initial)];
  }
}

/** Returns the values of the initial texts of all fields, by field name. */
export function initialValues(
  fields: readonly FormField[],
  posted: EnteredTexts | undefined,
): Record<string, FormValue> {
  const form = new FormData();
  for (const field of fields) for (const text of initialTexts(field, posted)) form.append(field.name, text);
  return readValues(fields, form);
}

/** Reads the texts of the fields that may be stored. Numbers are in the submitted notation, because the next page may have another locale. */
export function readControls(form: HTMLFormElement, fields: readonly FormField[]): EnteredTexts {
  const data = new FormData(form);
  const storedTexts = (field: FormField) => textsOf(field, data).map((text) => toSubmittedText(field, text));
  return Object.fromEntries(fields.filter(canBeStored).map((field) => [field.name, storedTexts(field)]));
}

/** Writes stored texts and choices into a field's controls, and dispatches the events of a visitor's input. */
export function writeControls(form: HTMLFormElement, field: FormField, texts: readonly string[]) {
  for (const control of form.elements) {
    if (!('name' in control) || control.name !== field.name) continue;
    if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)) {
      control.checked = texts.includes(control.value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (isTextControl(control)) {
      writeValue(control, toDisplayedText(field, texts[0] ?? ''));
    }
  }
}

function isTextControl(
  control: Element,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return control instanceof HTMLInputElement
    ? control.type !== 'file' && control.type !== 'hidden'
    : control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}
