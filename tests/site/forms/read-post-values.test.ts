import { expect, test } from 'vitest';
import { fieldsOf } from '#renderer/forms/form';
import { readPostValues } from '#site/forms/read-post-values';
import { readForm } from '../../../site/forms/definition/read-definition.ts';
import { bareField } from './bare-field.ts';

const locale = { site: 'nl', baseLanguage: 'nl', intl: 'nl-NL' } as const;
const photo = {
  ...bareField,
  handle: 'photo',
  type: 'assets',
  rules: ['sometimes', 'required', 'image'],
  config: { if: { subject: 'equals repair' } },
};
const fields = fieldsOf(
  readForm(
    { handle: 'f', title: 'F', fields: [{ ...bareField, handle: 'subject' }, photo] },
    locale,
    () => {},
  ),
);

test.each([
  [
    'is omitted without a file, which a browser posts as a file without a name',
    new File([], ''),
    'order',
    [],
  ],
  ['is validated with a file', new File(['x'], 'lamp.jpg'), 'order', ['photo']],
  ['is validated without a file while it is visible', new File([], ''), 'repair', ['photo']],
])('A file field with a condition %s', (_title, file, subject, validated) => {
  const form = new FormData();
  form.append('subject', subject);
  form.append('photo', file);
  const { fieldsToValidate } = readPostValues(form, fields);
  expect(fieldsToValidate.map(({ name }) => name)).toEqual(['subject', ...validated]);
});
