import { describe, expect, test } from 'vitest';
import { allFormKitRules, type RuleName } from '#renderer/forms/formkit-rules';
import { loadRuleMessages } from '#renderer/forms/rule-messages';
import { validateValues } from '#renderer/forms/validate-values';

/** A rule's arguments, the value, whether it passes, and values of other fields. */
type RuleCase = readonly [
  args: readonly unknown[],
  value: unknown,
  passes: boolean,
  others?: Readonly<Record<string, unknown>>,
];

const LONG_AGO = '1999-12-31';
const FAR_OFF = '2999-01-01';

const cases: Readonly<Record<RuleName, readonly RuleCase[]>> = {
  accepted: [
    [[], 'yes', true],
    [[], 'on', true],
    [[], '1', true],
    [[], 1, true],
    [[], true, true],
    [[], 'true', true],
    [[], 'Yes', false],
    [[], false, false],
    [[], '', false],
    [[], undefined, false],
  ],
  alpha: [
    [[], 'Jörg', true],
    [[], 'Ζεύς', true],
    [[], 'abc1', false],
    [[], 'a b', false],
    [['latin'], 'Jorg', true],
    [['latin'], 'Jörg', false],
    [[], '', true],
  ],
  alpha_spaces: [
    [[], 'Anne Marie', true],
    [[], 'Zoë van Dam', true],
    [[], 'Anne-Marie', false],
    [[], 'Anne 2', false],
    [['latin'], 'Anne Marie', true],
    [['latin'], 'Zoë', false],
  ],
  alphanumeric: [
    [[], 'abc123', true],
    [[], 'été2', true],
    [[], 'abc 123', false],
    [[], 'abc-1', false],
    [['latin'], 'abc123', true],
    [['latin'], 'été2', false],
  ],
  between: [
    [[1, 5], 1, true],
    [[1, 5], 5, true],
    [[5, 1], 3, true],
    [['1', '5'], '3.5', true],
    [[1, 5], 0.99, false],
    [[1, 5], 6, false],
    [[1, 5], 'abc', false],
    [[0, 1], true, true],
  ],
  confirm: [
    [[], 'secret', true, { value_confirm: 'secret' }],
    [[], 'secret', false, { value_confirm: 'Secret' }],
    [['other'], 'a', true, { other: 'a' }],
    [['other'], 'a', false, { other: 'b' }],
    [['other'], '1', true, { other: 1 }],
    [['other', 'strict'], '1', false, { other: 1 }],
    [['other', 'strict'], 1, true, { other: 1 }],
    [['missing'], 'a', false],
  ],
  contains_alpha: [
    [[], '1a2', true],
    [[], '1é2', true],
    [[], '12', false],
    [[], '!', false],
    [['latin'], '1a2', true],
    [['latin'], '1é2', false],
  ],
  contains_alpha_spaces: [
    [[], '12 34', true],
    [[], ' ', true],
    [[], '1é', true],
    [[], '1234', false],
    [['latin'], '1é', false],
    [['latin'], '1 2', true],
  ],
  contains_alphanumeric: [
    [[], '!a', true],
    [[], '!1', true],
    [[], '!é', true],
    [[], '!?', false],
    [['latin'], '!é', false],
    [['latin'], '!z', true],
  ],
  contains_lowercase: [
    [[], 'ABc', true],
    [[], 'ÉÉé', true],
    [[], 'ABC', false],
    [[], '123', false],
    [['latin'], 'ABé', false],
    [['latin'], 'ABz', true],
  ],
  contains_numeric: [
    [[], 'a1', true],
    [[], '1', true],
    [[], 5, true],
    [[], 'abc', false],
    [[], '٣', false],
    [[], ' ', false],
  ],
  contains_symbol: [
    [[], 'abc!', true],
    [[], '#', true],
    [[], 'a-b', true],
    [[], 'a@b', true],
    [[], 'abc', false],
    [[], '€', false],
    [[], 'a b', false],
  ],
  contains_uppercase: [
    [[], 'abC', true],
    [[], 'abÉ', true],
    [[], 'abc', false],
    [[], '123', false],
    [['latin'], 'abÉ', false],
    [['latin'], 'abZ', true],
  ],
  date_after: [
    [['2026-01-01'], '2026-01-02', true],
    [['2026-01-01'], '2026-01-01', false],
    [['2026-01-01'], '2025-12-31', false],
    [[], FAR_OFF, true],
    [[], LONG_AGO, false],
    [['2026-01-01'], 'tomorrow', false],
  ],
  date_after_node: [
    [['from'], '2026-01-02', true, { from: '2026-01-01' }],
    [['from'], '2026-01-01', false, { from: '2026-01-01' }],
    [['from'], '2025-12-31', false, { from: '2026-01-01' }],
    [['from'], '2025-12-31', true, { from: '' }],
    [['from'], '2025-12-31', true, { from: 'soon' }],
    [['from'], 'soon', false, { from: '2026-01-01' }],
    [['missing'], '2026-01-02', true],
  ],
  date_after_or_equal: [
    [['2026-01-01'], '2026-01-02', true],
    [['2026-01-01'], '2026-01-01', true],
    [['2026-01-01'], '2025-12-31', false],
    [[], FAR_OFF, true],
    [[], LONG_AGO, false],
    [['2026-01-01'], 'later', false],
  ],
  date_before: [
    [['2026-01-01'], '2025-12-31', true],
    [['2026-01-01'], '2026-01-01', false],
    [['2026-01-01'], '2026-01-02', false],
    [[], LONG_AGO, true],
    [[], FAR_OFF, false],
    [['2026-01-01'], 'yesterday', false],
  ],
  date_before_node: [
    [['to'], '2025-12-31', true, { to: '2026-01-01' }],
    [['to'], '2026-01-01', false, { to: '2026-01-01' }],
    [['to'], '2026-01-02', false, { to: '2026-01-01' }],
    [['to'], '2026-01-02', true, { to: '' }],
    [['to'], 'soon', false, { to: '2026-01-01' }],
    [['missing'], '2026-01-02', true],
  ],
  date_before_or_equal: [
    [['2026-01-01'], '2025-12-31', true],
    [['2026-01-01'], '2026-01-01', true],
    [['2026-01-01'], '2026-01-02', false],
    [[], LONG_AGO, true],
    [[], FAR_OFF, false],
    [['2026-01-01'], 'earlier', false],
  ],
  date_between: [
    [['2026-01-01', '2026-01-31'], '2026-01-15', true],
    [['2026-01-01', '2026-01-31'], '2026-01-01', true],
    [['2026-01-01', '2026-01-31'], '2026-01-31', true],
    [['2026-01-01', '2026-01-31'], '2026-02-01', false],
    [['2026-01-31', '2026-01-01'], '2026-01-15', false],
    [[FAR_OFF], '2998-01-01', true],
    [[FAR_OFF], LONG_AGO, false],
    [['2026-01-01', '2026-01-31'], 'mid-January', false],
  ],
  date_format: [
    [[], '2026-01-31', true],
    [[], 'nonsense', false],
    [['DD-MM-YYYY'], '31-01-2026', true],
    [['DD-MM-YYYY'], '31-02-2026', true],
    [['DD-MM-YYYY'], '1-1-2026', false],
    [['D/M/YY'], '1/1/26', true],
    [['YYYY-MM-DD'], '2026-13-01', false],
  ],
  email: [
    [[], 'kim@example.com', true],
    [[], 'kim.de-vries+lamp@sub.example.co.uk', true],
    [[], '"kim"@example.com', true],
    [[], 'kim@example', false],
    [[], 'kim@example.c', false],
    [[], 'kim example.com', false],
    [[], '@example.com', false],
    [[], '', true],
  ],
  ends_with: [
    [['.nl'], 'veldenvonk.nl', true],
    [['.nl', '.be'], 'veldenvonk.be', true],
    [['.nl'], 'veldenvonk.com', false],
    [['.NL'], 'veldenvonk.nl', false],
    [[], 'anything', true],
    [['1'], 1, false],
  ],
  is: [
    [['red', 'blue'], 'red', true],
    [['red', 'blue'], 'green', false],
    [['5'], 5, true],
    [[5], '5', true],
    [[{ a: 1 }], { a: 1 }, true],
    [[{ a: 1 }], { a: 2 }, false],
    [['Red'], 'red', false],
  ],
  length: [
    [[2, 4], 'ab', true],
    [[2, 4], 'abcde', false],
    [[4, 2], 'abc', true],
    [['3'], 'ab', false],
    [['3'], 'abcdef', true],
    [[1, 2], ['a', 'b'], true],
    [[1, 2], ['a', 'b', 'c'], false],
    [[1, 2], { a: 1 }, true],
    [[1, 5], 123, false],
  ],
  lowercase: [
    [[], 'abc', true],
    [[], 'été', true],
    [[], 'Abc', false],
    [[], 'abc1', false],
    [[], 'a b', false],
    [['allow_numeric'], 'abc1', true],
    [['allow_numeric'], 'abc-1', false],
    [['allow_numeric_dashes'], 'abc-1', true],
    [['allow_non_alpha'], 'abc!1', true],
    [['latin'], 'été', false],
  ],
  matches: [
    [['/^[0-9]{4}$/'], '1234', true],
    [['/^[0-9]{4}$/'], '12345', false],
    [[/^a|b$/i], 'Abc', true],
    [['red', 'blue'], 'blue', true],
    [['red', 'blue'], 'Blue', false],
    [['/x/i'], 'X', false],
    [['/x/i'], '/x/i', true],
    [[5], '5', false],
  ],
  max: [
    [[], 10, true],
    [[], 11, false],
    [[5], '5', true],
    [['5'], '6', false],
    [[2], ['a', 'b'], true],
    [[2], ['a', 'b', 'c'], false],
    [[3], 'abcd', false],
  ],
  min: [
    [[], 1, true],
    [[], 0, false],
    [[5], '5', true],
    [['5'], '4', false],
    [[2], ['a', 'b'], true],
    [[2], ['a'], false],
    [[3], 'abcd', false],
  ],
  not: [
    [['admin'], 'kim', true],
    [['admin', 'root'], 'root', false],
    [['5'], 5, true],
    [[5], 5, false],
    [[{ a: 1 }], { a: 1 }, false],
    [[], 'anything', true],
  ],
  number: [
    [[], '12', true],
    [[], '1.5', true],
    [[], '-3', true],
    [[], '1e3', true],
    [[], '1,5', false],
    [[], 'twelve', false],
    [[], 0, true],
  ],
  require_one: [
    [['phone'], 'kim@example.com', true, { phone: '' }],
    [['phone'], '', true, { phone: '0612345678' }],
    [['phone'], '', false, { phone: '' }],
    [['phone', 'fax'], '', true, { phone: '', fax: '1' }],
    [['missing'], '', false],
    [['phone'], '', true, { phone: 0 }],
    [['phone'], '', false, { phone: [] }],
  ],
  required: [
    [[], 'a', true],
    [[], '', false],
    [[], undefined, false],
    [[], null, false],
    [[], [], false],
    [[], {}, false],
    [[], 0, true],
    [[], false, true],
    [[], '  ', true],
    [['trim'], '  ', false],
    [['trim'], ' a ', true],
  ],
  starts_with: [
    [['NL'], 'NL01', true],
    [['NL', 'BE'], 'BE01', true],
    [['NL'], 'DE01', false],
    [['nl'], 'NL01', false],
    [[], 'anything', true],
    [['1'], 12, false],
  ],
  symbol: [
    [[], '!#', true],
    [[], '-', true],
    [[], '@', true],
    [[], 'a!', false],
    [[], '€', false],
    [[], '! !', false],
  ],
  uppercase: [
    [[], 'ABC', true],
    [[], 'ÉTÉ', true],
    [[], 'ABc', false],
    [[], 'AB1', false],
    [['latin'], 'ABC', true],
    [['latin'], 'ÉTÉ', false],
  ],
  url: [
    [[], 'https://example.com', true],
    [[], 'http://example.com/a?b=c', true],
    [[], 'example.com', false],
    [[], 'ftp://example.com', false],
    [['ftp:'], 'ftp://example.com', true],
    [['ftp:'], 'https://example.com', false],
    [[], 'javascript:alert(1)', false],
  ],
};

const messages = await loadRuleMessages('en');
const toText = (value: unknown) => (value instanceof RegExp ? String(value) : JSON.stringify(value));

describe.each(Object.entries(cases))('The rule %s', (rule, table) => {
  test('has at least six cases', () => {
    expect(table.length).toBeGreaterThanOrEqual(6);
  });

  test.each(
    table.map((entry) => [entry[0].map(toText).join(', '), toText(entry[1]), entry[2], entry] as const),
  )('with arguments (%s) passes %s: %s', async (_args, _value, passes, [args, value, , others = {}]) => {
    const messagesByPath = await validateValues({
      formKitRules: allFormKitRules,
      fields: [
        { name: 'value', label: 'Judged', rules: [[rule, ...args]] },
        ...Object.keys(others).map((name) => ({ name, label: name })),
      ],
      values: { value, ...others },
      messages,
      locale: 'en-150',
    });
    expect(messagesByPath.has('value')).toBe(!passes);
  });
});

test('The table of rules contains every rule of FormKit', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(allFormKitRules).toSorted());
  expect(Object.keys(cases)).toHaveLength(37);
});

test('The rule confirm finds the other field by its name, in either direction', async () => {
  const check = (name: string, values: Record<string, string>) =>
    validateValues({
      formKitRules: allFormKitRules,
      fields: Object.keys(values).map((one) => ({
        name: one,
        label: one,
        rules: one === name ? 'confirm' : '',
      })),
      values,
      messages,
      locale: 'en-150',
    });
  expect((await check('pw', { pw: 'a', pw_confirm: 'b' })).has('pw')).toBe(true);
  expect((await check('pw_confirm', { pw: 'a', pw_confirm: 'a' })).has('pw_confirm')).toBe(false);
  expect((await check('pw_confirmed', { pw: 'a', pw_confirmed: 'b' })).has('pw_confirmed')).toBe(true);
});
