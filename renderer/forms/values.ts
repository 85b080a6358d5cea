import { type FormValue, isVisible } from './conditions.ts';
import type { FormField } from './form.ts';

/** A number in groups of three, all with one sign between them. None begins with a nought: 0.500 is a half everywhere. */
const GROUPED = /^[-+]?[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*([.,]\d*)?$/;

/** What is known of a chosen file without reading it; rules judge by this, in a browser and on a server alike. */
export type FileFacts = { readonly name: string; readonly size: number; readonly type: string };

/** An answer as rules judge it and as it is sent, files apart. */
export type FieldValue = FormValue | readonly FileFacts[];

/**
 * Reads the answer to one field from a form, filled in or posted. Both sides read by this, so both judge the same: without the spaces
 * around a text, its lines ended in one way, a number as it is sent.
 */
export function readValue(field: FormField, form: FormData): FieldValue {
  const texts = textsOf(field, form);
  switch (field.kind) {
    case 'file':
      return filesOf(form.getAll(field.name)).map(({ name, size, type }) => ({ name, size, type }));
    case 'checkbox':
      return texts;
    case 'toggle':
      return texts.length > 0;
    default:
      return written(field, texts[0] ?? '');
  }
}

/** The answers to all of these fields. */
export function readValues(fields: readonly FormField[], form: FormData): Record<string, FieldValue> {
  return Object.fromEntries(fields.map((field) => [field.name, readValue(field, form)]));
}

/** What stands in a field's controls. A day and its time are one text, whether one control keeps them or two. */
export function textsOf({ name, ...field }: FormField, form: FormData): string[] {
  const texts = form.getAll(name).filter((one) => typeof one === 'string');
  if (field.kind !== 'text' || field.type !== 'datetime-local') return texts;
  const [day = ''] = texts;
  const time = form.get(timeNameOf(name)) ?? '';
  return day.includes('T') || (day === '' && time === '') ? texts : [`${day}T${String(time)}`];
}

/** Under what the time of a day is sent that has a control of its own. */
export function timeNameOf(name: string): string {
  return `${name}-time`;
}

/** The files that were chosen; a file field left empty is sent as a file without a name. */
export function filesOf(given: readonly FormDataEntryValue[]): readonly File[] {
  return given.filter((one) => typeof one !== 'string').filter(({ name }) => name !== '');
}

function written(field: FormField, text: string): string {
  return sentText(field, text.replaceAll('\r\n', '\n').trim());
}

/** What a condition of another field sees of an answer; of files how many there are is not asked. */
export function conditionValue(answer: unknown): FormValue | undefined {
  if (typeof answer === 'string' || typeof answer === 'boolean') return answer;
  if (!Array.isArray(answer)) return undefined;
  const list: readonly unknown[] = answer;
  return list.filter((one) => typeof one === 'string');
}

/** Names of the fields that are asked for, the form being filled in like this: what hangs on a field that is not asked is told nothing of it. */
export function visibleFields(
  fields: readonly FormField[],
  answerTo: (name: string) => FormValue | undefined,
): ReadonlySet<string> {
  let asked: ReadonlySet<string> = new Set(fields.map(({ name }) => name));
  // Each pass settles at least one more link of a chain; conditions that bite their own tail end here, too.
  for (let pass = 0; pass <= fields.length; pass += 1) {
    const before = asked;
    const now = fields.filter(({ shownWhen }) =>
      isVisible(shownWhen, (name) => (before.has(name) ? answerTo(name) : undefined)),
    );
    asked = new Set(now.map(({ name }) => name));
    if (asked.size === before.size && [...asked].every((name) => before.has(name))) break;
  }
  return asked;
}

/**
 * A number as it is sent, however people of the page's locale write it: nothing between its groups of three, a point before its
 * decimals. What is no number, or no field for one, stays as it is.
 */
export function sentText(field: FormField, text: string): string {
  const decimal = decimalOf(field);
  if (!decimal) return text;
  const number = text.trim();
  const [, group = decimal, fraction = decimal] = GROUPED.exec(number) ?? [];
  const isGrouped = group !== decimal && fraction.startsWith(decimal);
  return (isGrouped ? number.replaceAll(group, '') : number).replace(decimal, '.');
}

/** A number that is sent, as people of the page's locale write it: `sentText` reads the same number in it. */
export function shownText(field: FormField, text: string): string {
  const decimal = decimalOf(field);
  return decimal && !Number.isNaN(Number(text)) ? text.replace('.', decimal) : text;
}

function decimalOf(field: FormField) {
  return 'decimal' in field ? field.decimal : undefined;
}
