import { toLocalNumber, toPlainNumber } from '#design-system/locale-number';
import { type ConditionValue, isVisible } from './conditions.ts';
import type { FormField } from './form.ts';

/** The properties of a chosen file that rules read, in the browser and on the server. */
export type FileProperties = { readonly name: string; readonly size: number; readonly type: string };

/** A field's value as it is validated and submitted. Submitted files have their content as well. */
export type FormValue = ConditionValue | readonly FileProperties[];

/**
 * Reads the value of one field from a form's data, in the browser and on the server, so both validate the same value. Texts have no
 * outer spaces and `\n` as line ends, and numbers have a decimal point.
 */
export function readValue(field: FormField, form: FormData): FormValue {
  const texts = textsOf(field, form);
  switch (field.kind) {
    case 'file':
      return filesOf(form.getAll(field.name)).map(({ name, size, type }) => ({ name, size, type }));
    case 'checkbox':
      return texts;
    case 'toggle':
      return texts.length > 0;
    default:
      return toSubmittedText(field, (texts[0] ?? '').replaceAll('\r\n', '\n').trim());
  }
}

/** Reads the values of several fields by name, see {@link readValue}. */
export function readValues(fields: readonly FormField[], form: FormData): Record<string, FormValue> {
  return Object.fromEntries(fields.map((field) => [field.name, readValue(field, form)]));
}

/** Returns the texts of a field's controls. A date with time is one text, `2026-12-04T19:30`, from one control or two. */
export function textsOf({ name, ...field }: FormField, form: FormData): string[] {
  const texts = form.getAll(name).filter((entry) => typeof entry === 'string');
  if (field.kind !== 'text' || field.type !== 'datetime-local') return texts;
  const [day = ''] = texts;
  const time = form.get(timeNameOf(name)) ?? '';
  return day.includes('T') || (day === '' && time === '') ? texts : [`${day}T${String(time)}`];
}

/** Returns the name of the control for the time, if a date and its time have two controls. */
export function timeNameOf(name: string): string {
  return `${name}-time`;
}

/** Returns the chosen files. Browsers submit an empty file field as a file without a name. */
export function filesOf(entries: readonly FormDataEntryValue[]): readonly File[] {
  return entries.filter((entry) => typeof entry !== 'string').filter(({ name }) => name !== '');
}

/** Converts a number from the locale's notation to the submitted one, `1.234,5` to `1234.5`. Other texts are unchanged. */
export function toSubmittedText(field: FormField, text: string): string {
  const decimal = decimalOf(field);
  return decimal ? toPlainNumber(text, decimal) : text;
}

/** Converts a submitted number to the locale's notation, `1234.5` to `1234,5`. `toSubmittedText` reverses it. */
export function toDisplayedText(field: FormField, text: string): string {
  const decimal = decimalOf(field);
  return decimal ? toLocalNumber(text, decimal) : text;
}

/** Returns the part of a value that conditions compare and that is submitted as text. Files are ignored. */
export function conditionValue(value: unknown): ConditionValue | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (!Array.isArray(value)) return undefined;
  const list: readonly unknown[] = value;
  return list.filter((item) => typeof item === 'string');
}

/** Returns the names of the visible fields. A condition ignores the value of a hidden field. */
export function visibleFields(
  fields: readonly FormField[],
  valueOf: (name: string) => ConditionValue | undefined,
): ReadonlySet<string> {
  let visible: ReadonlySet<string> = new Set(fields.map(({ name }) => name));
  // Each pass resolves one more level of dependent conditions. The limit ends the loop if conditions depend on each other in a cycle.
  for (let pass = 0; pass <= fields.length; pass += 1) {
    const before = visible;
    const now = fields.filter(({ visibility }) =>
      isVisible(visibility, (name) => (before.has(name) ? valueOf(name) : undefined)),
    );
    visible = new Set(now.map(({ name }) => name));
    if (visible.size === before.size && [...visible].every((name) => before.has(name))) break;
  }
  return visible;
}

function decimalOf(field: FormField) {
  return 'decimal' in field ? field.decimal : undefined;
}
