import { expect, test } from 'vitest';
import { parseNumber } from '#design-system/locale-number';
import { formRules } from '#renderer/forms/cms-rules';
import type { FormField } from '#renderer/forms/form';
import { readValue, toDisplayedText, toSubmittedText } from '#renderer/forms/values';
import { fc } from '../../properties.ts';

/** A field for a number in a locale with this decimal sign. Without a sign it is a text field. */
const numberField = (decimal?: ',' | '.'): FormField => ({
  name: 'n',
  label: 'Hoeveel?',
  hint: undefined,
  required: false,
  rules: [['numeric']],
  columns: 12,
  visibility: undefined,
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

function valueOf(text: string, decimal?: ',' | '.') {
  const form = new FormData();
  form.append('n', text);
  return readValue(numberField(decimal), form);
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
  // Not a number in any locale, so the text is unchanged and fails validation.
  ['.', '2,5', '2,5'],
  ['.', '1,50', '1,50'],
  ['.', '1,5000', '1,5000'],
  [',', '1.500.50', '1.500.50'],
  [',', '1.500 000', '1.500 000'],
  ['.', '12 lampen', '12 lampen'],
] as const)('readValue reads with the decimal sign “%s” the text “%s” as %s', (decimal, text, number) => {
  expect(valueOf(text, decimal)).toBe(number);
});

test('toSubmittedText keeps the text of a field without numbers', () => {
  expect(valueOf('1.500')).toBe('1.500');
  expect(toDisplayedText(numberField(), '2.5')).toBe('2.5');
});

test.each([
  [',', '2.5', '2,5'],
  ['.', '2.5', '2.5'],
  [',', '-0.25', '-0,25'],
  [',', '1500', '1500'],
  // Other texts stay unchanged.
  [',', '2,5', '2,5'],
  [',', 'ca. 12', 'ca. 12'],
  [',', '', ''],
] as const)('toDisplayedText with the decimal sign “%s” shows %s as “%s”', (decimal, sent, shown) => {
  expect(toDisplayedText(numberField(decimal), sent)).toBe(shown);
});

const signs = fc.constantFrom<(',' | '.')[]>(',', '.');
const separators = fc.constantFrom(...'., ’\u00a0\u202f');
const digits = (most: number) => fc.integer({ min: 0, max: most }).map(String);
/** Texts that look like numbers, with and without groups. */
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.,- ’\u00a0\u202f'), maxLength: 12 }),
  fc
    .tuple(
      digits(1200),
      separators,
      fc.array(
        digits(999).map((three) => three.padStart(3, '0')),
        { maxLength: 2 },
      ),
      fc.constantFrom('', '.', ',', '.5', ',25', '.125', ',125'),
    )
    .map(([first, sign, groups, fraction]) => [first, ...groups].join(sign) + fraction),
);

test('A number keeps its value when it is displayed and submitted in several locales', () => {
  fc.assert(
    fc.property(texts, signs, signs, (text, here, there) => {
      const sent = toSubmittedText(numberField(here), text);
      if (!formRules['numeric']?.({ value: sent, name: 'n', at: () => undefined })) return;
      const shown = toDisplayedText(numberField(there), sent);
      expect(toSubmittedText(numberField(there), shown)).toBe(sent);
    }),
    { numRuns: 2000 },
  );
});

test('A number field parses the number that the form submits', () => {
  fc.assert(
    fc.property(texts, signs, (text, decimal) => {
      const counted = parseNumber(text, decimal);
      if (counted !== undefined) expect(Number(toSubmittedText(numberField(decimal), text))).toBe(counted);
    }),
    { numRuns: 2000 },
  );
});
