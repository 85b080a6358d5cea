import { afterEach, describe, expect, test, vi } from 'vitest';
import { libraryRules } from '#renderer/forms/formkit-rules';
import type { ValidationRule, Rules } from '#renderer/forms/rule';
import { loadRuleMessages } from '#renderer/forms/rule-messages';
import { validateValues } from '#renderer/forms/validate-values';
import { requiresAnswer } from '../../../../renderer/forms/validation/read-rules.ts';
import { getConsoleTexts, expectConsole } from '../../../expect-console.ts';
import { fc } from '../../../properties.ts';

const messages = await loadRuleMessages('en');
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

type Own = Readonly<Record<string, ValidationRule>>;

/** What is refused of one answer. */
async function refusals(rules: Rules, value: unknown, own: Own = {}) {
  const fields = [{ name: 'judged', label: 'Judged', rules }];
  const refused = await validateValues({
    library: libraryRules,
    fields,
    values: { judged: value },
    rules: own,
    messages,
    locale: 'en',
  });
  return refused.get('judged') ?? { errors: [], warnings: [] };
}

/** Rules that note that they ran, and pass or fail. */
function noting() {
  const ran: string[] = [];
  const note = (name: string, passes: boolean): ValidationRule =>
    Object.assign(() => (ran.push(name), passes), { ruleName: name });
  return { ran, own: { good: note('good', true), bad: note('bad', false), last: note('last', true) } };
}

describe('rules as a string', () => {
  test('are parted by pipes, what they are given by commas, and spaces do not count', async () => {
    expect((await refusals(' required | length : 2 , 4 ', 'abcde')).errors).toHaveLength(1);
    expect((await refusals('required|length:2,4', 'abc')).errors).toEqual([]);
    expect((await refusals('||required||', '')).errors).toHaveLength(1);
    expect(await refusals('', 'anything')).toEqual({ errors: [], warnings: [] });
  });

  test('give words; in a list things keep their kind, and commas and pipes their place', async () => {
    expect((await refusals('not:5', 5)).errors).toEqual([]);
    expect((await refusals([['not', 5]], 5)).errors).toHaveLength(1);
    expect((await refusals([['matches', /^a,b$|^c\|d$/]], 'c|d')).errors).toEqual([]);
    expect((await refusals([['matches', /^a,b$|^c\|d$/]], 'c,d')).errors).toHaveLength(1);
  });

  test('a rule that is named twice has its say twice', async () => {
    const rules = 'matches:/a/|matches:/b/|*matches:/c/|+not:x';
    expect((await refusals(rules, 'abc')).errors).toEqual([]);
    // The library keeps one message for each name, and would take the first one’s away with the second.
    expect((await refusals('matches:/a/|matches:/b/', 'b')).errors).toEqual([
      'This is not written the way we need it.',
    ]);
    expect((await refusals(rules, 'b')).errors).toHaveLength(2);
  });

  test('a rule may stand in a list itself', async () => {
    const even: ValidationRule = Object.assign(({ value }: { value: unknown }) => Number(value) % 2 === 0, {
      ruleName: 'even',
    });
    expect((await refusals([[even]], 3)).errors).toEqual(['This field is not valid.']);
    expect((await refusals([[even]], 4)).errors).toEqual([]);
  });
});

describe('what nobody knows', () => {
  test.each([
    ['requird', 'unknown rule "requird"'],
    ['!email', 'unknown hint "!" before "email"'],
    ['(5email', 'unknown hint "(5" before "email"'],
    ['5email', 'unknown hint "5" before "email"'],
    ['(1)(2)email', 'unknown hint "(1)(2)" before "email"'],
    ['x', 'unknown rule "x"'],
    ['toString', 'unknown rule "toString"'],
    ['required|*?', 'unknown rule ""'],
  ])('“%s” is an error while a form is made and tested', async (rules, complaint) => {
    await expect(refusals(rules, 'a')).rejects.toThrow(complaint);
    await expect(refusals(rules, 'a')).rejects.toThrow('Field "judged"');
  });

  test('is a line in the log once visitors have the form, which goes on with the rules it knows', async () => {
    expectConsole('warn', /^Field "judged": unknown/);
    vi.stubEnv('PROD', true);
    expect((await refusals('requird|email', 'a')).errors).toHaveLength(1);
    expect((await refusals('!email', 'a')).errors).toHaveLength(1);
    expect(getConsoleTexts('warn')).toEqual([
      'Field "judged": unknown rule "requird" in "requird". Example: "required|length:2,80"',
      'Field "judged": unknown hint "!" before "email", expected *, +, ? or (ms). Example: "*(200)email"',
    ]);
  });

  test('goes to the log that is given', async () => {
    const told: string[] = [];
    const fields = [{ name: 'mail', label: 'E-mail', rules: 'nosuch' }];
    await validateValues({
      library: libraryRules,
      fields,
      messages,
      locale: 'en',
      report: (complaint) => told.push(complaint),
    });
    expect(told).toEqual([
      'Field "mail": unknown rule "nosuch" in "nosuch". Example: "required|length:2,80"',
    ]);
  });
});

describe('laws', () => {
  const passingOrNot = fc.array(fc.constantFrom('good', 'bad'), { minLength: 1, maxLength: 6 });
  const hints = fc.shuffledSubarray(['*', '+', '?', '(0)'], { minLength: 0 });

  test('an empty answer is passed over by all rules but those that say otherwise', async () => {
    await fc.assert(
      fc.asyncProperty(passingOrNot, fc.constantFrom('', undefined, null, [], {}), async (names, empty) => {
        const { ran, own } = noting();
        expect((await refusals(names.join('|'), empty, own)).errors).toEqual([]);
        expect(ran).toEqual([]);
        expect((await refusals(names.map((name) => `+${name}`).join('|'), empty, own)).errors).toHaveLength(
          names.includes('bad') ? 1 : 0,
        );
      }),
    );
  });

  test('what is not empty is judged, though it looks like nothing: 0, false, a space', async () => {
    for (const value of [0, false, ' ', Number.NaN, new Date(0)]) {
      expect((await refusals('bad', value, noting().own)).errors).toHaveLength(1);
    }
  });

  test('rules run in their order, up to the first that fails', async () => {
    await fc.assert(
      fc.asyncProperty(passingOrNot, async (names) => {
        const { ran, own } = noting();
        await refusals(names.join('|'), 'a', own);
        const first = names.indexOf('bad');
        expect(ran).toEqual(first === -1 ? names : names.slice(0, first + 1));
      }),
    );
  });

  test('hints stand before a name in any order and mean the same', async () => {
    await fc.assert(
      fc.asyncProperty(hints, hints, fc.constantFrom('', 'a'), async (some, more, value) => {
        const { ran, own } = noting();
        // The number stands among the signs; only it may not be parted.
        const signs = [...new Set([...some, ...more])];
        const shuffled = [...more.filter((one) => !some.includes(one)), ...some];
        const one = await refusals(`bad|${signs.join('')}last|${signs.join('')}bad`, value, own);
        const ranThen = ran.splice(0);
        const other = await refusals(`bad|${shuffled.join('')}last|${shuffled.join('')}bad`, value, own);
        expect([other, ran]).toEqual([one, ranThen]);
      }),
    );
  });

  test('`?` does not block, and still stops the rules after it, but for those with `*`', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.boolean(), async (blocks, forced) => {
        const { ran, own } = noting();
        const { errors, warnings } = await refusals(
          `${blocks ? '' : '?'}bad|${forced ? '*' : ''}last`,
          'a',
          own,
        );
        expect([errors.length, warnings.length]).toEqual(blocks ? [1, 0] : [0, 1]);
        expect(ran).toEqual(forced ? ['bad', 'last'] : ['bad']);
      }),
    );
    expect((await refusals('?email|length:50', 'a')).errors).toEqual([]);
    expect((await refusals('?email|*length:50', 'a')).errors).toHaveLength(1);
  });

  test.each(['between', 'length'])('%s takes its bounds in either order', async (rule) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(20), fc.nat(20), fc.nat(20), async (one, other, size) => {
        const value = rule === 'length' ? 'x'.repeat(size + 1) : size + 1;
        expect(await refusals([[rule, one, other]], value)).toEqual(
          await refusals([[rule, other, one]], value),
        );
      }),
    );
  });

  test('bounds count themselves in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -99, max: 99 }), fc.nat(50), async (low, span) => {
        for (const value of [low, low + span])
          expect((await refusals([['between', low, low + span]], value)).errors).toEqual([]);
        for (const value of [low - 1, low + span + 1])
          expect((await refusals([['between', low, low + span]], value)).errors).toHaveLength(1);
      }),
    );
  });

  test('a rule fails on an answer or does not, however often it is asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.constantFrom('email', 'alpha', 'url', 'number', 'symbol'),
        async (value, rule) => {
          expect(await refusals(rule, value)).toEqual(await refusals(rule, value));
        },
      ),
    );
  });
});

test('a rule that cannot judge passes the answer, and says so', async () => {
  expectConsole('warn', /^The rule .* failed and was skipped/);
  const own: Own = {
    throws: () => {
      throw new Error('no answer');
    },
    rejects: () => Promise.reject(new Error('no network')),
  };
  expect((await refusals('throws|rejects|length:2', 'a', own)).errors).toHaveLength(1);
  expect(getConsoleTexts('warn')).toEqual([
    'The rule "throws" failed and was skipped: Error: no answer',
    'The rule "rejects" failed and was skipped: Error: no network',
  ]);
});

test('rules that take their time are waited for, and do not wait for more typing on a server', async () => {
  const taken: ValidationRule = ({ value }) => Promise.resolve(value !== 'kim');
  const begun = performance.now();
  expect((await refusals('required|(60000)taken', 'kim', { taken })).errors).toEqual([
    'This field is not valid.',
  ]);
  expect((await refusals('required|(60000)taken', 'sam', { taken })).errors).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(30_000);
});

test('what was not sent was left empty, whatever stood there at first', async () => {
  const fields = [{ name: 'mail', label: 'E-mail', rules: 'required', initial: 'kim@example.com' }];
  const refused = await validateValues({ library: libraryRules, fields, values: {}, messages, locale: 'en' });
  expect([...refused.keys()]).toEqual(['mail']);
});

test('groups and rows are judged where they stand', async () => {
  const refused = await validateValues({
    library: libraryRules,
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
  expect([...refused.keys()]).toEqual(['address.street', 'guests', 'guests.1.name', 'guests.1.name_confirm']);
});

test('a label has an asterisk where an answer is asked of everybody: required, or to be accepted', () => {
  expect(requiresAnswer('required|email')).toBe(true);
  expect(requiresAnswer([['email'], ['*required', 'trim']])).toBe(true);
  expect(requiresAnswer('accepted')).toBe(true);
  expect(requiresAnswer('?required')).toBe(false);
  expect(requiresAnswer('length:2|require_one:mail')).toBe(false);
  expect(requiresAnswer(undefined)).toBe(false);
});
