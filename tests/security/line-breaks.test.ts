import { describe, expect, test } from 'vitest';
import { formRules } from '#renderer/forms/cms-rules';
import { createFormEngine } from '#renderer/forms/create-form-engine';
import { toFieldDescriptions } from '#renderer/forms/field-descriptions';
import { fieldsOf, type FormField } from '#renderer/forms/form';
import { cmsFormKitRules } from '#renderer/forms/formkit-rules';
import { languages, loadRuleMessages } from '#renderer/forms/rule-messages';
import { validateValues } from '#renderer/forms/validate-values';
import { readValue } from '#renderer/forms/values';
import type { FormFieldDefinition } from '#site/services/content';
import { readForm } from '../../site/forms/definition/read-definition.ts';
import { readPostValues } from '../../site/forms/read-post-values.ts';
import { bareField } from '../site/forms/bare-field.ts';
import { runSite } from '../site/running-site.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const locale = { site: 'nl', baseLanguage: 'nl', intl: 'nl-NL' } as const;
const messages = await loadRuleMessages('nl');

const SINGLE_LINE_FIELDS: readonly (readonly [string, Partial<FormFieldDefinition>])[] = [
  ['text', {}],
  ['email', { inputType: 'email', rules: ['email'] }],
  ['url', { inputType: 'url', rules: ['url'] }],
  ['telephone', { inputType: 'tel' }],
  ['search', { inputType: 'search' }],
  ['password', { inputType: 'password' }],
  ['text with a pattern', { rules: ['regex:/^[^<]+$/'] }],
  ['text with a list', { rules: ['starts_with:Kim'] }],
  ['integer', { type: 'integer' }],
  ['float', { type: 'float' }],
  ['range', { type: 'range' }],
  ['date', { type: 'date' }],
  ['select without options', { type: 'select' }],
  ['radio without options', { type: 'radio' }],
  ['checkboxes without options', { type: 'checkboxes' }],
  ['hidden', { type: 'hidden' }],
];
const LINE_BREAKS = ['\r\n', '\n', '\r'];
const cases = SINGLE_LINE_FIELDS.flatMap(([title, field]) =>
  LINE_BREAKS.map((lineBreak) => [title, JSON.stringify(lineBreak), field, lineBreak] as const),
);

function read(field: Partial<FormFieldDefinition>): readonly FormField[] {
  const fields = [{ ...bareField, ...field }];
  return fieldsOf(readForm({ handle: 'f', title: 'F', fields }, locale, () => {}));
}

async function validateOnServer(fields: readonly FormField[], form: FormData) {
  const posted = readPostValues(form, fields);
  const found = await validateValues({
    fields: toFieldDescriptions(posted.fieldsToValidate, NOW),
    values: posted.valuesToValidate,
    formKitRules: cmsFormKitRules,
    rules: formRules,
    messages,
    locale: locale.intl,
  });
  return [...found.values()].flatMap(({ errors }) => errors);
}

async function validateInBrowser(fields: readonly FormField[], form: FormData) {
  const engine = createFormEngine({
    id: 'form',
    locale: locale.intl,
    fields: toFieldDescriptions(fields, NOW),
    formKitRules: cmsFormKitRules,
    rules: formRules,
    messages,
  });
  engine.restore(Object.fromEntries(fields.map((field) => [field.name, readValue(field, form)])));
  return (await engine.validate()).map(({ message }) => message);
}

describe('A line break in a single-line field is refused by browser and server:', () => {
  test.each(cases)('%s with %s', async (_title, _lineBreak, field, lineBreak) => {
    const fields = read(field);
    const form = new FormData();
    form.append(bareField.handle, `Kim${lineBreak}Bcc: all@example.test`);
    expect(await validateOnServer(fields, form)).toEqual(['Schrijf dit op één regel.']);
    expect(await validateInBrowser(fields, form)).toEqual(['Schrijf dit op één regel.']);
  });
});

test('A line break in a text area, and at the end of a line of text, is accepted', async () => {
  for (const [field, text] of [
    [{ type: 'textarea' }, 'een\r\ntwee'],
    [{}, 'Kim\r\n'],
  ] as const) {
    const form = new FormData();
    form.append(bareField.handle, text);
    expect(await validateOnServer(read(field), form)).toEqual([]);
    expect(await validateInBrowser(read(field), form)).toEqual([]);
  }
});

test('A posted form with line breaks in single-line fields is not stored and reports each field', async () => {
  const site = await runSite();
  const body = new URLSearchParams({
    _section: 's-contact-2-form',
    _form: 'contact',
    subject: 'product',
    message: 'Is de Maan 15 er ook\r\nin zwart?',
    name: 'Kim\r\nBcc: all@example.test',
    company: 'Vos\nVos',
    email: 'kim@example.test',
    phone: '06\r12345678',
    country: 'NL',
    answer_by: 'email',
    consent: '1',
  });
  const response = await site.post('/nl/contact', body, { accept: 'application/json' });
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual(['name', 'company', 'phone']);
  expect(site.submissions('contact')).toEqual([]);
  await site.stop();
});

test.each(languages)('The message about line breaks exists in %s', async (language) => {
  const { rules } = await loadRuleMessages(language);
  expect(rules.single_line).toMatch(/\w.*\.$/);
});
