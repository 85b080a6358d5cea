import type { JsonValue } from '../files/json-value.ts';
import { relativeTime, timeOf } from '../shape/iso-date.ts';
import { numberOf, toComparableText } from './compare.ts';

/** Returns whether a stored value meets a condition. */
export type ValueTest = (item: JsonValue) => boolean;

/** Reads the value of a condition (contract §3): `true` and `false` become booleans, numeric text a number, and empty text null. */
export function readValue(text: string): JsonValue {
  if (text === '') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return numberOf(text) ?? text;
}

/** Creates a test that compares both values as lower-case text. */
export function createTextTest(
  value: string,
  isMatch: (text: string, expected: string) => boolean,
): ValueTest {
  const expected = lowerText(readValue(value));
  return (item) => isMatch(lowerText(item), expected);
}

/** Creates the test of `not`: stored text is compared as text, all other values by value and type. */
export function createInequalityTest(value: string): ValueTest {
  const excluded = readValue(value);
  const excludedText = lowerText(excluded);
  return (item) => (typeof item === 'string' ? item.toLowerCase() !== excludedText : item !== excluded);
}

/** Creates a test for a condition with a yes-or-no value. The values `false`, `0` and empty text invert `test`. */
export function createYesNoTest(value: string, test: ValueTest): ValueTest {
  const isInverted = !readValue(value);
  return (item) => test(item) !== isInverted;
}

/** Creates a test for text in a format, such as `is_url`. The values `false`, `0` and empty text invert it. */
export function createFormatTest(value: string, format: Pick<RegExp, 'test'>): ValueTest {
  return createYesNoTest(value, (item) => format.test(toComparableText(item)));
}

/**
 * Creates a test that compares numbers and numeric text by value, dates by time, and other text alphabetically. Null and nested values
 * never match.
 */
export function createOrderTest(value: string, isMatch: (order: number) => boolean): ValueTest {
  const [number, time] = [numberOf(value), timeOf(value)];
  return (item) => {
    if (item === null || typeof item === 'object') return false;
    const text = toComparableText(item);
    const ownNumber = numberOf(text);
    if (number !== null && ownNumber !== null) return isMatch(ownNumber - number);
    const ownTime = timeOf(item);
    if (time !== null && ownTime !== null) return isMatch(ownTime - time);
    return isMatch(text === value ? 0 : text > value ? 1 : -1);
  };
}

/**
 * Creates a test for dates after (1) or before (-1) the value. `true` and numbers mean now. `false` and `0` also reverse the direction.
 *
 * @param now Unix milliseconds
 */
export function createDateTest(value: string, now: number, direction: 1 | -1): ValueTest {
  const read = readValue(value);
  const limit = typeof read === 'string' ? (relativeTime(read, now) ?? timeOf(read)) : now;
  const sign = read === false || read === 0 ? -direction : direction;
  return (item) => {
    const time = timeOf(item);
    return time !== null && limit !== null && (time - limit) * sign > 0;
  };
}

/** Converts a value for PHP's loose comparison: numbers and numeric text with the same value become the same text. */
export function looseText(value: JsonValue): string {
  return toComparableText(numberOf(value) ?? value);
}

function lowerText(value: JsonValue): string {
  return toComparableText(value).toLowerCase();
}
