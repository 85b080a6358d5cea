import { type FormValue, isEmpty } from '#renderer/forms/conditions';
import {
  ELAPSED_FIELD,
  type FormField,
  type FormValues,
  HONEYPOT_FIELD,
  KEY_FIELD,
} from '#renderer/forms/form';
import {
  conditionValue,
  type FormFieldValue,
  filesOf,
  readValue,
  textsOf,
  visibleFields,
} from '#renderer/forms/values';

/** A posted form, read by its definition. Names that no field has are dropped. */
export type PostValues = {
  /** The values for the content system, by field. */
  readonly submitted: Readonly<Record<string, FormValue | File | readonly File[]>>;
  /** The fields to validate, and all values. */
  readonly fields: readonly FormField[];
  readonly values: Readonly<Record<string, FormFieldValue>>;
  /** The texts and choices that the page shows again if the form is not accepted. */
  readonly entered: FormValues;
  /** Names of the fields with files, which the visitor has to choose again. */
  readonly fileFields: readonly string[];
  readonly isHoneypotFilled: boolean;
  /** The key of this submission, if a script sent one. */
  readonly key: string | undefined;
  /** How long the visitor had the form before them, if a script measured it. */
  readonly elapsedMs: number | undefined;
};

/**
 * Reads a posted form. An empty hidden field is left out, so the rules of the content system ignore it (contract §7.1). A filled
 * hidden field is submitted, because visitors without a script see all fields.
 */
export function readPostValues(form: FormData, fields: readonly FormField[]): PostValues {
  const values = new Map(fields.map((field) => [field.name, readValue(field, form)] as const));
  const valueOf = (name: string) => conditionValue(values.get(name));
  const visible = visibleFields(fields, valueOf);
  const submittedFields = fields.filter(
    ({ name, kind }) =>
      visible.has(name) || !isEmpty(kind === 'file' ? form.getAll(name).map(fileNameOf) : valueOf(name)),
  );

  const submitted: Record<string, FormValue | File | readonly File[]> = {};
  for (const field of submittedFields) {
    const { name } = field;
    const files = filesOf(form.getAll(name));
    const [first] = files;
    if (field.kind !== 'file') submitted[name] = valueOf(name) ?? '';
    else if (first !== undefined) submitted[name] = field.multiple ? files : first;
  }
  const isHoneypotAField = fields.some(({ name }) => name === HONEYPOT_FIELD);
  return {
    submitted,
    fields: submittedFields,
    values: Object.fromEntries(values),
    entered: Object.fromEntries(
      fields.flatMap((field) => (canBeShown(field) ? [[field.name, enteredTexts(field, form)]] : [])),
    ),
    fileFields: fields.flatMap(({ name, kind }) =>
      kind === 'file' && filesOf(form.getAll(name)).length > 0 ? [name] : [],
    ),
    isHoneypotFilled: !isHoneypotAField && textOf(form, HONEYPOT_FIELD) !== '',
    key: /^[\w-]{16,64}$/.exec(textOf(form, KEY_FIELD))?.[0],
    elapsedMs: readMilliseconds(textOf(form, ELAPSED_FIELD)),
  };
}

/** Ignores anything but digits: a clock that was set back gives a negative time, which is no reason to reject a form. */
function readMilliseconds(text: string) {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

function canBeShown(field: FormField) {
  return field.kind !== 'file' && (field.kind !== 'text' || field.type !== 'password');
}

/** The texts as typed, with `\n` as line end instead of the form encoding's `\r\n`. */
function enteredTexts(field: FormField, form: FormData): readonly string[] {
  const { kind } = field;
  const texts = textsOf(field, form).map((text) => text.replaceAll('\r\n', '\n'));
  return kind === 'checkbox' || kind === 'radio' || kind === 'toggle' ? texts : [texts[0] ?? ''];
}

function textOf(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text : '';
}

function fileNameOf(entry: FormDataEntryValue) {
  return typeof entry === 'string' ? '' : entry.name;
}
