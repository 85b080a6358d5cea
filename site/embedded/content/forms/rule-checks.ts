import { isMap, toList, toText } from '../files/json-value.ts';
import type { JsonValue } from '../files/json-value.ts';
import { compilePhpPattern } from '../query/php-pattern.ts';
import { relativeTime, timeOf } from '../shape/iso-date.ts';

/** Data that a rule needs besides the value. `kind` decides how a size is measured. */
export interface CheckContext {
  kind: 'numeric' | 'array' | 'string';
  handle: string;
  /** Returns the value of another field. */
  valueOf(handle: string): JsonValue;
  now: number;
  /** Called with a pattern that this server does not support. */
  onUnsupportedPattern(pattern: string): void;
}

type RuleCheck = (value: JsonValue, args: string[], checkContext: CheckContext) => boolean;

const ACCEPTED_VALUES = new Set<JsonValue>(['yes', 'on', '1', 1, true, 'true']);

const matchesText: (pattern: RegExp) => RuleCheck = (pattern) => (value) => pattern.test(toText(value) ?? '');

/** Laravel's validation rules for values. Unknown rules pass, because only a real Statamic can evaluate them. */
export const ruleChecks: Record<string, RuleCheck> = {
  accepted: (value) => ACCEPTED_VALUES.has(value),
  alpha: matchesText(/^[\p{L}\p{M}]+$/u),
  alpha_dash: matchesText(/^[\p{L}\p{M}\p{N}_-]+$/u),
  alpha_num: matchesText(/^[\p{L}\p{M}\p{N}]+$/u),
  array: (value) => Array.isArray(value) || isMap(value),
  boolean: (value) =>
    [true, false, 0, 1, '0', '1', 'true', 'false', 'on', 'off'].some((allowed) => allowed === value),
  email: matchesText(/^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@.]{2,}$/),
  integer: matchesText(/^[-+]?\d+$/),
  numeric: matchesText(/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/),
  string: (value) => typeof value === 'string',
  url: (value) => /^https?:\/\//i.test(toText(value) ?? '') && URL.canParse(toText(value) ?? ''),
  uuid: matchesText(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
  date: (value) => dateOf(value, 0) !== null,
  digits: (value, [count]) => hasDigits(value, Number(count), Number(count)),
  digits_between: (value, [min, max]) => hasDigits(value, Number(min), Number(max)),
  in: (value, allowed) => toList(value).every((item) => allowed.includes(toText(item) ?? '')),
  not_in: (value, forbidden) => !toList(value).some((item) => forbidden.includes(toText(item) ?? '')),
  starts_with: (value, starts) => starts.some((start) => toText(value)?.startsWith(start)),
  ends_with: (value, ends) => ends.some((end) => toText(value)?.endsWith(end)),
  regex: (value, [pattern = ''], checkContext) => matches(value, pattern, checkContext) !== false,
  not_regex: (value, [pattern = ''], checkContext) => matches(value, pattern, checkContext) !== true,
  same: (value, [handle = ''], { valueOf }) => toText(value) === toText(valueOf(handle)),
  different: (value, [handle = ''], { valueOf }) => toText(value) !== toText(valueOf(handle)),
  confirmed: (value, _, { valueOf, handle }) => toText(value) === toText(valueOf(`${handle}_confirmation`)),
  min: (value, [limit], checkContext) => sizeOf(value, checkContext) >= Number(limit),
  max: (value, [limit], checkContext) => sizeOf(value, checkContext) <= Number(limit),
  size: (value, [size], checkContext) => sizeOf(value, checkContext) === Number(size),
  between: (value, [min, max], checkContext) =>
    sizeOf(value, checkContext) >= Number(min) && sizeOf(value, checkContext) <= Number(max),
  after: createDateCheck((time, limit) => time > limit),
  after_or_equal: createDateCheck((time, limit) => time >= limit),
  before: createDateCheck((time, limit) => time < limit),
  before_or_equal: createDateCheck((time, limit) => time <= limit),
};

function sizeOf(value: JsonValue, { kind }: CheckContext): number {
  if (kind === 'numeric') return Number(value);
  return Array.isArray(value) ? value.length : [...(toText(value) ?? '')].length;
}

/** Returns undefined for a pattern that only a real Statamic can match. */
function matches(
  value: JsonValue,
  pattern: string,
  { onUnsupportedPattern }: CheckContext,
): boolean | undefined {
  const test = compilePhpPattern(pattern);
  if (!test) {
    onUnsupportedPattern(pattern);
    return undefined;
  }
  // PHP stops a match that takes too long as well, and reports no match.
  return test(toText(value) ?? '') === true;
}

function hasDigits(value: JsonValue, min: number, max: number): boolean {
  const text = toText(value) ?? '';
  return /^\d+$/.test(text) && text.length >= min && text.length <= max;
}

function createDateCheck(compare: (time: number, limit: number) => boolean): RuleCheck {
  return (value, [limit = ''], checkContext) => {
    const time = dateOf(value, checkContext.now);
    const end = dateOf(limit, checkContext.now) ?? dateOf(checkContext.valueOf(limit), checkContext.now);
    return time !== null && end !== null && compare(time, end);
  };
}

function dateOf(value: JsonValue, now: number): number | null {
  const date = toText(value) ?? '';
  return relativeTime(date, now) ?? timeOf(date);
}
