import { describe, expect, test } from 'vitest';
import { isVisible } from '#renderer/forms/conditions';
import { fieldsOf } from '#renderer/forms/form';
import type { FormFieldDefinition } from '#site/services/content';
import { readForm } from '../../../site/forms/definition/read-definition.ts';
import { bareField } from './bare-field.ts';

const optionsOf = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));
const nl = { site: 'nl', baseLanguage: 'nl', intl: 'nl-NL' } as const;
function read(
  field: Partial<FormFieldDefinition>,
  onUnknown: (type: string, field: string) => void = () => {},
) {
  return fieldsOf(
    readForm({ handle: 'f', title: 'F', fields: [{ ...bareField, ...field }] }, nl, onUnknown),
  )[0];
}

describe('A field of the CMS', () => {
  test.each<[string, Partial<FormFieldDefinition>, object]>([
    ['a line of text', { type: 'text' }, { kind: 'text', type: 'text' }],
    ['an address', { type: 'text', inputType: 'email' }, { kind: 'text', type: 'email' }],
    ['an address by its rule', { type: 'text', rules: ['email'] }, { kind: 'text', type: 'email' }],
    ['an input type we do not offer', { type: 'text', inputType: 'color' }, { kind: 'text', type: 'text' }],
    ['several lines', { type: 'textarea', rules: ['max:2000'] }, { kind: 'textarea', maxLength: 2000 }],
    ['a date', { type: 'date' }, { kind: 'text', type: 'date' }],
    ['a time', { type: 'time' }, { kind: 'text', type: 'time' }],
    [
      'a moment',
      { type: 'date', config: { time_enabled: true }, rules: ['after:today'] },
      { kind: 'text', type: 'datetime-local', rules: [['date_format']] },
    ],
    ['a whole number', { type: 'integer', rules: ['max:20'] }, { kind: 'number', max: 20, step: 1 }],
    [
      'a number',
      { type: 'float', config: { min: 0, step: 0.5 } },
      { kind: 'number', min: 0, max: undefined, step: 0.5, decimal: ',' },
    ],
    ['a number between two', { type: 'integer', rules: ['between:1,8'] }, { kind: 'number', min: 1, max: 8 }],
    ['a text that is a number', { rules: ['numeric'] }, { kind: 'text', inputMode: 'decimal' }],
    ['digits', { rules: ['digits:6'] }, { inputMode: 'numeric', minLength: 6, maxLength: 6 }],
    ['one of a list', { type: 'select' }, { kind: 'select' }],
    ['several of a list', { type: 'select', config: { multiple: true } }, { kind: 'checkbox' }],
    ['one of a few', { type: 'radio', initial: 'a' }, { kind: 'radio', initial: ['a'] }],
    ['some of a few', { type: 'checkboxes', initial: ['a', 'b'] }, { kind: 'checkbox', initial: ['a', 'b'] }],
    ['yes or no', { type: 'toggle', initial: true }, { kind: 'toggle', initial: true }],
    [
      'a file',
      { type: 'files', config: { max_files: 1 }, rules: ['image'] },
      { multiple: false, accept: 'image/*' },
    ],
    [
      'files',
      { type: 'assets', rules: ['mimes:pdf,jpg'] },
      { kind: 'file', multiple: true, accept: '.pdf,.jpg' },
    ],
    ['files by extension', { type: 'assets', rules: ['extensions:pdf'] }, { kind: 'file', accept: '.pdf' }],
    ['what is not shown', { type: 'hidden', initial: 'site' }, { kind: 'hidden', initial: 'site' }],
  ])('%s', (_what, field, expected) => {
    expect(read(field)).toMatchObject(expected);
  });

  test('of text with the input type date is the same as a date field', () => {
    const rules = ['sometimes', 'required', 'date', 'after:today'];
    const day = read({ type: 'text', inputType: 'date', rules });
    expect(day).toEqual(read({ type: 'date', rules }));
    expect(day).toMatchObject({ kind: 'text', type: 'date' });
    expect(day?.rules).toEqual([['required', 'trim'], ['date_format'], ['date_after', 'today']]);
  });

  test('of text with the input type datetime-local compares its date only in the CMS, like a date field with a time', () => {
    const rules = ['date', 'after:today'];
    const moment = read({ type: 'text', inputType: 'datetime-local', rules });
    expect(moment).toEqual(read({ type: 'date', config: { time_enabled: true }, rules }));
    expect(moment?.rules).toEqual([['date_format']]);
  });

  test('of an unknown type is a line of text and is reported', () => {
    const reported: string[] = [];
    expect(read({ type: 'colour_wheel' }, (type, name) => reported.push(`${type} ${name}`))).toMatchObject({
      kind: 'text',
      type: 'text',
    });
    expect(reported).toEqual(['colour_wheel field']);
  });

  test.each(['elements', 'parentNode', 'getAttribute', '__proto__', 'a.b'])(
    'with the handle %s, which scripts use, is omitted and reported',
    (handle) => {
      const reported: string[] = [];
      expect(read({ handle }, (name) => reported.push(name))).toBeUndefined();
      expect(reported).toEqual([handle]);
    },
  );

  test.each(['name', 'method', 'action', 'submit', 'title', 'style'])(
    'can have the handle %s, which a form element has too',
    (handle) => {
      expect(read({ handle })?.name).toBe(handle);
    },
  );

  test('of a layout type is omitted', () => {
    expect(read({ type: 'section' })).toBeUndefined();
  });

  test.each([
    [['required'], true],
    [['accepted'], true],
    [['nullable', 'max:80'], false],
  ])('with the rules %j is required: %s', (rules, required) => {
    expect(read({ rules })?.required).toBe(required);
  });

  test.each(['required_if_accepted:a', 'required_if_declined:a', 'required_array_keys:a'])(
    'leaves the rule %s to the CMS and reports it',
    (rule) => {
      const unknown: string[] = [];
      const field = read({ rules: [rule] }, (type) => unknown.push(type));
      expect(field?.rules).toEqual([]);
      expect(unknown).toEqual([expect.stringContaining(rule)]);
    },
  );

  test('with a condition is not required', () => {
    const field = read({ rules: ['sometimes', 'required'], config: { if: { subject: 'equals order' } } });
    expect(field?.required).toBe(false);
  });

  test.each<[string, Partial<FormFieldDefinition>, object]>([
    [
      'choices with a comma',
      { type: 'radio', options: optionsOf('Ja, graag', 'Nee', '"Misschien"') },
      [['one_of', 'Ja, graag', 'Nee', '"Misschien"']],
    ],
    ['a list', { rules: ['in:a,b'] }, [['one_of', 'a', 'b']]],
    ['a comma in quotes', { rules: ['in:"a,b",c'] }, [['one_of', 'a,b', 'c']]],
    [
      'quotes in quotes',
      { rules: ['not_in:"say ""hello""", "x"y,'] },
      [['none_of', 'say "hello"', 'xy', '']],
    ],
    ['spaces and gaps', { rules: ['in:,a b, c'] }, [['one_of', '', 'a b', ' c']]],
    ['quotes that do not end', { rules: ['in:"a,b'] }, [['one_of', 'a,b']]],
    [
      'another’s answer with a comma',
      { rules: ['required_if:a,"Ja, graag"'] },
      [['required_when', 'if', 'a', 'Ja, graag']],
    ],
    ['an address on the web', { rules: ['url'] }, [['url']]],
    ['an address with some protocols', { rules: ['url:http, HTTPS'] }, [['url', 'http:', 'https:']]],
    ['some files', { type: 'files', config: { max_files: 3 } }, [['length', 0, 3]]],
    ['a number of files', { type: 'assets', rules: ['max:2'] }, [['length', 0, 2]]],
    [
      'the number and size of files',
      { type: 'files', rules: ['between:1,3', 'max_filesize:100'] },
      [
        ['length', 1, 3],
        ['file_size', '100'],
      ],
    ],
    ['a number', { type: 'float', rules: ['required'] }, [['required', 'trim'], ['numeric']]],
    ['a day', { type: 'date' }, [['date_format']]],
    ['a moment', { inputType: 'datetime-local' }, [['date_format']]],
    [
      'a moment with a rule',
      { inputType: 'datetime-local', rules: ['required', 'date'] },
      [['required', 'trim'], ['date_format']],
    ],
  ])('has the CMS’s rules for %s', (_what, field, rules) => {
    expect(read(field)?.rules).toEqual(rules);
  });

  test.each([
    [25, 3],
    [33, 4],
    [50, 6],
    [66, 8],
    [100, 12],
    [1, 3],
    [400, 12],
  ])('with a width of %i percent has %i of twelve columns', (width, columns) => {
    expect(read({ width })?.columns).toBe(columns);
  });
});

test('The key step of a number is its form step in a form with steps, and else the difference between two numbers', () => {
  const amount = { ...bareField, handle: 'amount', type: 'integer', step: 2, config: { step: 2 } };
  const level = { ...bareField, handle: 'level', type: 'range', step: 5, config: { step: 5 } };
  const stepsOf = (...fields: readonly FormFieldDefinition[]) =>
    readForm({ handle: 'f', title: 'F', fields: [...fields] }, nl, () => {}).steps.map(({ fields: own }) =>
      own.map((field) => [field.name, 'step' in field ? field.step : undefined]),
    );
  expect(stepsOf(bareField, amount, level)).toEqual([
    [
      [bareField.handle, undefined],
      ['amount', 2],
      ['level', 5],
    ],
  ]);
  expect(stepsOf({ ...bareField, config: { step: 1 } }, amount, { ...level, step: 2 })).toEqual([
    [[bareField.handle, undefined]],
    [
      ['amount', 1],
      ['level', 1],
    ],
  ]);
});

test('readForm sorts steps, and a step has the first title of its fields', () => {
  const field = (handle: string, step: number, title?: string) => ({
    ...bareField,
    handle,
    step,
    config: title === undefined ? {} : { step_title: title },
  });
  const fields = [field('c', 2), field('a', 1), field('b', 1, 'Eerst'), field('d', 1, 'Later')];
  const { steps } = readForm({ handle: 'f', title: 'F', fields }, nl, () => {});
  expect(steps.map(({ title, fields: own }) => [title, own.map(({ name }) => name)])).toEqual([
    ['Eerst', ['a', 'b', 'd']],
    [undefined, ['c']],
  ]);
});

describe('A condition', () => {
  const values = { subject: 'order', count: '12', topics: ['a', 'b'], news: true, empty: '' };
  const asked = (config: Record<string, unknown>) =>
    isVisible(read({ config })?.visibility, (name) => new Map(Object.entries(values)).get(name));

  test.each([
    [{ if: { subject: 'equals order' } }, true],
    [{ if: { subject: 'order' } }, true],
    [{ if: { subject: 'is repair' } }, false],
    [{ if: { subject: 'not repair' } }, true],
    [{ if: { subject: '!= order' } }, false],
    [{ if: { subject: 'order', news: 'false' } }, false],
    [{ if_any: { subject: 'order', news: 'false' } }, true],
    [{ unless: { subject: 'order' } }, false],
    [{ unless: { subject: 'order', news: 'false' } }, true],
    [{ unless_any: { subject: 'order', news: 'false' } }, false],
    [{ hide_when: { subject: 'repair' } }, true],
    [{ show_when: { news: 'equals true' } }, true],
    [{ if: { count: '> 9' } }, true],
    [{ if: { count: '<= 9' } }, false],
    [{ if: { topics: 'contains b' } }, true],
    [{ if: { topics: 'includes_any c, b' } }, true],
    [{ if: { subject: 'contains rde' } }, true],
    [{ if: { empty: 'empty' } }, true],
    [{ if: { subject: 'not empty' } }, true],
    [{ if: { nobody: 'null' } }, true],
    [{ if: {} }, true],
    [{}, true],
  ])('%j gives %s', (config, expected) => {
    expect(asked(config)).toBe(expected);
  });
});
