import { type FormValue, isEmpty } from '#renderer/forms/conditions';
import {
  ELAPSED_FIELD,
  type FormField,
  type FormValues,
  HONEYPOT_FIELD,
  KEY_FIELD,
} from '#renderer/forms/form';
import {
  type Answer,
  askedFields,
  filesOf,
  readAnswer,
  seenByConditions,
  textsOf,
} from '#renderer/forms/values';

/** A posted form, read by its definition: nothing else that was sent along gets any further. */
export type PostedValues = {
  /** For the content system, by field. */
  readonly sent: Readonly<Record<string, FormValue | File | readonly File[]>>;
  /** For the rules: the fields that are asked for, and what was answered. */
  readonly asked: readonly FormField[];
  readonly answers: Readonly<Record<string, Answer>>;
  /** For the visitor to see again. */
  readonly shown: FormValues;
  /** Fields whose files came along. */
  readonly files: readonly string[];
  /** A field was filled in that no person sees. */
  readonly baited: boolean;
  /** Names this filling in of the form, if a script gave it a name. */
  readonly key: string | undefined;
  /** For how long the visitor had the form before them, in milliseconds, if a script counted. */
  readonly elapsedMs: number | undefined;
};

/**
 * Reads what a visitor posted. A field that is asked of some only is left out where it does not apply and stands empty: the rules
 * of the CMS then pass it over (contract §7.1). What somebody wrote there all the same is sent: without a script they saw the field.
 */
export function readPostedValues(form: FormData, fields: readonly FormField[]): PostedValues {
  const answers = new Map(fields.map((field) => [field.name, readAnswer(field, form)] as const));
  const held = (name: string) => seenByConditions(answers.get(name));
  const applying = askedFields(fields, held);
  const asked = fields.filter(
    ({ name, kind }) =>
      applying.has(name) || !isEmpty(kind === 'file' ? form.getAll(name).map(nameOf) : held(name)),
  );

  const sent: Record<string, FormValue | File | readonly File[]> = {};
  for (const field of asked) {
    const { name } = field;
    const chosen = filesOf(form.getAll(name));
    const [first] = chosen;
    if (field.kind !== 'file') sent[name] = held(name) ?? '';
    else if (first !== undefined) sent[name] = field.multiple ? chosen : first;
  }
  const isOurs = (name: string) => fields.some((field) => field.name === name);
  return {
    sent,
    asked,
    answers: Object.fromEntries(answers),
    shown: Object.fromEntries(
      fields.flatMap((field) => (isShown(field) ? [[field.name, typedTexts(field, form)]] : [])),
    ),
    files: fields.flatMap(({ name, kind }) =>
      kind === 'file' && filesOf(form.getAll(name)).length > 0 ? [name] : [],
    ),
    baited: !isOurs(HONEYPOT_FIELD) && textOf(form, HONEYPOT_FIELD) !== '',
    key: /^[\w-]{16,64}$/.exec(textOf(form, KEY_FIELD))?.[0],
    elapsedMs: elapsedIn(textOf(form, ELAPSED_FIELD)),
  };
}

/**
 * Anything but digits says nothing: a robot may as well leave it out, as pages without a script do, but a visitor's clock that was put
 * back counts less than nothing, and they would be too quick however often they press.
 */
function elapsedIn(text: string) {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

function isShown(field: FormField) {
  return field.kind !== 'file' && (field.kind !== 'text' || field.type !== 'password');
}

/** As they were typed; a form sends its lines the old way. */
function typedTexts(field: FormField, form: FormData): readonly string[] {
  const { kind } = field;
  const texts = textsOf(field, form).map((one) => one.replaceAll('\r\n', '\n'));
  return kind === 'checkbox' || kind === 'radio' || kind === 'toggle' ? texts : [texts[0] ?? ''];
}

function textOf(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text : '';
}

function nameOf(one: FormDataEntryValue) {
  return typeof one === 'string' ? '' : one.name;
}
