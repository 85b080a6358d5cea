import { toTexts } from '../files/json-value.ts';
import type { JsonValue } from '../files/json-value.ts';
import { relativeTime, timeOf } from '../shape/iso-date.ts';
import { toComparableText } from './compare.ts';

/** Returns whether a stored value meets a condition. */
export type ValueTest = (item: JsonValue) => boolean;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const EMBEDDABLE = /^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com)\//i;

const aliases: Record<string, string> = {
  equals: 'is',
  isnt: 'not',
  aint: 'not',
  isset: 'exists',
  is_empty: 'doesnt_exist',
  null: 'doesnt_exist',
  not_set: 'doesnt_exist',
  begins_with: 'starts_with',
  doesnt_begin_with: 'doesnt_start_with',
  greater_than: 'gt',
  greater_than_or_equal_to: 'gte',
  less_than: 'lt',
  less_than_or_equal_to: 'lte',
  match: 'matches',
  regex: 'matches',
  is_future: 'is_after',
  is_past: 'is_before',
};

/** Conditions that negate another one. */
const negations: Record<string, string> = {
  not: 'is',
  doesnt_exist: 'exists',
  doesnt_contain: 'contains',
  not_in: 'in',
  doesnt_start_with: 'starts_with',
  doesnt_end_with: 'ends_with',
  doesnt_match: 'matches',
  doesnt_overlap: 'overlaps',
};

const testFactories: Record<string, (value: string, now: number) => ValueTest> = {
  is: (value) => {
    const expected = expectedText(value);
    return (item) => toComparableText(item).toLowerCase() === expected;
  },
  exists: (value) => (item) => (item !== null) === (value !== 'false' && value !== '0'),
  contains: (value) => (item) => toComparableText(item).toLowerCase().includes(value.toLowerCase()),
  in: (value) => {
    const expected = new Set(value.split('|').map(normaliseBoolean));
    return (item) => expected.has(toComparableText(item));
  },
  starts_with: (value) => (item) => toComparableText(item).toLowerCase().startsWith(value.toLowerCase()),
  ends_with: (value) => (item) => toComparableText(item).toLowerCase().endsWith(value.toLowerCase()),
  gt: (value) => createOrderTest(value, (order) => order > 0),
  gte: (value) => createOrderTest(value, (order) => order >= 0),
  lt: (value) => createOrderTest(value, (order) => order < 0),
  lte: (value) => createOrderTest(value, (order) => order <= 0),
  matches: (value) => {
    const pattern = patternOf(value);
    return (item) => pattern?.test(toComparableText(item)) ?? false;
  },
  is_alpha: () => (item) => /^[a-z]+$/i.test(toComparableText(item)),
  is_alpha_numeric: () => (item) => /^[a-z0-9]+$/i.test(toComparableText(item)),
  is_numeric: () => (item) => /^[0-9]*\.?[0-9]+$/.test(toComparableText(item)),
  is_url: () => (item) => /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(toComparableText(item)),
  is_embeddable: () => (item) => EMBEDDABLE.test(toComparableText(item)),
  is_email: () => (item) => EMAIL.test(toComparableText(item)),
  is_after: (value, now) => createDateTest(value, now, (item, limit) => item > limit),
  is_before: (value, now) => createDateTest(value, now, (item, limit) => item < limit),
  overlaps: (value) => {
    const expected = new Set(value.split('|'));
    return (item) => toTexts(item).some((text) => expected.has(text));
  },
};

/**
 * Creates the test for `filter[field:condition]=value` (contract §3).
 *
 * @param now Unix milliseconds, for conditions on dates
 * @returns null for an unknown condition, which callers ignore
 */
export function createConditionTest(condition: string, value: string, now: number): ValueTest | null {
  const name = aliases[condition] ?? condition;
  const positive = negations[name];
  if (positive) {
    const test = testFactories[positive]?.(value, now);
    return test ? (item) => !test(item) : null;
  }
  return Object.hasOwn(testFactories, name) ? (testFactories[name]?.(value, now) ?? null) : null;
}

function normaliseBoolean(value: string): string {
  if (value === 'true') return '1';
  return value === 'false' ? '' : value;
}

/** Converts `true`, `false` and numbers of a query to the text they are compared with: 5.0 becomes 5 (contract §3). */
function expectedText(value: string): string {
  const numeric = value.trim() !== '' && /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(value);
  return numeric && String(Number(value)) !== value && !/^0\d/.test(value)
    ? String(Number(value))
    : normaliseBoolean(value).toLowerCase();
}

/** Compares numbers by value, and dates and other text alphabetically. Null and nested values never match. */
function createOrderTest(value: string, isMatch: (order: number) => boolean): ValueTest {
  const limit = Number(value);
  return (item) => {
    if (item === null || typeof item === 'object') return false;
    const own = typeof item === 'number' ? item : Number(toComparableText(item) || Number.NaN);
    if (value.trim() !== '' && !Number.isNaN(limit) && !Number.isNaN(own)) return isMatch(own - limit);
    const text = toComparableText(item);
    return isMatch(text === value ? 0 : text > value ? 1 : -1);
  };
}

function createDateTest(
  value: string,
  now: number,
  isMatch: (item: number, limit: number) => boolean,
): ValueTest {
  const limit = limitOf(value, now);
  return (item) => {
    const time = timeOf(item);
    return time !== null && limit !== null && isMatch(time, limit);
  };
}

function limitOf(value: string, now: number): number | null {
  if (['true', '1', ''].includes(value)) return now;
  return relativeTime(value, now) ?? timeOf(/^\d+$/.test(value) ? Number(value) : value);
}

/** Parses PHP's `/pattern/flags` or a pattern without delimiters, ignoring case; null if the pattern is invalid. */
function patternOf(value: string): RegExp | null {
  const bare = /^([/#~])(.*)\1[a-z]*$/s.exec(value)?.[2] ?? value;
  try {
    return new RegExp(bare, 'iu');
  } catch {
    return null;
  }
}
