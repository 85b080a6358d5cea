import { toTexts } from '../files/json-value.ts';
import { toComparableText } from './compare.ts';
import { compilePhpPattern, type StepBudget } from './php-pattern.ts';
import {
  createDateTest,
  createFormatTest,
  createInequalityTest,
  createOrderTest,
  createTextTest,
  createYesNoTest,
  looseText,
  readValue,
} from './value-tests.ts';
import type { ValueTest } from './value-tests.ts';

/** A filter whose pattern takes too long for the number and length of the values. */
export class SlowFilterError extends Error {
  override name = 'SlowFilterError';
}

const URL_FORMAT = /^https?:\/\/[^ ]+$/i;

const aliases: Record<string, string> = {
  equals: 'is',
  isnt: 'not',
  aint: 'not',
  isset: 'exists',
  doesnt_exist: 'is_empty',
  is_blank: 'is_empty',
  isnt_set: 'is_empty',
  null: 'is_empty',
  not_set: 'is_empty',
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

/** Conditions that negate another condition. */
const negations: Record<string, string> = {
  doesnt_contain: 'contains',
  not_in: 'in',
  doesnt_start_with: 'starts_with',
  doesnt_end_with: 'ends_with',
  doesnt_match: 'matches',
  doesnt_overlap: 'overlaps',
};

const testFactories: Record<string, (value: string, now: number, budget?: StepBudget) => ValueTest> = {
  is: (value) => createTextTest(value, (text, expected) => text === expected),
  not: createInequalityTest,
  exists: (value) => createYesNoTest(value, (item) => item !== null && item !== ''),
  is_empty: (value) => createYesNoTest(value, (item) => toComparableText(item) === ''),
  contains: (value) => createTextTest(value, (text, part) => text.includes(part)),
  in: (value) => {
    const expected = new Set(value.split('|').map((part) => looseText(readValue(part))));
    return (item) => expected.has(looseText(item));
  },
  starts_with: (value) => createTextTest(value, (text, start) => text.startsWith(start)),
  ends_with: (value) => createTextTest(value, (text, end) => text.endsWith(end)),
  gt: (value) => createOrderTest(value, (order) => order > 0),
  gte: (value) => createOrderTest(value, (order) => order >= 0),
  lt: (value) => createOrderTest(value, (order) => order < 0),
  lte: (value) => createOrderTest(value, (order) => order <= 0),
  matches: (value, _now, budget) => {
    const test = compilePhpPattern(value, 'i', budget);
    return (item) => {
      const isMatch = test?.(toComparableText(item)) ?? false;
      if (isMatch === 'too-slow') throw new SlowFilterError('The pattern of a filter takes too long.');
      return isMatch;
    };
  },
  is_alpha: (value) => createFormatTest(value, /^[a-z]+$/i),
  is_alpha_numeric: (value) => createFormatTest(value, /^[a-z0-9]+$/i),
  is_numeric: (value) => createFormatTest(value, /^[0-9]*(?:\.[0-9]+)?$/),
  is_url: (value) => createFormatTest(value, URL_FORMAT),
  is_embeddable: (value) => createFormatTest(value, { test: isEmbeddable }),
  is_email: (value) => createFormatTest(value, /^[^ ][^ @]*@[^ ][^ .]*\.[^ ]+$/),
  is_after: (value, now) => createDateTest(value, now, 1),
  is_before: (value, now) => createDateTest(value, now, -1),
  overlaps: (value) => {
    const expected = new Set(value.split('|'));
    return (item) => toTexts(item).some((text) => expected.has(text));
  },
};

/**
 * Creates the test for `filter[field:condition]=value` (contract §3).
 *
 * @param now Unix milliseconds, for conditions on dates
 * @param budget steps that all patterns of a request share
 * @returns null for an unknown condition, which callers ignore
 */
export function createConditionTest(
  condition: string,
  value: string,
  now: number,
  budget?: StepBudget,
): ValueTest | null {
  const name = aliases[condition] ?? condition;
  const positive = negations[name];
  if (positive) {
    const test = testFactories[positive]?.(value, now, budget);
    return test ? (item) => !test(item) : null;
  }
  return Object.hasOwn(testFactories, name) ? (testFactories[name]?.(value, now, budget) ?? null) : null;
}

/** Returns whether a URL contains the name of a video site and then a path. A single regular expression would take quadratic time. */
function isEmbeddable(text: string): boolean {
  const provider = URL_FORMAT.test(text) ? text.search(/youtube|vimeo|youtu\.be/i) : -1;
  const slash = provider === -1 ? -1 : text.indexOf('/', provider);
  return slash !== -1 && slash < text.length - 1;
}
