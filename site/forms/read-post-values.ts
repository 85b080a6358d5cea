import { type ConditionValue, isEmpty } from '#renderer/forms/conditions';
import type { FormField } from '#renderer/forms/form';
import { ELAPSED_FIELD, HONEYPOT_FIELD, DRAFT_KEY_FIELD } from '#renderer/forms/hidden-inputs';
import type { EnteredTexts } from '#renderer/forms/submission-result';
import {
  conditionValue,
  type FormValue,
  filesOf,
  readValue,
  textsOf,
  visibleFields,
} from '#renderer/forms/values';
import { shortenFileName } from '#site/limits/shorten-file-name';
import { formText } from './form-text.ts';

/** The values of a posted form. Values without a field are ignored. */
export type PostValues = {
  /** The values for the content system, by field. */
  readonly submitted: Readonly<Record<string, ConditionValue | File | readonly File[]>>;
  readonly fieldsToValidate: readonly FormField[];
  /** The values of all fields. Fields that are not validated are included, because rules compare fields. */
  readonly valuesToValidate: Readonly<Record<string, FormValue>>;
  /** The texts and choices that the page shows again if the form is not accepted. */
  readonly entered: EnteredTexts;
  /** Names of the fields with files, which the visitor has to choose again. */
  readonly fileFields: readonly string[];
  readonly isHoneypotFilled: boolean;
  /** The key of the draft in the browser's session storage, if a script sent it. */
  readonly draftKey: string | undefined;
  /** Milliseconds from the display of the form to the post, if a script measured them. */
  readonly elapsedMs: number | undefined;
};

/**
 * Reads a posted form. If a field is hidden by its condition and empty, its value is omitted, so the content system does not validate it
 * (contract §7.1). If such a field is filled in, its value is sent, because visitors without a script see all fields.
 */
export function readPostValues(formData: FormData, fields: readonly FormField[]): PostValues {
  const values = new Map(fields.map((field) => [field.name, readValue(field, formData)] as const));
  const valueOf = (name: string) => conditionValue(values.get(name));
  const visible = visibleFields(fields, valueOf);
  const submittedFields = fields.filter(
    ({ name, kind }) =>
      visible.has(name) ||
      (kind === 'file' ? filesOf(formData.getAll(name)).length > 0 : !isEmpty(valueOf(name))),
  );

  const submitted: Record<string, ConditionValue | File | readonly File[]> = {};
  for (const field of submittedFields) {
    const { name } = field;
    const files = filesOf(formData.getAll(name)).map(withShortName);
    const [first] = files;
    if (field.kind !== 'file') submitted[name] = valueOf(name) ?? '';
    else if (first !== undefined) submitted[name] = field.multiple ? files : first;
  }
  const isHoneypotAField = fields.some(({ name }) => name === HONEYPOT_FIELD);
  return {
    submitted,
    fieldsToValidate: submittedFields,
    valuesToValidate: Object.fromEntries(values),
    entered: Object.fromEntries(
      fields.flatMap((field) =>
        isRedisplayable(field) ? [[field.name, enteredTexts(field, formData)]] : [],
      ),
    ),
    fileFields: fields.flatMap(({ name, kind }) =>
      kind === 'file' && filesOf(formData.getAll(name)).length > 0 ? [name] : [],
    ),
    isHoneypotFilled: !isHoneypotAField && formText(formData, HONEYPOT_FIELD) !== '',
    draftKey: /^[\w-]{16,64}$/.exec(formText(formData, DRAFT_KEY_FIELD))?.[0],
    elapsedMs: readMilliseconds(formText(formData, ELAPSED_FIELD)),
  };
}

/** Returns `undefined` unless the text has only digits. After a clock was set back, the time is negative. Such a form must not be refused. */
function readMilliseconds(text: string) {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

function isRedisplayable(field: FormField) {
  return field.kind !== 'file' && (field.kind !== 'text' || field.type !== 'password');
}

/** The texts as typed, with `\n` as line end instead of the form encoding's `\r\n`. */
function enteredTexts(field: FormField, formData: FormData): readonly string[] {
  const { kind } = field;
  const texts = textsOf(field, formData).map((text) => text.replaceAll('\r\n', '\n'));
  return kind === 'checkbox' || kind === 'radio' || kind === 'toggle' ? texts : [texts[0] ?? ''];
}

/** The content system cannot store a file whose name has too many bytes for its file system. */
function withShortName(file: File) {
  const name = shortenFileName(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type });
}
