import { isMap, toList, toText } from '../files/json-value.ts';
import type { JsonValue } from '../files/json-value.ts';
import { timeOf } from '../shape/iso-date.ts';

/** What a rule may look at beside the value. `kind` decides what a size counts. */
export interface CheckContext {
  kind: 'numeric' | 'array' | 'string';
  handle: string;
  /** Another field's value. */
  other(handle: string): JsonValue;
  now: number;
}

type RuleCheck = (value: JsonValue, args: string[], checked: CheckContext) => boolean;

const DAY_MS = 86_400_000;
const YES = new Set<JsonValue>(['yes', 'on', '1', 1, true, 'true']);

const text: (pattern: RegExp) => RuleCheck = (pattern) => (value) => pattern.test(toText(value) ?? '');

/** Laravel's rules on values. A rule that is not here asks something only the real system knows, so it passes. */
export const ruleChecks: Record<string, RuleCheck> = {
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
  url: (value) => /^https?:\/\//i.test(toText(value) ?? '') && URL.canParse(toText(value) ?? ''),
  uuid: text(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
  date: (value) => dateOf(value, 0) !== null,
  digits: (value, [count]) => new RegExp(`^\\d{${Number(count)}}$`).test(toText(value) ?? ''),
  digits_between: (value, [min, max]) =>
    new RegExp(`^\\d{${Number(min)},${Number(max)}}$`).test(toText(value) ?? ''),
  in: (value, allowed) => toList(value).every((item) => allowed.includes(toText(item) ?? '')),
  not_in: (value, refused) => !toList(value).some((item) => refused.includes(toText(item) ?? '')),
  starts_with: (value, starts) => starts.some((start) => toText(value)?.startsWith(start)),
  ends_with: (value, ends) => ends.some((end) => toText(value)?.endsWith(end)),
  regex: (value, [pattern = '']) => matches(value, pattern),
  not_regex: (value, [pattern = '']) => !matches(value, pattern),
  same: (value, [other = ''], checked) => toText(value) === toText(checked.other(other)),
  different: (value, [other = ''], checked) => toText(value) !== toText(checked.other(other)),
  confirmed: (value, _, { other, handle }) => toText(value) === toText(other(`${handle}_confirmation`)),
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

function sizeOf(value: JsonValue, { kind }: CheckContext): number {
  if (kind === 'numeric') return Number(value);
  return Array.isArray(value) ? value.length : [...(toText(value) ?? '')].length;
}

function matches(value: JsonValue, pattern: string): boolean {
  const [, , body = pattern, flags = ''] = /^([/#~])(.*)\1([a-z]*)$/s.exec(pattern) ?? [];
  try {
    return new RegExp(body, flags.replaceAll(/[^imsu]/g, '')).test(toText(value) ?? '');
  } catch {
    return true;
  }
}

function dated(holds: (time: number, limit: number) => boolean): RuleCheck {
  return (value, [limit = ''], checked) => {
    const time = dateOf(value, checked.now);
    const end = dateOf(limit, checked.now) ?? dateOf(checked.other(limit), checked.now);
    return time !== null && end !== null && holds(time, end);
  };
}

function dateOf(value: JsonValue, now: number): number | null {
  const days: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };
  const word = toText(value) ?? '';
  if (word === 'now') return now;
  return Object.hasOwn(days, word) ? now - (now % DAY_MS) + (days[word] ?? 0) * DAY_MS : timeOf(word);
}
