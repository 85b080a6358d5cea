import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { allFormKitRules } from '#renderer/forms/formkit-rules';
import { loadRuleMessages } from '#renderer/forms/rule-messages';
import type { ValidationRule, Rules } from '#renderer/forms/rule-types';
import { validateValues } from '#renderer/forms/validate-values';
import { requiresValue } from '../../../../renderer/forms/validation/read-rules.ts';
import { getConsoleTexts, expectConsole } from '../../../expect-console.ts';
import { fc } from '../../../properties.ts';

const messages = await loadRuleMessages('en');
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

type Own = Readonly<Record<string, ValidationRule>>;

/** Returns the messages for one value. */
async function messagesFor(rules: Rules, value: unknown, own: Own = {}) {
  const fields = [{ name: 'value', label: 'Judged', rules }];
  const messagesByPath = await validateValues({
    formKitRules: allFormKitRules,
    fields,
    values: { value },
    rules: own,
    messages,
    locale: 'en',
  });
  return messagesByPath.get('value') ?? { errors: [], warnings: [] };
}

/** Rules that record their runs, and pass or fail. */
function recordingRules() {
  const ran: string[] = [];
  const note = (name: string, passes: boolean): ValidationRule =>
    Object.assign(() => (ran.push(name), passes), { ruleName: name });
  return { ran, own: { good: note('good', true), bad: note('bad', false), last: note('last', true) } };
}

describe('Rules as a string', () => {
  test('are separated by pipes and their arguments by commas, and spaces are ignored', async () => {
    expect((await messagesFor(' required | length : 2 , 4 ', 'abcde')).errors).toHaveLength(1);
    expect((await messagesFor('required|length:2,4', 'abc')).errors).toEqual([]);
    expect((await messagesFor('||required||', '')).errors).toHaveLength(1);
    expect(await messagesFor('', 'anything')).toEqual({ errors: [], warnings: [] });
  });

  test('have text arguments, while a list keeps types, commas and pipes', async () => {
    expect((await messagesFor('not:5', 5)).errors).toEqual([]);
    expect((await messagesFor([['not', 5]], 5)).errors).toHaveLength(1);
    expect((await messagesFor([['matches', /^a,b$|^c\|d$/]], 'c|d')).errors).toEqual([]);
    expect((await messagesFor([['matches', /^a,b$|^c\|d$/]], 'c,d')).errors).toHaveLength(1);
  });

  test('show both messages of a rule that is named twice', async () => {
    const rules = 'matches:/a/|matches:/b/|*matches:/c/|+not:x';
    expect((await messagesFor(rules, 'abc')).errors).toEqual([]);
    // FormKit keeps one message per rule name, so the second rule would remove the message of the first.
    expect((await messagesFor('matches:/a/|matches:/b/', 'b')).errors).toEqual([
      'This is not written the way we need it.',
    ]);
    expect((await messagesFor(rules, 'b')).errors).toHaveLength(2);
  });

  test('may be functions in a list', async () => {
    const even: ValidationRule = Object.assign(({ value }: { value: unknown }) => Number(value) % 2 === 0, {
      ruleName: 'even',
    });
    expect((await messagesFor([[even]], 3)).errors).toEqual(['This field is not valid.']);
    expect((await messagesFor([[even]], 4)).errors).toEqual([]);
  });
});

describe('An unknown rule or hint', () => {
  test.each([
    ['requird', 'unknown rule "requird"'],
    ['!email', 'unknown hint "!" before "email"'],
    ['(5email', 'unknown hint "(5" before "email"'],
    ['5email', 'unknown hint "5" before "email"'],
    ['(1)(2)email', 'unknown hint "(1)(2)" before "email"'],
    ['x', 'unknown rule "x"'],
    ['toString', 'unknown rule "toString"'],
    ['required|*?', 'unknown rule ""'],
  ])('“%s” throws in development and tests', async (rules, problem) => {
    await expect(messagesFor(rules, 'a')).rejects.toThrow(problem);
    await expect(messagesFor(rules, 'a')).rejects.toThrow('Field "value"');
  });

  test('is logged in production, where the form uses the known rules', async () => {
    expectConsole('warn', /^Field "value": unknown/);
    vi.stubEnv('PROD', true);
    expect((await messagesFor('requird|email', 'a')).errors).toHaveLength(1);
    expect((await messagesFor('!email', 'a')).errors).toHaveLength(1);
    expect(getConsoleTexts('warn')).toEqual([
      'Field "value": unknown rule "requird" in "requird". Example: "required|length:2,80"',
      'Field "value": unknown hint "!" before "email", expected *, +, ? or (ms). Example: "*(200)email"',
    ]);
  });

  test('is passed to the given report function', async () => {
    const reported: string[] = [];
    const fields = [{ name: 'mail', label: 'E-mail', rules: 'nosuch' }];
    await validateValues({
      formKitRules: allFormKitRules,
      fields,
      messages,
      locale: 'en',
      report: (problem) => reported.push(problem),
    });
    expect(reported).toEqual([
      'Field "mail": unknown rule "nosuch" in "nosuch". Example: "required|length:2,80"',
    ]);
  });
});

describe('Properties of rules:', () => {
  const passingOrNot = fc.array(fc.constantFrom('good', 'bad'), { minLength: 1, maxLength: 6 });
  const hints = fc.shuffledSubarray(['*', '+', '?', '(0)'], { minLength: 0 });

  test('an empty value is validated only by rules that do not skip empty values', async () => {
    await fc.assert(
      fc.asyncProperty(passingOrNot, fc.constantFrom('', undefined, null, [], {}), async (names, empty) => {
        const { ran, own } = recordingRules();
        expect((await messagesFor(names.join('|'), empty, own)).errors).toEqual([]);
        expect(ran).toEqual([]);
        expect(
          (await messagesFor(names.map((name) => `+${name}`).join('|'), empty, own)).errors,
        ).toHaveLength(names.includes('bad') ? 1 : 0);
      }),
    );
  });

  test('0, false and a space are validated, because they are not empty', async () => {
    for (const value of [0, false, ' ', Number.NaN, new Date(0)]) {
      expect((await messagesFor('bad', value, recordingRules().own)).errors).toHaveLength(1);
    }
  });

  test('rules run in order, up to the first that fails', async () => {
    await fc.assert(
      fc.asyncProperty(passingOrNot, async (names) => {
        const { ran, own } = recordingRules();
        await messagesFor(names.join('|'), 'a', own);
        const first = names.indexOf('bad');
        expect(ran).toEqual(first === -1 ? names : names.slice(0, first + 1));
      }),
    );
  });

  test('hints mean the same in any order', async () => {
    await fc.assert(
      fc.asyncProperty(hints, hints, fc.constantFrom('', 'a'), async (some, more, value) => {
        const { ran, own } = recordingRules();
        // The debounce may be at any position among the hints.
        const signs = [...new Set([...some, ...more])];
        const shuffled = [...more.filter((one) => !some.includes(one)), ...some];
        const one = await messagesFor(`bad|${signs.join('')}last|${signs.join('')}bad`, value, own);
        const laterRuns = ran.splice(0);
        const other = await messagesFor(`bad|${shuffled.join('')}last|${shuffled.join('')}bad`, value, own);
        expect([other, ran]).toEqual([one, laterRuns]);
      }),
    );
  });

  test('`?` does not block, but stops the rules after it, except rules with `*`', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.boolean(), async (blocks, forced) => {
        const { ran, own } = recordingRules();
        const { errors, warnings } = await messagesFor(
          `${blocks ? '' : '?'}bad|${forced ? '*' : ''}last`,
          'a',
          own,
        );
        expect([errors.length, warnings.length]).toEqual(blocks ? [1, 0] : [0, 1]);
        expect(ran).toEqual(forced ? ['bad', 'last'] : ['bad']);
      }),
    );
    expect((await messagesFor('?email|length:50', 'a')).errors).toEqual([]);
    expect((await messagesFor('?email|*length:50', 'a')).errors).toHaveLength(1);
  });

  test.each(['between', 'length'])('%s accepts its bounds in either order', async (rule) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(20), fc.nat(20), fc.nat(20), async (one, other, size) => {
        const value = rule === 'length' ? 'x'.repeat(size + 1) : size + 1;
        expect(await messagesFor([[rule, one, other]], value)).toEqual(
          await messagesFor([[rule, other, one]], value),
        );
      }),
    );
  });

  test('bounds are inclusive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -99, max: 99 }), fc.nat(50), async (low, span) => {
        for (const value of [low, low + span])
          expect((await messagesFor([['between', low, low + span]], value)).errors).toEqual([]);
        for (const value of [low - 1, low + span + 1])
          expect((await messagesFor([['between', low, low + span]], value)).errors).toHaveLength(1);
      }),
    );
  });

  test('a rule gives the same result for the same value each time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.constantFrom('email', 'alpha', 'url', 'number', 'symbol'),
        async (value, rule) => {
          expect(await messagesFor(rule, value)).toEqual(await messagesFor(rule, value));
        },
      ),
    );
  });
});

test('A rule that throws or rejects lets the value pass and is reported', async () => {
  expectConsole('warn', /^The rule .* failed and was skipped/);
  const own: Own = {
    throws: () => {
      throw new Error('no answer');
    },
    rejects: () => Promise.reject(new Error('no network')),
  };
  expect((await messagesFor('throws|rejects|length:2', 'a', own)).errors).toHaveLength(1);
  expect(getConsoleTexts('warn')).toEqual([
    'The rule "throws" failed and was skipped: Error: no answer',
    'The rule "rejects" failed and was skipped: Error: no network',
  ]);
});

test('validateValues waits for asynchronous rules and does not debounce', async () => {
  const taken: ValidationRule = ({ value }) => Promise.resolve(value !== 'kim');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect((await messagesFor('required|(60000)taken', 'kim', { taken })).errors).toEqual([
    'This field is not valid.',
  ]);
  expect((await messagesFor('required|(60000)taken', 'sam', { taken })).errors).toEqual([]);
});

test('validateValues treats a missing value as empty, whatever the initial value is', async () => {
  const fields = [{ name: 'mail', label: 'E-mail', rules: 'required', initial: 'kim@example.com' }];
  const messagesByPath = await validateValues({
    formKitRules: allFormKitRules,
    fields,
    values: {},
    messages,
    locale: 'en',
  });
  expect([...messagesByPath.keys()]).toEqual(['mail']);
});

test('validateValues returns messages of groups and rows by their paths', async () => {
  const messagesByPath = await validateValues({
    formKitRules: allFormKitRules,
    fields: [
      {
        kind: 'group',
        name: 'address',
        label: 'Address',
        fields: [{ name: 'street', label: 'Street', rules: 'required' }],
      },
      {
        kind: 'list',
        name: 'guests',
        label: 'Guests',
        rules: 'max:1',
        row: [
          { name: 'name', label: 'Name', rules: 'required' },
          { name: 'name_confirm', label: 'Again', rules: 'confirm' },
        ],
      },
    ],
    values: { address: {}, guests: [{ name: 'Kim', name_confirm: 'Kim' }, { name_confirm: 'Sam' }] },
    messages,
    locale: 'en',
  });
  expect([...messagesByPath.keys()]).toEqual([
    'address.street',
    'guests',
    'guests.1.name',
    'guests.1.name_confirm',
  ]);
});

test('requiresValue returns true for required and for accepted fields', () => {
  expect(requiresValue('required|email')).toBe(true);
  expect(requiresValue([['email'], ['*required', 'trim']])).toBe(true);
  expect(requiresValue('accepted')).toBe(true);
  expect(requiresValue('?required')).toBe(false);
  expect(requiresValue('length:2|require_one:mail')).toBe(false);
  expect(requiresValue(undefined)).toBe(false);
});
