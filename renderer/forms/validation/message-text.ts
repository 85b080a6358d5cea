import type { RuleMessages } from '../rule-messages.ts';
import { formatCount, interpolate } from '../text-templates.ts';
import { createMessageFormats, type MessageFormats } from './message-formats.ts';

/** A rule that failed, with its arguments and the value it failed for. */
type FailedRule = {
  readonly rule: string;
  readonly args: readonly unknown[];
  readonly value: unknown;
  readonly name: string;
  /** Returns the label of another field, `undefined` if the form has no such field. */
  readonly labelOf: (name: string) => string | undefined;
};

export type FormatRuleMessage = (failed: FailedRule) => string;

/** The key of a message, the values of its placeholders, and the number that its plural form depends on. */
type MessageText = {
  readonly key: string;
  /** `undefined` for a value that cannot be formatted. */
  readonly values?: Readonly<Record<string, string | undefined>>;
  readonly count?: number;
};

/** The arguments and the value of a failed rule, and the formats of the language. */
type MessageInput = Pick<FailedRule, 'args' | 'value'> & { readonly formats: MessageFormats };
type ChooseMessage = (input: MessageInput) => MessageText;

/** Creates a function that returns the message of a failed rule in one language. `Intl` formats numbers, dates and plurals. */
export function createMessageFormatter(messages: RuleMessages, locale: string): FormatRuleMessage {
  const texts = new Map(Object.entries(messages.rules));
  const quote = (text: string) => interpolate(messages.quoted, { text });
  return ({ rule, args, value, ...field }) => {
    const formats = createMessageFormats({ locale, quote, dateLetters: messages.dateLetters }, field);
    const { key, values = {}, count = 0 } = chooseMessage(rule, { args, value, formats });
    const formatted = Object.entries(values).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, text] as const],
    );
    const isComplete = formatted.length === Object.keys(values).length && Number.isFinite(count);
    const text = (isComplete && (texts.get(key) ?? texts.get(rule))) || messages.rules.default;
    return interpolate(
      typeof text === 'string' ? text : formatCount(text, count, locale),
      Object.fromEntries(formatted),
    );
  };
}

/**
 * Rules whose message depends on their arguments, or is that of another rule. All other rules have a message under their own name, and some
 * of them also have messages for arguments in `SETS`.
 */
const CHOICES: Readonly<Record<string, ChooseMessage>> = {
  between: ({ args: [from, to], formats }) => {
    const [low, high] = Number(from) <= Number(to) ? [from, to] : [to, from];
    return { key: 'between', values: { min: formats.number(low), max: formats.number(high) } };
  },
  confirm: ({ args: [name], formats }) => ({ key: 'confirm', values: { other: formats.confirmed(name) } }),
  date_after: comparedWithDate('date_after'),
  date_after_or_equal: comparedWithDate('date_after_or_equal'),
  date_before: comparedWithDate('date_before'),
  date_before_or_equal: comparedWithDate('date_before_or_equal'),
  date_after_node: comparedWithField('date_after_node'),
  date_before_node: comparedWithField('date_before_node'),
  date_between: ({ args: [from, to], formats }) =>
    to === undefined
      ? { key: 'date_between.now', values: { to: formats.date(from) } }
      : { key: 'date_between', values: { from: formats.date(from), to: formats.date(to) } },
  date_format: ({ args: [format], formats }) =>
    typeof format === 'string' && format !== ''
      ? { key: 'date_format.as', values: { format: formats.dateFormat(format) } }
      : { key: 'date_format' },
  different: ({ args, formats }) => ({ key: 'different', values: { other: formats.labels(args) } }),
  digits: ({ args: [from, to = from], formats }) =>
    from === to
      ? { key: 'digits.exact', count: Number(from) }
      : { key: 'digits.between', count: Number(to), values: { min: formats.number(from) } },
  ends_with: ({ args, formats }) => ({ key: 'ends_with', values: { list: formats.anyOf(args) } }),
  file_size: ({ args: [kilobytes], formats }) => ({
    key: 'file_size',
    values: { max: formats.size(kilobytes) },
  }),
  file_type: ({ args, formats }) =>
    args[0] === 'image'
      ? { key: 'file_type.image' }
      : { key: 'file_type', values: { list: formats.anyOf(args) } },
  none_of: messageOfRule('not'),
  not_regex: messageOfRule('matches'),
  one_of: messageOfRule('is'),
  regex: messageOfRule('matches'),
  required_when: messageOfRule('required'),
  starts_with: ({ args, formats }) => ({ key: 'starts_with', values: { list: formats.anyOf(args) } }),
  length: ({ args: [first = 0, second = Infinity], value, formats }) => {
    const [low, high] = [Number(first), Number.isNaN(Number(second)) ? Infinity : Number(second)].toSorted(
      (one, other) => one - other,
    );
    return bounds(low ?? 0, high ?? Infinity, { of: Array.isArray(value) ? 'items' : 'length', formats });
  },
  max: ({ args: [most = 10], value, formats }) =>
    Array.isArray(value)
      ? bounds(0, Number(most), { of: 'items', formats })
      : { key: 'max', values: { max: formats.number(most) } },
  min: ({ args: [least = 1], value, formats }) =>
    Array.isArray(value)
      ? bounds(Number(least), Infinity, { of: 'items', formats })
      : { key: 'min', values: { min: formats.number(least) } },
  require_one: ({ args, formats }) => ({ key: 'require_one', values: { list: formats.labels(args) } }),
  url: ({ args, formats }) =>
    args.length === 0
      ? { key: 'url' }
      : {
          key: 'url.protocols',
          values: { list: formats.anyOf(args.map((protocol) => `${String(protocol)}//`)) },
        },
};

/** Arguments that determine the allowed characters (`alpha:latin`) and have separate messages. */
const SETS = ['latin', 'allow_non_alpha', 'allow_numeric', 'allow_numeric_dashes'];

/** Chooses the message of a failed rule. A rule without a message gets the default (specification §5). */
function chooseMessage(rule: string, input: MessageInput): MessageText {
  const choose = Object.hasOwn(CHOICES, rule) ? CHOICES[rule] : undefined;
  if (choose) return choose(input);
  const set = input.args.find((arg) => typeof arg === 'string' && SETS.includes(arg));
  return { key: set === undefined ? rule : `${rule}.${String(set)}` };
}

function comparedWithDate(key: string): ChooseMessage {
  return ({ args: [date], formats }) =>
    date ? { key, values: { date: formats.date(date) } } : { key: `${key}.now` };
}

/** For a rule without its own message: chooses the message of another rule. */
function messageOfRule(key: string): ChooseMessage {
  return () => ({ key });
}

function comparedWithField(key: string): ChooseMessage {
  return ({ args, formats }) => ({ key, values: { other: formats.labels(args) } });
}

function bounds(
  low: number,
  high: number,
  { of, formats }: { of: 'length' | 'items'; formats: MessageFormats },
): MessageText {
  if (low === high) return { key: `${of}.exact`, count: low };
  if (high === Infinity) return { key: `${of}.min`, count: low };
  if (low <= 0) return { key: `${of}.max`, count: high };
  return { key: `${of}.between`, count: high, values: { min: formats.number(low) } };
}
