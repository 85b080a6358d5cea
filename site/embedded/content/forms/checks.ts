import { isMap, listOf, textOf } from '../files/value.ts';
import type { Value } from '../files/value.ts';
import { timeOf } from '../shape/iso-date.ts';

/** What a rule may look at beside the value. `kind` decides what a size counts. */
export interface Checked {
  kind: 'numeric' | 'array' | 'string';
  handle: string;
  /** Another field's value. */
  other(handle: string): Value;
  now: number;
}

type Check = (value: Value, args: string[], checked: Checked) => boolean;

const DAY_MS = 86_400_000;
const YES = new Set<Value>(['yes', 'on', '1', 1, true, 'true']);

const text: (pattern: RegExp) => Check = (pattern) => (value) => pattern.test(textOf(value) ?? '');

/** Laravel's rules on values. A rule that is not here asks something only the real system knows, so it passes. */
export const checks: Record<string, Check> = {
  accepted: (value) => YES.has(value),
  alpha: text(/^[\p{L}\p{M}]+$/u),
  alpha_dash: text(/^[\p{L}\p{M}\p{N}_-]+$/u),
  alpha_num: text(/^[\p{L}\p{M}\p{N}]+$/u),
  array: (value) => Array.isArray(value) || isMap(value),
  boolean: (value) =>
    [true, false, 0, 1, '0', '1', 'true', 'false', 'on', 'off'].some((allowed) => allowed === value),
  email: text(/^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@.]{2,}$/),
  integer: text(/^[-+]?\d+$/),
  numeric: text(/^[-+]?(?:\d+\.?\d*|\.\d+)$/),
  string: (value) => typeof value === 'string',
  url: (value) => /^https?:\/\//i.test(textOf(value) ?? '') && URL.canParse(textOf(value) ?? ''),
  uuid: text(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
  date: (value) => dateOf(value, 0) !== null,
  digits: (value, [count]) => new RegExp(`^\\d{${Number(count)}}$`).test(textOf(value) ?? ''),
  digits_between: (value, [min, max]) =>
    new RegExp(`^\\d{${Number(min)},${Number(max)}}$`).test(textOf(value) ?? ''),
  in: (value, allowed) => listOf(value).every((item) => allowed.includes(textOf(item) ?? '')),
  not_in: (value, refused) => !listOf(value).some((item) => refused.includes(textOf(item) ?? '')),
  starts_with: (value, starts) => starts.some((start) => textOf(value)?.startsWith(start)),
  ends_with: (value, ends) => ends.some((end) => textOf(value)?.endsWith(end)),
  regex: (value, [pattern = '']) => matches(value, pattern),
  not_regex: (value, [pattern = '']) => !matches(value, pattern),
  same: (value, [other = ''], checked) => textOf(value) === textOf(checked.other(other)),
  different: (value, [other = ''], checked) => textOf(value) !== textOf(checked.other(other)),
  confirmed: (value, _, { other, handle }) => textOf(value) === textOf(other(`${handle}_confirmation`)),
  min: (value, [limit], checked) => sizeOf(value, checked) >= Number(limit),
  max: (value, [limit], checked) => sizeOf(value, checked) <= Number(limit),
  size: (value, [size], checked) => sizeOf(value, checked) === Number(size),
  between: (value, [min, max], checked) =>
    sizeOf(value, checked) >= Number(min) && sizeOf(value, checked) <= Number(max),
  after: dated((time, limit) => time > limit),
  after_or_equal: dated((time, limit) => time >= limit),
  before: dated((time, limit) => time < limit),
  before_or_equal: dated((time, limit) => time <= limit),
};

function sizeOf(value: Value, { kind }: Checked): number {
  if (kind === 'numeric') return Number(value);
  return Array.isArray(value) ? value.length : [...(textOf(value) ?? '')].length;
}

function matches(value: Value, pattern: string): boolean {
  const [, , body = pattern, flags = ''] = /^([/#~])(.*)\1([a-z]*)$/s.exec(pattern) ?? [];
  try {
    return new RegExp(body, flags.replaceAll(/[^imsu]/g, '')).test(textOf(value) ?? '');
  } catch {
    return true;
  }
}

function dated(holds: (time: number, limit: number) => boolean): Check {
  return (value, [limit = ''], checked) => {
    const time = dateOf(value, checked.now);
    const end = dateOf(limit, checked.now) ?? dateOf(checked.other(limit), checked.now);
    return time !== null && end !== null && holds(time, end);
  };
}

function dateOf(value: Value, now: number): number | null {
  const days: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };
  const word = textOf(value) ?? '';
  if (word === 'now') return now;
  return Object.hasOwn(days, word) ? now - (now % DAY_MS) + (days[word] ?? 0) * DAY_MS : timeOf(word);
}
