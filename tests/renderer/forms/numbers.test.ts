import { expect, test } from 'vitest';
import { parseNumber } from '#design-system/locale-number';
import type { FormField } from '#renderer/forms/form';
import { formRules } from '#renderer/forms/rules';
import { readValue, toDisplayedText, toSubmittedText } from '#renderer/forms/values';
import { fc } from '../../properties.ts';

/** A question for a number, on a page that writes this sign before decimals; without a sign a question for a text. */
const question = (decimal?: ',' | '.'): FormField => ({
  name: 'n',
  label: 'Hoeveel?',
  hint: undefined,
  required: false,
  rules: [['numeric']],
  columns: 12,
  shownWhen: undefined,
  kind: 'text',
  type: 'text',
  inputMode: 'decimal',
  minLength: undefined,
  maxLength: undefined,
  placeholder: undefined,
  autoComplete: undefined,
  decimal,
  initial: '',
});

function answered(text: string, decimal?: ',' | '.') {
  const form = new FormData();
  form.append('n', text);
  return readValue(question(decimal), form);
}

test.each([
  // Dutch, German, French.
  [',', '12', '12'],
  [',', '2,5', '2.5'],
  [',', '2.5', '2.5'],
  [',', '1.500', '1500'],
  [',', '-1.500', '-1500'],
  [',', '1.500,50', '1500.50'],
  [',', '1.500.000', '1500000'],
  [',', '1 500', '1500'],
  [',', '1\u00a0500,5', '1500.5'],
  [',', '1\u202f500\u202f000', '1500000'],
  [',', ' 1.500 ', '1500'],
  [',', '0.500', '0.500'],
  [',', '1500,123', '1500.123'],
  [',', '1,500', '1.500'],
  // English.
  ['.', '1,500', '1500'],
  ['.', '1,500.5', '1500.5'],
  ['.', '1.500', '1.500'],
  ['.', '12 000', '12000'],
  ['.', '1’500', '1500'],
  // No locale's way, so it stays and is refused.
  ['.', '2,5', '2,5'],
  ['.', '1,50', '1,50'],
  ['.', '1,5000', '1,5000'],
  [',', '1.500.50', '1.500.50'],
  [',', '1.500 000', '1.500 000'],
  ['.', '12 lampen', '12 lampen'],
] as const)('where “%s” stands before decimals, “%s” is %s', (decimal, text, number) => {
  expect(answered(text, decimal)).toBe(number);
});

test('a text that is no number keeps its signs', () => {
  expect(answered('1.500')).toBe('1.500');
  expect(toDisplayedText(question(), '2.5')).toBe('2.5');
});

test.each([
  [',', '2.5', '2,5'],
  ['.', '2.5', '2.5'],
  [',', '-0.25', '-0,25'],
  [',', '1500', '1500'],
  // Whatever else an editor or a visitor left there is theirs.
  [',', '2,5', '2,5'],
  [',', 'ca. 12', 'ca. 12'],
  [',', '', ''],
] as const)('on a page with “%s”, %s stands as “%s”', (decimal, sent, shown) => {
  expect(toDisplayedText(question(decimal), sent)).toBe(shown);
});

const signs = fc.constantFrom<(',' | '.')[]>(',', '.');
const between = fc.constantFrom(...'., ’\u00a0\u202f');
const digits = (most: number) => fc.integer({ min: 0, max: most }).map(String);
/** Much that looks like a number, and in groups. */
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.,- ’\u00a0\u202f'), maxLength: 12 }),
  fc
    .tuple(
      digits(1200),
      between,
      fc.array(
        digits(999).map((three) => three.padStart(3, '0')),
        { maxLength: 2 },
      ),
      fc.constantFrom('', '.', ',', '.5', ',25', '.125', ',125'),
    )
    .map(([first, sign, groups, fraction]) => [first, ...groups].join(sign) + fraction),
);

test('a number that went from page to page is the same on each', () => {
  fc.assert(
    fc.property(texts, signs, signs, (text, here, there) => {
      const sent = toSubmittedText(question(here), text);
      if (!formRules['numeric']?.({ value: sent, name: 'n', at: () => undefined })) return;
      const shown = toDisplayedText(question(there), sent);
      expect(toSubmittedText(question(there), shown)).toBe(sent);
    }),
    { numRuns: 2000 },
  );
});

test('what a spin button counts is what is sent', () => {
  fc.assert(
    fc.property(texts, signs, (text, decimal) => {
      const counted = parseNumber(text, decimal);
      if (counted !== undefined) expect(Number(toSubmittedText(question(decimal), text))).toBe(counted);
    }),
    { numRuns: 2000 },
  );
});
