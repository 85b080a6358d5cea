import { type FormValue, isAsked, isEmpty } from '#renderer/form-conditions';
import { type FormField, type FormValues, HONEYPOT_FIELD } from '#renderer/forms';

/** A posted form, read by its definition: nothing else that was sent along gets any further. */
export type PostedValues = {
  /** For the content system, by field. */
  readonly sent: Readonly<Record<string, FormValue | File | readonly File[]>>;
  /** For the visitor to see again. */
  readonly shown: FormValues;
  /** Fields whose files came along. */
  readonly files: readonly string[];
};

/**
 * Reads what a visitor posted. A field that is asked of some only is left out where it does not apply and stands empty: the rules
 * of the CMS then pass it over (contract §7.1). What somebody wrote there all the same is sent: without a script they saw the field.
 */
export function readPostedValues(form: FormData, fields: readonly FormField[]): PostedValues {
  const answers = new Map(
    fields.flatMap((field) => (field.kind === 'file' ? [] : [[field.name, answerTo(field, form)] as const])),
  );
  const applies = (field: FormField) =>
    !isEmpty(answers.get(field.name)) || isAsked(field.shownWhen, (name) => answers.get(name));

  const sent: Record<string, FormValue | File | readonly File[]> = {};
  const shown: Record<string, readonly string[]> = {};
  const files: string[] = [];
  for (const field of fields) {
    const { name } = field;
    if (field.kind === 'file') {
      // A file field left empty arrives as a file without a name.
      const chosen = form.getAll(name).filter((one) => one instanceof File);
      const some = chosen.filter((file) => file.name !== '');
      const [first] = some;
      if (first === undefined) continue;
      files.push(name);
      sent[name] = field.multiple ? some : first;
      continue;
    }
    const answer = answers.get(name) ?? '';
    if (applies(field)) sent[name] = answer;
    if (field.kind !== 'text' || field.type !== 'password') shown[name] = asShown(answer);
  }
  const bait = form.get(HONEYPOT_FIELD);
  if (typeof bait === 'string' && bait !== '') sent[HONEYPOT_FIELD] ??= bait;
  return { sent, shown, files };
}

function answerTo(field: Exclude<FormField, { kind: 'file' }>, form: FormData): FormValue {
  const texts = form.getAll(field.name).filter((one) => typeof one === 'string');
  if (field.kind === 'checkbox') return texts;
  if (field.kind === 'toggle') return texts.length > 0;
  // A form sends its lines the old way; the rules count each end of a line once.
  return (texts[0] ?? '').replaceAll('\r\n', '\n');
}

function asShown(answer: FormValue): readonly string[] {
  if (typeof answer === 'boolean') return answer ? ['1'] : [];
  return typeof answer === 'string' ? [answer] : answer;
}
