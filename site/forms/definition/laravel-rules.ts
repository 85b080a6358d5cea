import type { RuleEntry } from '#renderer/forms/rule-types';
import { isLinearPattern } from '#site/limits/linear-pattern';
import type { FormFieldDefinition } from '#site/services/content';
import { argumentsOf } from './field-rules.ts';
import { readPhpPattern } from './php-pattern.ts';

/** The quantity that a size rule limits: the value of a number, or the number of choices, files or characters. */
type SizeMeasure = 'number' | 'list' | 'text';

type MappedRules = {
  readonly rules: readonly RuleEntry[];
  /** Rules in their original form that only the content system validates. */
  readonly unmapped: readonly string[];
  /** Rules in their original form that only the content system validates, because they could block a browser or the server. */
  readonly slow: readonly string[];
};

/** Rules about the type or the presence of a value. They are not mapped, because the site reads each value according to its field type. */
const IGNORED_RULES = new Set(
  'nullable sometimes bail string array file filled present boolean exclude_if exclude_unless'.split(' '),
);
/** Rules with the same name and arguments in both systems. */
const UNCHANGED_RULES = new Set('accepted alpha integer numeric different starts_with ends_with'.split(' '));
// Maps, because an object would inherit values for rules with names such as `constructor`.
const RENAMED_RULES: ReadonlyMap<string, string> = new Map([
  ['alpha_num', 'alphanumeric'],
  ['in', 'one_of'],
  ['not_in', 'none_of'],
  ['same', 'confirm'],
  ['mimes', 'file_type'],
  ['extensions', 'file_type'],
]);
const DATE_RULES: ReadonlyMap<string, string> = new Map([
  ['after', 'date_after'],
  ['after_or_equal', 'date_after_or_equal'],
  ['before', 'date_before'],
  ['before_or_equal', 'date_before_or_equal'],
]);
const DATE_FIELD_RULES: ReadonlyMap<string, string> = new Map([
  ['after', 'date_after_node'],
  ['before', 'date_before_node'],
]);
/** Laravel has other rules that begin with `required_`, such as `required_if_accepted`. Only the content system validates them. */
const CONDITIONAL_RULES = new Set(
  'required_if required_unless required_with required_with_all required_without required_without_all'.split(
    ' ',
  ),
);
const RELATIVE_DAYS = ['yesterday', 'today', 'tomorrow', 'now'];

/**
 * Maps the CMS's rules of a field to rules that the browser and the server validate. Adds the rules that follow from the type and options.
 *
 * @param names the form's fields whose dates a rule may compare
 */
export function mapRules(field: FormFieldDefinition, names: ReadonlySet<string>): MappedRules {
  const measure = measureOf(field);
  const rules: RuleEntry[] = [];
  const unmapped: string[] = [];
  const slow: string[] = [];
  for (const rule of field.rules) {
    const mapped = mapRule(rule, { field, measure, names });
    if (mapped === undefined) unmapped.push(rule);
    else if (mapped.some(hasSlowPattern)) slow.push(rule);
    else rules.push(...mapped);
  }
  rules.push(...impliedRules(field));
  // Rules that require a value run first.
  const requiresValue = ([name]: RuleEntry) =>
    name === 'required' || name === 'required_when' || name === 'accepted';
  return {
    rules: [...rules.filter(requiresValue), ...rules.filter((rule) => !requiresValue(rule))],
    unmapped,
    slow,
  };
}

type RuleSource = {
  readonly field: FormFieldDefinition;
  readonly measure: SizeMeasure;
  readonly names: ReadonlySet<string>;
};

/** Maps one rule. Returns an empty list for a rule that the site does not need to validate, and `undefined` for an unknown rule. */
function mapRule(rule: string, { field, measure, names }: RuleSource): readonly RuleEntry[] | undefined {
  const [name, rest] = splitRule(rule);
  const args = argumentsOf(rest);
  if (IGNORED_RULES.has(name)) return [];
  if (name === 'required') return [['required', 'trim']];
  if (CONDITIONAL_RULES.has(name)) return [['required_when', name.slice('required_'.length), ...args]];
  if (name === 'email') return [['email']];
  if (UNCHANGED_RULES.has(name)) return [[name, ...args]];
  if (name === 'url') return [['url', ...args.map(toUrlProtocol)]];
  if (name === 'confirmed') return [['confirm', `${field.handle}_confirmation`]];
  const renamed = RENAMED_RULES.get(name);
  if (renamed !== undefined) return [[renamed, ...args]];
  if (name === 'image') return [['file_type', 'image']];
  if (name === 'max_filesize') return [['file_size', ...args]];
  if (name === 'digits' || name === 'digits_between') return [['digits', ...args]];
  if (name === 'date') return [['date_format']];
  if (name === 'alpha_dash') return [['regex', '^[\\p{L}\\p{M}\\p{N}_-]+$', 'u']];
  if (name === 'regex' || name === 'not_regex') return patternRule(name, rest);
  if (DATE_RULES.has(name)) return hasTime(field) ? undefined : dateRule(name, rest, names);
  return sizeRule(name, args, measure);
}

/** Converts a protocol of the rule `url` to the notation of the URL standard, ` HTTPS` to `https:`. */
function toUrlProtocol(name: string) {
  return `${name.trim().toLowerCase()}:`;
}

/**
 * Returns whether a date has a time. Only the content system compares such a date with others, because the visitor's clock may be
 * wrong.
 */
export function hasTime({ type, inputType, config }: FormFieldDefinition): boolean {
  if (type === 'date') return config['time_enabled'] === true;
  return type === 'text' && inputType === 'datetime-local';
}

function sizeRule(
  name: string,
  args: readonly string[],
  measure: SizeMeasure,
): readonly RuleEntry[] | undefined {
  const [first = '', second = first] = args;
  const bounds = new Map<string, readonly [string, string]>([
    ['min', [first, 'Infinity']],
    ['max', ['0', first]],
    ['size', [first, first]],
    ['between', [first, second]],
  ]).get(name);
  if (bounds === undefined) return undefined;
  const [low, high] = bounds;
  if (measure !== 'number') return [['length', Number(low), ...(high === 'Infinity' ? [] : [Number(high)])]];
  if (name === 'min' || name === 'max') return [[name, first]];
  return [['between', low, high]];
}

/** A slow pattern could block the visitor's browser or the server's event loop, because visitors choose the text that it tests. */
function hasSlowPattern([name, source, flags = '']: RuleEntry): boolean {
  return (name === 'regex' || name === 'not_regex') && !isLinearPattern(String(source), String(flags));
}

function patternRule(name: string, pattern: string): readonly RuleEntry[] | undefined {
  const [source, flags] = readPhpPattern(pattern) ?? [];
  if (source === undefined) return undefined;
  return [flags ? [name, source, flags] : [name, source]];
}

function dateRule(name: string, date: string, names: ReadonlySet<string>): readonly RuleEntry[] | undefined {
  if (names.has(date)) {
    const fieldRule = DATE_FIELD_RULES.get(name);
    return fieldRule === undefined ? undefined : [[fieldRule, date]];
  }
  const rule = DATE_RULES.get(name);
  if (rule === undefined || !(RELATIVE_DAYS.includes(date) || /^\d{4}-\d{2}-\d{2}/.test(date)))
    return undefined;
  return [date === 'now' ? [rule] : [rule, date]];
}

/** Returns the rules that follow from the type: a number, a date, one of the options, or a number of files. */
function impliedRules(field: FormFieldDefinition): readonly RuleEntry[] {
  const { type, options, rules, config } = field;
  const isChoice = ['select', 'radio', 'button_group', 'checkboxes'].includes(type) && options.length > 0;
  const maxFiles = Number(config['max_files'] ?? 0);
  return [
    ...entryIf(type === 'integer' || type === 'range', ['integer']),
    ...entryIf(type === 'float', ['numeric']),
    // Scripts join a date and its time from two controls, so one of them can be empty.
    ...entryIf((type === 'date' || hasTime(field)) && !rules.includes('date'), ['date_format']),
    ...entryIf(isChoice, ['one_of', ...options.map(({ value }) => value)]),
    ...entryIf(takesFiles(type) && maxFiles > 1, ['length', 0, maxFiles]),
  ];
}

function entryIf(applies: boolean, entry: RuleEntry): readonly RuleEntry[] {
  return applies ? [entry] : [];
}

function measureOf({ type, rules, config }: FormFieldDefinition): SizeMeasure {
  if (takesFiles(type) || type === 'checkboxes' || (type === 'select' && config['multiple'] === true))
    return 'list';
  const isNumber =
    ['integer', 'float', 'range'].includes(type) || rules.includes('integer') || rules.includes('numeric');
  return isNumber ? 'number' : 'text';
}

function takesFiles(type: string) {
  return type === 'assets' || type === 'files';
}

function splitRule(rule: string): readonly [name: string, rest: string] {
  const colon = rule.indexOf(':');
  return colon === -1 ? [rule.trim(), ''] : [rule.slice(0, colon).trim(), rule.slice(colon + 1)];
}
