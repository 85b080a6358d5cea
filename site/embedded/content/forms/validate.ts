import type { JsonValue } from '../files/json-value.ts';
import { toText } from '../files/json-value.ts';
import type { BlueprintField } from '../project/blueprint.ts';
import { takesFiles } from './field-values.ts';
import type { SubmissionBody } from './field-values.ts';
import type { FormatFieldMessage } from './messages/messages.ts';
import { ruleChecks } from './rule-checks.ts';
import type { CheckContext } from './rule-checks.ts';
import { requiresValue, messageFor, isMissing, rulesOf } from './rules.ts';
import type { LaravelRule } from './rules.ts';
import { acceptedExtensions, extensionOf } from './store-uploads.ts';

/** Validation messages by field handle, in the order of the form. Empty if the submission is valid. */
export type SubmissionErrors = Map<string, string[]>;

const BYTES_PER_KILOBYTE = 1024;

/** The format in which Statamic 6 requires dates: PHP's `Y-m-d\TH:i:s.v\Z`. */
const DATE_FORMAT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The media types of the file types that Statamic's rule `image` accepts. It refuses photos in HEIC and TIFF. */
const IMAGE_TYPES = new Set(
  ['jpeg', 'png', 'gif', 'bmp', 'x-ms-bmp', 'svg+xml', 'webp', 'avif'].map((type) => `image/${type}`),
);

/** Size rules. For a field with files, they limit the number of files. */
const COUNT_RULES = ['min', 'max', 'size', 'between'];

/**
 * Validates a submission with the rules of the form's fields (contract §7.2).
 *
 * @param now Unix milliseconds
 * @param onUnsupportedPattern called for the pattern of a rule that only a real Statamic can validate
 */
export function validate(
  fields: BlueprintField[],
  body: SubmissionBody,
  formatMessage: FormatFieldMessage,
  now: number,
  onUnsupportedPattern: (field: string, pattern: string) => void = () => {},
): SubmissionErrors {
  // Statamic reads the dates first, and reports only the first invalid one.
  const invalidDate = fields.find((field) => isInvalidDate(field, body.values[field.handle]));
  if (invalidDate)
    return new Map([
      [invalidDate.handle, [formatMessage('date.field', { attribute: labelOf(invalidDate) })]],
    ]);
  const labels = new Map(fields.map((field) => [field.handle, labelOf(field)]));
  const messagesByField = fields.map((field): [string, string[]] => {
    const checks = {
      handle: field.handle,
      valueOf: (handle: string) => body.values[handle] ?? null,
      now,
      onUnsupportedPattern: (pattern: string) => onUnsupportedPattern(field.handle, pattern),
    };
    const attribute = labelOf(field);
    const formatWithLabels: FormatFieldMessage = (key, placeholders) => {
      const other =
        placeholders['other'] === undefined
          ? {}
          : { other: labels.get(String(placeholders['other'])) ?? placeholders['other'] };
      return formatMessage(key, { attribute, ...placeholders, ...other });
    };
    return [field.handle, fieldMessages(field, body, checks, formatWithLabels)];
  });
  return new Map(messagesByField.filter(([, messages]) => messages.length > 0));
}

/** Returns the messages of one field. A required field without a value has only that message. */
function fieldMessages(
  field: BlueprintField,
  body: SubmissionBody,
  checks: Omit<CheckContext, 'kind'>,
  formatMessage: FormatFieldMessage,
): string[] {
  const { handle } = field;
  const rules = rulesOf(field);
  const files = takesFiles(field) ? (body.files.get(handle) ?? []) : undefined;
  const value = files ? files.map(({ name }) => name) : body.values[handle];
  const checkContext: CheckContext = { ...checks, kind: kindOf(rules, value ?? null) };
  if (rules.some(({ name }) => name === 'sometimes') && !(handle in body.values) && isMissing(value))
    return [];
  if (rules.some((rule) => requiresValue(rule, checkContext) === true) && isMissing(value))
    return [formatMessage('required', {})];
  // Other rules ignore a missing value. The rule `accepted` also fails for a toggle that was not sent.
  if (isMissing(value) && !rules.some(({ name }) => name === 'accepted')) {
    const hasTextInsteadOfFile = files !== undefined && !isMissing(body.values[handle]);
    return hasTextInsteadOfFile ? [formatMessage('file', {})] : [];
  }
  if (!files) return valueMessages(rules, value ?? null, checkContext, formatMessage);
  const countRules = rules.filter(({ name }) => COUNT_RULES.includes(name));
  return [
    ...valueMessages(countRules, value ?? null, checkContext, formatMessage),
    ...fileMessages(field, rules, files, formatMessage),
  ];
}

/** Returns whether a value is sent for a field with one date, and is not a date in the format of Statamic 6. */
function isInvalidDate({ type, config }: BlueprintField, value: JsonValue | undefined): boolean {
  if (type !== 'date' || config['mode'] === 'range' || isMissing(value)) return false;
  const text = typeof value === 'string' && DATE_FORMAT.test(value) ? value : '';
  const time = Date.parse(text);
  // Text such as 30 February is parsed as another day.
  return Number.isNaN(time) || new Date(time).toISOString() !== text;
}

/** Returns the label of a field, or its handle with spaces: `order no`. */
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
  checkContext: CheckContext,
  formatMessage: FormatFieldMessage,
): string[] {
  const failed = rules.filter(
    ({ name, values }) =>
      Object.hasOwn(ruleChecks, name) && ruleChecks[name]?.(value, values, checkContext) === false,
  );
  // For a value of the wrong type, only this error is reported: the size of "many" cannot be compared with 20.
  const wrongType = failed.find(({ name }) => ['integer', 'numeric', 'array'].includes(name));
  return (wrongType ? [wrongType] : failed).flatMap((rule) => {
    const [key, placeholders] = messageFor(rule, checkContext);
    return key ? [formatMessage(key, placeholders)] : [];
  });
}

function fileMessages(
  { config }: BlueprintField,
  rules: LaravelRule[],
  files: File[],
  formatMessage: FormatFieldMessage,
): string[] {
  const maxFiles = Number(config['max_files'] ?? 0);
  const tooMany =
    maxFiles > 0 && files.length > maxFiles ? [formatMessage('max.array', { max: maxFiles })] : [];
  const each = files.flatMap((file) => {
    const extension = extensionOf(file.name);
    if (!acceptedExtensions.has(extension)) return [formatMessage('extension', {})];
    return rules.flatMap(({ name, values }) => {
      const size = file.size / BYTES_PER_KILOBYTE;
      if (name === 'image' && !IMAGE_TYPES.has(file.type)) return [formatMessage('image', {})];
      if (name === 'mimes' && !values.includes(extension))
        return [formatMessage('mimes', { values: values.join(', ') })];
      if (name === 'max_filesize' && size > Number(values[0]))
        return [formatMessage('max.file', { max: values[0] ?? '' })];
      return [];
    });
  });
  return [...new Set([...tooMany, ...each])];
}
