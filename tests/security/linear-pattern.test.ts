import { describe, expect, test } from 'vitest';
import { isLinearPattern } from '../../site/limits/linear-pattern.ts';
import { fc } from '../properties.ts';
import { countSteps } from './count-steps.ts';

describe('A pattern is linear', () => {
  test.each([
    ['an order number', '^VV-[0-9]{6}$', ''],
    ['a part of a text', '\\d', ''],
    ['words', '^[A-Z][a-z]+([ -][A-Z][a-z]+)*$', ''],
    ['letters of all scripts', "^[\\p{L}\\s'-]+$", 'u'],
    ['a telephone number', '^\\+?[0-9 ()-]{6,20}$', ''],
    ['a postcode', '^(\\d{4})\\s?([A-Z]{2})$', 'i'],
    ['an IBAN', '^[A-Z]{2}\\d{2}(\\s?[A-Z0-9]{4}){2,7}$', ''],
    ['an amount', '^\\d{1,3}(?:\\.\\d{3})*(?:,\\d{2})?$', ''],
    ['a VAT number with alternatives that begin alike', '^(NL|NB|BE)?\\d{9}$', ''],
    ['an email address', '^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$', 'i'],
    ['a link', 'https?:\\/\\/', ''],
    ['a word', '\\bspam\\b', 'i'],
    ['a bounded overlap', '^.{2,80}x$', ''],
    ['a loop at the end', '[A-Z]+', ''],
    ['disjoint letters without the flag i', '^(k|\\u212a)*$', 'u'],
    ['nothing', '', ''],
  ])('if it is %s: %s', (_title, source, flags) => {
    expect(isLinearPattern(source, flags)).toBe(true);
  });
});

describe('A pattern is not linear', () => {
  test.each([
    ['a loop in a loop', '^(a+)+$', ''],
    ['a bounded loop in a bounded loop', '^([a-z]{1,100}){1,100}$', ''],
    ['alternatives that overlap in a loop', '^(a|[a-c])*$', ''],
    ['a loop before an overlapping character', '^(?:a|b)*a$', ''],
    ['two loops over the same characters', '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', ''],
    ['an unbounded loop without an anchor', 'a*b', ''],
    ['an unbounded loop with an anchor for lines', '^a*b', 'm'],
    ['many optional characters', '(a?){30}a{30}', ''],
    ['ten optional characters that overlap', '^a?a?a?a?a?a?a?a?a?a?b', ''],
    ['an optional part in a loop', '^(?:\\w+\\s?){1,5}$', ''],
    ['a class that contains another character', '^(\\s|\\xa0)+$', ''],
    ['characters that differ only in case', '^(a|A)*$', 'i'],
    ['characters that are equal only in Unicode', '^(k|\\u212a)*$', 'iu'],
    ['lookahead', '^(?=.*\\d).{8,}$', ''],
    ['a backreference', '^(a+)\\1$', ''],
    ['a loop of an empty part', '^(?:a|)*$', ''],
    ['a long pattern', 'a'.repeat(501), ''],
    [
      'too many classes',
      `^(?:${Array.from({ length: 50 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('|')})$`,
      '',
    ],
    ['invalid', '(', ''],
  ])('if it is or has %s: %s', (_title, source, flags) => {
    expect(isLinearPattern(source, flags)).toBe(false);
  });
});

const { pattern: anyPattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'medium' },
    { weight: 2, arbitrary: fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', 'ab') },
    { weight: 1, arbitrary: tie('pattern').map((inner) => `(?:${inner})`) },
  ),
  pattern: fc
    .array(
      fc.array(
        fc
          .tuple(tie('part'), fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{1,3}', '{0,2}', '*?'))
          .map(([part, quantifier]) => (quantifier === '' || part === 'ab' ? part : part + quantifier)),
        { minLength: 1, maxLength: 3 },
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((alternatives) => alternatives.map((parts) => parts.join('')).join('|')),
}));
const anchored = fc
  .tuple(anyPattern, fc.constantFrom('^', '^', ''), fc.constantFrom('$', 'c', ''))
  .map(([inner, start, end]) => `${start}(?:${inner})${end}`);
const pieces = fc.constantFrom('a', 'b', 'ab', 'ba', 'aab', 'abb', 'c', '');

/** Whether the number of steps more than doubles with the length of a text. */
function isSlow(source: string, textOf: (times: number) => string) {
  const steps = countSteps(source, textOf(120));
  return steps === Number.POSITIVE_INFINITY || steps > 2.2 * countSteps(source, textOf(60)) + 1_000;
}

test('A backtracking engine takes twice as many steps for a text twice as long, for every pattern that counts as linear', () => {
  let linear = 0;
  fc.assert(
    fc.property(
      anchored,
      pieces,
      pieces,
      fc.constantFrom('', 'c', 'd', '\n'),
      (source, prefix, piece, end) => {
        if (!isLinearPattern(source, '')) return;
        linear += 1;
        expect(isSlow(source, (times) => prefix + piece.repeat(times) + end)).toBe(false);
      },
    ),
    { numRuns: 10_000 },
  );
  // With too few linear patterns, the test would prove nothing.
  expect(linear).toBeGreaterThan(300);
});

test.each(['^(?:a+)+$', '^(?:a|a)*$', '^a*a*$', 'a*b'])(
  'The steps of the slow pattern %s more than double with the length of a text',
  (source) => {
    expect(isSlow(source, (times) => `${'a'.repeat(times)}d`)).toBe(true);
  },
);
