import { describe, expect, test } from 'vitest';
import type { JsonValue, JsonObject } from '../../../../site/embedded/content/files/json-value.ts';
import { de } from '../../../../site/embedded/content/forms/messages/de.ts';
import { en } from '../../../../site/embedded/content/forms/messages/en.ts';
import { fr } from '../../../../site/embedded/content/forms/messages/fr.ts';
import { createMessageFormatter } from '../../../../site/embedded/content/forms/messages/messages.ts';
import { nl } from '../../../../site/embedded/content/forms/messages/nl.ts';
import { validate } from '../../../../site/embedded/content/forms/validate.ts';
import { createField } from '../../../../site/embedded/content/project/blueprint.ts';

const now = Date.parse('2026-03-14T12:00:00Z');

/** Returns the validation messages of the field `code` with these rules and this value. */
function messagesFor(
  rules: string[],
  value: JsonValue | undefined,
  others: JsonObject = {},
  type = 'text',
): string[] {
  const field = createField('code', { type, display: 'Code', validate: rules });
  const fields = [field, createField('other', { type: 'text', display: 'Other one' })];
  const values: JsonObject = value === undefined ? others : { ...others, code: value };
  return validate(fields, { values, files: new Map() }, createMessageFormatter('en'), now).get('code') ?? [];
}

test.each(['__proto__', 'constructor', 'hasOwnProperty'])(
  'An unknown rule or field type %s is ignored',
  (name) => {
    expect(messagesFor([name], 'x')).toEqual([]);
    expect(messagesFor([], 'x', {}, name)).toEqual([]);
  },
);

test.each<[rule: string, good: JsonValue[], bad: JsonValue[]]>([
  ['accepted', ['yes', 'on', true, 1, '1'], ['no', false]],
  ['alpha', ['Zoë'], ['a1']],
  ['alpha_dash', ['a-1_b'], ['a b']],
  ['alpha_num', ['a1'], ['a-1']],
  ['array', [['a']], ['a']],
  ['boolean', [true, '0'], ['maybe']],
  [
    'email',
    ['kim@example.test', 'k.i+m@mail.example.test'],
    ['kim', 'kim@example', 'a b@example.test', '<kim@example.test>'],
  ],
  ['integer', ['12', -3], ['1.5', 'x']],
  ['numeric', ['1.5', 2], ['1,5']],
  ['url', ['https://example.test/a'], ['example.test', 'javascript:alert(1)', 'ftp://example.test']],
  ['uuid', ['9d2f7a3c-1b2c-4d5e-8f90-0123456789ab'], ['9d2f']],
  ['date', ['2026-03-14', '2026-03-14 09:30'], ['14 March']],
  ['digits:4', ['1234'], ['123', '12345']],
  ['digits_between:2,3', ['12', '123'], ['1', '1234']],
  ['in:a,b', ['a', ['a', 'b']], ['c', ['a', 'c']]],
  ['in:"a,b",c', ['a,b', 'c'], ['a', '"a', 'b']],
  ['not_in:a,b', ['c'], ['a']],
  ['starts_with:NL,BE', ['NL1'], ['DE1']],
  ['ends_with:.nl', ['a.nl'], ['a.be']],
  ['regex:/^[A-Z]{2}\\|?\\d$/', ['NL1'], ['nl1']],
  ['regex:/^[a-z]+$/i', ['NL'], ['N1']],
  ['not_regex:/\\d/', ['abc'], ['a1']],
  ['min:3', ['abc', ['a', 'b', 'c']], ['ab', ['a']]],
  ['max:3', ['äöü'], ['abcd']],
  ['size:2', ['ab'], ['abc']],
  ['between:2,3', ['ab'], ['a', 'abcd']],
  ['after:2026-03-14', ['2026-03-15'], ['2026-03-14']],
  ['after_or_equal:today', ['2026-03-14'], ['2026-03-13']],
  ['before:tomorrow', ['2026-03-14'], ['2026-03-15']],
  ['before_or_equal:2026-03-14', ['2026-03-14'], ['2026-03-15']],
  ['same:other', ['x'], ['y']],
  ['different:other', ['y'], ['x']],
])('Rule "%s" accepts valid and rejects invalid values', (rule, good, bad) => {
  const isRejected = (value: JsonValue) => messagesFor([rule], value, { other: 'x' }).length > 0;
  expect(good.filter(isRejected)).toEqual([]);
  expect(bad.filter((value) => !isRejected(value))).toEqual([]);
});

test('Size rules compare the value of a number, not its length', () => {
  expect(messagesFor(['min:3'], '25', {}, 'integer')).toEqual([]);
  expect(messagesFor(['max:20'], '25', {}, 'integer')).toEqual(['Code may be at most 20.']);
});

describe('Presence rules', () => {
  test.each<[rule: string, others: JsonObject, isRequired: boolean]>([
    ['required', {}, true],
    ['required_if:other,x,y', { other: 'y' }, true],
    ['required_if:other,x', { other: 'z' }, false],
    ['required_unless:other,x', { other: 'z' }, true],
    ['required_unless:other,x', { other: 'x' }, false],
    ['required_with:other', { other: 'x' }, true],
    ['required_with:other', { other: null }, false],
    ['required_without:other', {}, true],
    ['required_without:other', { other: 'x' }, false],
  ])('"%s" with the other values %o requires a value: %s', (rule, others, isRequired) => {
    expect(messagesFor([rule], undefined, others)).toEqual(isRequired ? ['Code is required.'] : []);
  });

  test('skip all other rules of an empty optional field', () => {
    expect(messagesFor(['email', 'min:5'], null)).toEqual([]);
  });

  test('accept values of unknown rules', () => {
    expect(messagesFor(['unique_username'], 'kim')).toEqual([]);
  });
});

const placeholders = (message: string) => (message.match(/:\w+/g) ?? []).toSorted();

test.each([
  ['nl', nl],
  ['de', de],
  ['fr', fr],
])('Validation messages in %s use the same placeholders as the English messages', (_, messages) => {
  for (const [key, message] of Object.entries(en)) {
    expect([key, placeholders(messages[key as keyof typeof en])]).toEqual([key, placeholders(message)]);
  }
});

test('Validation message contains the labels of both fields', () => {
  expect(messagesFor(['same:other'], 'y', { other: 'x' })).toEqual(['Code and Other one must be the same.']);
});
