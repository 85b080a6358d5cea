import type { Formats } from './formats.ts';

/** Which text says what a rule refused, what stands in its places, and how many of something it counts. */
export type Wording = {
  readonly key: string;
  /** `undefined` for one that cannot be said. */
  readonly values?: Readonly<Record<string, string | undefined>>;
  readonly count?: number;
};

type Facts = { readonly args: readonly unknown[]; readonly value: unknown; readonly formats: Formats };
type Choose = (facts: Facts) => Wording;

/** Rules whose text depends on what they were given; all others have one, under their own name. */
const CHOICES: Readonly<Record<string, Choose>> = {
  between: ({ args: [from, to], formats }) => {
    const [low, high] = Number(from) <= Number(to) ? [from, to] : [to, from];
    return { key: 'between', values: { min: formats.number(low), max: formats.number(high) } };
  },
  confirm: ({ args: [name], formats }) => ({ key: 'confirm', values: { other: formats.confirmed(name) } }),
  date_after: compared('date_after'),
  date_after_or_equal: compared('date_after_or_equal'),
  date_before: compared('date_before'),
  date_before_or_equal: compared('date_before_or_equal'),
  date_after_node: besides('date_after_node'),
  date_before_node: besides('date_before_node'),
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
  none_of: same('not'),
  not_regex: same('matches'),
  one_of: same('is'),
  regex: same('matches'),
  required_when: same('required'),
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

/** Letters that a rule may be held to (`alpha:latin`), where another text than its usual one says so. */
const SETS = ['latin', 'allow_non_alpha', 'allow_numeric', 'allow_numeric_dashes'];

/** Finds the words for what a rule refused; a rule that nobody wrote a text for gets the default (specification §5). */
export function wordingOf(rule: string, facts: Facts): Wording {
  const choose = Object.hasOwn(CHOICES, rule) ? CHOICES[rule] : undefined;
  if (choose) return choose(facts);
  const set = facts.args.find((arg) => typeof arg === 'string' && SETS.includes(arg));
  return { key: set === undefined ? rule : `${rule}.${String(set)}` };
}

function compared(key: string): Choose {
  return ({ args: [date], formats }) =>
    date ? { key, values: { date: formats.date(date) } } : { key: `${key}.now` };
}

/** A rule of another name that says the same. */
function same(key: string): Choose {
  return () => ({ key });
}

function besides(key: string): Choose {
  return ({ args, formats }) => ({ key, values: { other: formats.labels(args) } });
}

function bounds(
  low: number,
  high: number,
  { of, formats }: { of: 'length' | 'items'; formats: Formats },
): Wording {
  if (low === high) return { key: `${of}.exact`, count: low };
  if (high === Infinity) return { key: `${of}.min`, count: low };
  if (low <= 0) return { key: `${of}.max`, count: high };
  return { key: `${of}.between`, count: high, values: { min: formats.number(low) } };
}
