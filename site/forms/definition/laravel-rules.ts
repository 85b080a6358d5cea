import type { RuleEntry } from '#renderer/forms/rule';
import type { FormField } from '#site/services/content';
import { argumentsOf } from './field-rules.ts';

/** What a size counts (contract §7.2): a number's value, the answers chosen, a text's characters, a file's kilobytes. */
type Counted = 'number' | 'list' | 'text' | 'file';

export type MappedRules = {
  readonly rules: readonly RuleEntry[];
  /** As they are written; they are judged by the content system alone. */
  readonly unmapped: readonly string[];
};

/** Rules that say what a value is for the content system, or whether it looks at all: our own reading of answers does that. */
const STRUCTURAL = new Set(
  'nullable sometimes bail string array file filled present boolean exclude_if exclude_unless'.split(' '),
);
/** The same in both, arguments too. */
const SAME = new Set('accepted email url alpha integer numeric starts_with ends_with'.split(' '));
const RENAMED: Readonly<Record<string, string>> = {
  alpha_num: 'alphanumeric',
  in: 'one_of',
  not_in: 'none_of',
  different: 'different',
  same: 'confirm',
  mimes: 'file_type',
  extensions: 'file_type',
};
const DATES: Readonly<Record<string, string>> = {
  after: 'date_after',
  after_or_equal: 'date_after_or_equal',
  before: 'date_before',
  before_or_equal: 'date_before_or_equal',
};
const BESIDE: Readonly<Record<string, string>> = { after: 'date_after_node', before: 'date_before_node' };
const RELATIVE_DAYS = ['yesterday', 'today', 'tomorrow', 'now'];

/**
 * The rules of a field of the CMS in the names that browser and server judge by, and what its type and its choices ask without a
 * rule.
 *
 * @param names of the form's fields that a rule may compare a day with
 */
export function mapRules(field: FormField, names: ReadonlySet<string>): MappedRules {
  const counted = countedBy(field);
  const rules: RuleEntry[] = [];
  const unmapped: string[] = [];
  for (const written of field.rules) {
    const mapped = mapRule(written, { field, counted, names });
    if (mapped === undefined) unmapped.push(written);
    else rules.push(...mapped);
  }
  rules.push(...impliedBy(field));
  // Whether there is an answer is asked before what it is.
  const asksFirst = ([name]: RuleEntry) =>
    name === 'required' || name === 'required_when' || name === 'accepted';
  return { rules: [...rules.filter(asksFirst), ...rules.filter((rule) => !asksFirst(rule))], unmapped };
}

type Place = { readonly field: FormField; readonly counted: Counted; readonly names: ReadonlySet<string> };

/** One rule in ours: none where it asks nothing of us, `undefined` where we do not know it. */
function mapRule(written: string, place: Place): readonly RuleEntry[] | undefined {
  const [name, rest] = parted(written);
  const args = argumentsOf(rest);
  if (STRUCTURAL.has(name)) return [];
  if (name === 'required') return [['required', 'trim']];
  if (name.startsWith('required_')) return [['required_when', name.slice('required_'.length), ...args]];
  if (name === 'email') return [['email']];
  if (SAME.has(name)) return [[name, ...args]];
  if (name === 'confirmed') return [['confirm', `${place.field.handle}_confirmation`]];
  if (RENAMED[name] !== undefined) return [[RENAMED[name], ...args]];
  if (name === 'image') return [['file_type', 'image']];
  if (name === 'max_filesize') return [['file_size', ...args]];
  if (name === 'digits' || name === 'digits_between') return [['digits', ...args]];
  if (name === 'date') return [['date_format']];
  if (name === 'alpha_dash') return [['regex', '^[\\p{L}\\p{M}\\p{N}_-]+$', 'u']];
  if (name === 'regex' || name === 'not_regex') return patternOf(name, rest);
  if (DATES[name] !== undefined)
    return asksForTime(place.field) ? undefined : dateRule(name, rest, place.names);
  return sizeRule(name, args, place.counted);
}

/**
 * Whether a date comes with a time of its day. Before or after what a moment lies depends on a clock, and the visitor's is not the
 * content system's: that is judged there alone.
 */
export function asksForTime({ type, config }: FormField): boolean {
  return type === 'date' && config['time_enabled'] === true;
}

function sizeRule(name: string, args: readonly string[], counted: Counted): readonly RuleEntry[] | undefined {
  const [first = '', second = first] = args;
  const bounds: Readonly<Record<string, readonly [string, string]>> = {
    min: [first, 'Infinity'],
    max: ['0', first],
    size: [first, first],
    between: [first, second],
  };
  const [low, high] = bounds[name] ?? [];
  if (low === undefined || high === undefined) return undefined;
  if (counted === 'file') return name === 'max' ? [['file_size', high]] : undefined;
  if (counted !== 'number') return [['length', Number(low), ...(high === 'Infinity' ? [] : [Number(high)])]];
  if (name === 'min' || name === 'max') return [[name, first]];
  return [['between', low, high]];
}

/** `/^VV-[0-9]{6}$/i` as source and flags; PHP knows more delimiters and flags than JavaScript. */
function patternOf(name: string, pattern: string): readonly RuleEntry[] | undefined {
  const [, , source, flags = ''] = /^([/#~])(.*)\1([a-zA-Z]*)$/s.exec(pattern) ?? [];
  if (source === undefined || /[^imsu]/.test(flags)) return undefined;
  try {
    void new RegExp(source, flags);
  } catch {
    return undefined;
  }
  return [flags === '' ? [name, source] : [name, source, flags]];
}

function dateRule(name: string, date: string, names: ReadonlySet<string>): readonly RuleEntry[] | undefined {
  if (names.has(date)) return BESIDE[name] === undefined ? undefined : [[BESIDE[name], date]];
  const ours = DATES[name];
  if (ours === undefined || !(RELATIVE_DAYS.includes(date) || /^\d{4}-\d{2}-\d{2}/.test(date)))
    return undefined;
  return [date === 'now' ? [ours] : [ours, date]];
}

/** What is asked without being written: a number is one, a date is one, a choice is among those there are. */
function impliedBy({ type, options, rules, config }: FormField): readonly RuleEntry[] {
  const chosen = ['select', 'radio', 'button_group', 'checkboxes'].includes(type) && options.length > 0;
  const most = Number(config['max_files'] ?? 0);
  return [
    ...entryIf(type === 'integer' || type === 'range', ['integer']),
    ...entryIf(type === 'float', ['numeric']),
    ...entryIf(type === 'date' && !rules.includes('date'), ['date_format']),
    ...entryIf(chosen, ['one_of', ...options.map(({ value }) => value)]),
    ...entryIf(takesFiles(type) && most > 1, ['length', 0, most]),
  ];
}

function entryIf(isAsked: boolean, entry: RuleEntry): readonly RuleEntry[] {
  return isAsked ? [entry] : [];
}

function countedBy({ type, rules, config }: FormField): Counted {
  if (takesFiles(type)) return 'file';
  if (type === 'checkboxes' || (type === 'select' && config['multiple'] === true)) return 'list';
  const isNumber =
    ['integer', 'float', 'range'].includes(type) || rules.includes('integer') || rules.includes('numeric');
  return isNumber ? 'number' : 'text';
}

function takesFiles(type: string) {
  return type === 'assets' || type === 'files';
}

function parted(rule: string): readonly [name: string, rest: string] {
  const colon = rule.indexOf(':');
  return colon === -1 ? [rule.trim(), ''] : [rule.slice(0, colon).trim(), rule.slice(colon + 1)];
}
