import type { JsonValue } from '../files/json-value.ts';
import { toText } from '../files/json-value.ts';
import type { BlueprintField } from '../project/blueprint.ts';
import { takesFiles } from './field-values.ts';
import type { SubmissionBody } from './field-values.ts';
import type { FormatMessage } from './messages/messages.ts';
import { ruleChecks } from './rule-checks.ts';
import type { CheckContext } from './rule-checks.ts';
import { requiresValue, messageFor, isEmpty, rulesOf } from './rules.ts';
import type { LaravelRule } from './rules.ts';
import { acceptedExtensions, extensionOf } from './store-uploads.ts';

/** What is wrong, by field, in the order of the form. Empty means nothing. */
export type SubmissionErrors = Map<string, string[]>;

const BYTES_IN_KILOBYTE = 1024;

/** Checks what was sent against the rules of the form's fields (contract §7.2). @param now Unix milliseconds */
export function validate(
  fields: BlueprintField[],
  sent: SubmissionBody,
  say: FormatMessage,
  now: number,
): SubmissionErrors {
  const labels = new Map(fields.map((field) => [field.handle, labelOf(field)]));
  const found = fields.map((field): [string, string[]] => {
    const rules = rulesOf(field);
    const files = takesFiles(field);
    const value = files
      ? (sent.files.get(field.handle) ?? []).map(({ name }) => name)
      : sent.values[field.handle];
    const checked: CheckContext = {
      kind: kindOf(rules, value ?? null),
      handle: field.handle,
      other: (handle) => sent.values[handle] ?? null,
      now,
    };
    const attribute = labelOf(field);
    const named: FormatMessage = (key, words) => {
      const other =
        words['other'] === undefined ? {} : { other: labels.get(String(words['other'])) ?? words['other'] };
      return say(key, { attribute, ...words, ...other });
    };
    if (rules.some(({ name }) => name === 'sometimes') && !(field.handle in sent.values) && isEmpty(value)) {
      return [field.handle, []];
    }
    if (rules.some((rule) => requiresValue(rule, checked) === true) && isEmpty(value)) {
      return [field.handle, [named('required', {})]];
    }
    // A switch that is off fails `accepted` even when it was not sent at all.
    if (isEmpty(value) && !rules.some(({ name }) => name === 'accepted')) {
      const stray = files && !isEmpty(sent.values[field.handle]);
      return [field.handle, stray ? [named('file', {})] : []];
    }
    const messages = files
      ? fileMessages(field, rules, sent.files.get(field.handle) ?? [], named)
      : valueMessages(rules, value ?? null, checked, named);
    return [field.handle, messages];
  });
  return new Map(found.filter(([, messages]) => messages.length > 0));
}

/** `E-mail`, or `order no` for a field without a label. */
function labelOf({ handle, config }: BlueprintField): string {
  return toText(config['display']) ?? handle.replaceAll('_', ' ');
}

function kindOf(rules: LaravelRule[], value: JsonValue): CheckContext['kind'] {
  if (Array.isArray(value)) return 'array';
  return rules.some(({ name }) => name === 'integer' || name === 'numeric') ? 'numeric' : 'string';
}

function valueMessages(
  rules: LaravelRule[],
  value: JsonValue,
  checked: CheckContext,
  say: FormatMessage,
): string[] {
  const failed = rules.filter(({ name, values }) => ruleChecks[name]?.(value, values, checked) === false);
  // A size means nothing for a value of the wrong type: "many" is not above 20.
  const wrongType = failed.find(({ name }) => ['integer', 'numeric', 'array'].includes(name));
  return (wrongType ? [wrongType] : failed).flatMap((rule) => {
    const [key, words] = messageFor(rule, checked);
    return key ? [say(key, words)] : [];
  });
}

function fileMessages(
  { config }: BlueprintField,
  rules: LaravelRule[],
  files: File[],
  say: FormatMessage,
): string[] {
  const most = Number(config['max_files'] ?? 0);
  const tooMany = most > 0 && files.length > most ? [say('max.array', { max: most })] : [];
  const each = files.flatMap((file) => {
    const extension = extensionOf(file.name);
    if (!acceptedExtensions.has(extension)) return [say('extension', {})];
    return rules.flatMap(({ name, values }) => {
      const size = file.size / BYTES_IN_KILOBYTE;
      if (name === 'image' && !file.type.startsWith('image/')) return [say('image', {})];
      if (name === 'mimes' && !values.includes(extension))
        return [say('mimes', { values: values.join(', ') })];
      if (name === 'max_filesize' && size > Number(values[0]))
        return [say('max.file', { max: values[0] ?? '' })];
      return [];
    });
  });
  return [...new Set([...tooMany, ...each])];
}
