import { expect, test } from 'vitest';
import { formRules } from '#renderer/forms/cms-rules';
import { createFormEngine } from '#renderer/forms/create-form-engine';
import { toFieldDescriptions } from '#renderer/forms/field-descriptions';
import { fieldsOf, type FormField } from '#renderer/forms/form';
import { cmsFormKitRules } from '#renderer/forms/formkit-rules';
import { loadRuleMessages } from '#renderer/forms/rule-messages';
import { validateValues } from '#renderer/forms/validate-values';
import { conditionValue, readValue, timeNameOf, visibleFields } from '#renderer/forms/values';
import type { FormFieldDefinition as Definition } from '#site/services/content';
import { readForm } from '../../../site/forms/definition/read-definition.ts';
import { readPostValues } from '../../../site/forms/read-post-values.ts';
import { fc } from '../../properties.ts';
import { bareField } from './bare-field.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const messages = await loadRuleMessages('nl');
const locale = { site: 'nl', baseLanguage: 'nl', intl: 'nl-NL' } as const;

const HANDLES = ['a', 'b', 'c', 'd', 'e'];
const OPTIONS = [
  { value: 'x', label: 'X' },
  { value: 'y', label: 'Y' },
];
const RULES = [
  'required',
  'nullable',
  'sometimes',
  'accepted',
  'email',
  'url',
  'url:http,https',
  'alpha',
  'alpha_num',
  'alpha_dash',
  'integer',
  'numeric',
  'digits:3',
  'digits_between:2,4',
  'min:2',
  'max:4',
  'size:3',
  'between:1,3',
  'in:x,y,12',
  'not_in:x,1',
  'starts_with:a,1',
  'ends_with:z,2',
  'regex:/^[a-z]+$/i',
  'not_regex:/\\d/',
  'same:a',
  'different:a',
  'confirmed',
  'date',
  'after:today',
  'before_or_equal:tomorrow',
  'after:a',
  'required_if:a,x',
  'required_unless:a,x',
  'required_with:a',
  'required_without:a,b',
  'required_if_accepted:a',
  'image',
  'mimes:jpg,pdf',
  'unique:users',
];
/** Some conditions are true for an empty value. They must not be true for a hidden field. */
const CONDITIONS = [
  'equals x',
  'not x',
  'contains y',
  'empty',
  'not empty',
  '> 1',
  '< 2',
  '<= 0',
  'true',
  'equals false',
];
const TYPES = [
  'text',
  'textarea',
  'select',
  'radio',
  'checkboxes',
  'toggle',
  'integer',
  'float',
  'range',
  'date',
  'moment',
  'moment as text',
  'files',
];
const FIELD_TYPES: ReadonlyMap<string, string> = new Map([
  ['moment', 'date'],
  ['moment as text', 'text'],
]);
const TEXTS = [
  '',
  ' ',
  'x',
  'y',
  'abc',
  'az12',
  ' Kim ',
  '1',
  '12',
  '123',
  '1,5',
  '1.500',
  '1.500,50',
  '1\u00A0500',
  '-2',
  'kim@example.test',
  'https://example.test',
  '2026-11-20',
  '2026-12-24',
  '19:30',
  '👍👍',
  'een\r\ntwee',
  'é',
  '<b>',
  'on',
];

/** A definition whose conditions refer to earlier fields, which often have conditions as well. */
const definitions = fc
  .array(
    fc.record({
      type: fc.constantFrom(...TYPES),
      rules: fc.uniqueArray(fc.constantFrom(...RULES), { maxLength: 4 }),
      condition: fc.option(
        fc.record({
          how: fc.constantFrom('if', 'unless', 'if_any'),
          back: fc.constantFrom(1, 1, 2, 3),
          operator: fc.constantFrom(...CONDITIONS),
        }),
        { freq: 4 },
      ),
    }),
    { minLength: 1, maxLength: HANDLES.length },
  )
  .map((fields) =>
    fields.map(({ type, rules, condition }, index): Definition => {
      const on = HANDLES[Math.max(0, index - (condition?.back ?? 0))] ?? 'a';
      const config = {
        ...(condition && index > 0 ? { [condition.how]: { [on]: condition.operator } } : {}),
        ...(type === 'moment' ? { time_enabled: true } : {}),
      };
      const options = ['select', 'radio', 'checkboxes'].includes(type) ? OPTIONS : [];
      return {
        ...bareField,
        handle: HANDLES[index] ?? '',
        display: `Vraag ${index}`,
        type: FIELD_TYPES.get(type) ?? type,
        inputType: type === 'moment as text' ? 'datetime-local' : null,
        rules,
        config,
        options,
      };
    }),
  );
const files = fc.constantFrom(
  new File(['x'], 'lamp.jpg', { type: 'image/jpeg' }),
  new File([new Uint8Array(5000)], 'plan.pdf', { type: 'application/pdf' }),
  new File([], ''),
);
const inputs = fc.array(fc.tuple(fc.array(fc.constantFrom(...TEXTS), { maxLength: 3 }), files), {
  minLength: HANDLES.length,
  maxLength: HANDLES.length,
});

type Input = readonly (readonly [readonly string[], File])[];
type MessagesByField = Readonly<Record<string, readonly string[]>>;

/** Creates the form data that a browser reads from its controls. */
function fillIn(fields: readonly FormField[], input: Input): FormData {
  const form = new FormData();
  for (const field of fields) {
    const { name, kind } = field;
    const [texts, file] = input[HANDLES.indexOf(name)] ?? [[], new File([], '')];
    if (kind === 'file') form.append(name, file);
    else if (kind === 'checkbox') for (const text of texts) form.append(name, text);
    else if (kind === 'toggle') for (const _ of texts.slice(0, 1)) form.append(name, '1');
    else form.append(name, texts[0] ?? '');
    if (kind === 'text' && field.type === 'datetime-local') form.append(timeNameOf(name), texts[1] ?? '');
  }
  return form;
}

/** Returns the browser's messages after a submit, and the body that it would post. */
async function inBrowser(fields: readonly FormField[], form: FormData) {
  const engine = createFormEngine({
    id: 'form',
    locale: locale.intl,
    fields: toFieldDescriptions(fields, NOW),
    formKitRules: cmsFormKitRules,
    rules: formRules,
    messages,
  });
  engine.startValidation();
  engine.restore(Object.fromEntries(fields.map((field) => [field.name, readValue(field, form)])));
  // Repeats until the visible fields no longer change, as the section does with its renders.
  let asked: ReadonlySet<string> = new Set();
  for (let turn = 0; turn <= fields.length; turn += 1) {
    const values = engine.values.state();
    asked = visibleFields(fields, (name) => conditionValue(values[name]));
    for (const { name } of fields) engine.setVisible(name, asked.has(name));
  }
  const fieldErrors = await engine.validate();
  const { outcome } = await engine.submit(async () => ({ outcome: 'accepted' }));
  const body = new FormData();
  const counting = new Set([...asked].flatMap((name) => [name, timeNameOf(name)]));
  for (const [name, value] of form) if (counting.has(name)) body.append(name, value);
  const verdict: Record<string, string[]> = {};
  for (const { path, message } of fieldErrors) verdict[path] = [...(verdict[path] ?? []), message];
  return { verdict, outcome, body };
}

async function onServer(fields: readonly FormField[], body: FormData): Promise<MessagesByField> {
  const posted = readPostValues(body, fields);
  const messagesByPath = await validateValues({
    fields: toFieldDescriptions(posted.fieldsToValidate, NOW),
    values: posted.valuesToValidate,
    formKitRules: cmsFormKitRules,
    rules: formRules,
    messages,
    locale: locale.intl,
  });
  return Object.fromEntries(
    [...messagesByPath].flatMap(([name, { errors }]) => (errors.length > 0 ? [[name, errors]] : [])),
  );
}

test('Browser and server give the same messages for the same definition and values', async () => {
  let invalidCount = 0;
  let acceptedCount = 0;
  await fc.assert(
    fc.asyncProperty(definitions, inputs, async (definition, input) => {
      const fields = fieldsOf(readForm({ handle: 'f', title: 'F', fields: definition }, locale, () => {}));
      const { verdict, outcome, body } = await inBrowser(fields, fillIn(fields, input));
      expect(await onServer(fields, body)).toEqual(verdict);
      expect(outcome).toBe(Object.keys(verdict).length === 0 ? 'accepted' : 'blocked');
      if (outcome === 'accepted') acceptedCount += 1;
      else invalidCount += 1;
    }),
    { numRuns: 1000 },
  );
  // Both outcomes must occur, otherwise the test proves nothing.
  expect(invalidCount).toBeGreaterThan(100);
  expect(acceptedCount).toBeGreaterThan(100);
});

test.each([
  ['a date field', { type: 'date', config: { time_enabled: true } }],
  ['a text field', { type: 'text', inputType: 'datetime-local' }],
])('Browser and server refuse a date without a time in %s', async (_what, definition) => {
  const fields = fieldsOf(
    readForm(
      { handle: 'f', title: 'F', fields: [{ ...bareField, ...definition, handle: 'a' }] },
      locale,
      () => {},
    ),
  );
  const body = fillIn(fields, [[['2026-12-04', ''], new File([], '')]]);
  expect(await inBrowser(fields, body)).toMatchObject({ outcome: 'blocked' });
  expect(await onServer(fields, body)).toEqual({ a: [messages.rules.date_format] });
});

test('A date and its time are one value, from one control or two', () => {
  const definition = { ...bareField, handle: 'moment', type: 'date', config: { time_enabled: true } };
  const fields = fieldsOf(readForm({ handle: 'f', title: 'F', fields: [definition] }, locale, () => {}));
  const posted = (entries: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, text] of Object.entries(entries)) form.append(name, text);
    const { submitted, entered } = readPostValues(form, fields);
    return { submitted, entered };
  };
  const moment = { submitted: { moment: '2026-12-04T19:30' }, entered: { moment: ['2026-12-04T19:30'] } };
  expect(posted({ moment: '2026-12-04T19:30' })).toEqual(moment);
  expect(posted({ moment: '2026-12-04', 'moment-time': '19:30' })).toEqual(moment);
  expect(posted({ moment: '', 'moment-time': '' }).submitted).toEqual({ moment: '' });
  // A time without a date is invalid, so it must reach the validation.
  expect(posted({ moment: '', 'moment-time': '19:30' }).submitted).toEqual({ moment: 'T19:30' });
});
