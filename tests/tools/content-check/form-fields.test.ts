import { expect, test } from 'vitest';
import { check, expectFinding } from './check-project.ts';

/** A form with one field, and a private container `papers` beside the public one. */
const withField = (field: string) => ({
  'resources/blueprints/forms/contact.yaml': `fields:\n  - { handle: answer, field: { ${field} } }\n`,
  'content/assets/papers.yaml': 'disk: papers',
  'config/filesystems.php': `<?php return ['disks' => [
    'assets' => ['driver' => 'local', 'root' => public_path('assets'), 'url' => '/assets'],
    'papers' => ['driver' => 'local', 'root' => storage_path('app/papers')],
  ]];`,
});

test.each([
  ['a date field', 'type: date', 'write type: text and input_type: date'],
  ['files with rules about a file', "type: files, validate: 'nullable|image'", 'refuse every file'],
  [
    'a size limit that limits the number of files',
    "type: assets, container: papers, validate: ['max:8192']",
    'write max_files for that, and max_filesize for kilobytes',
  ],
  ['files of visitors in a public container', 'type: assets, container: assets', 'with public URLs'],
  ['files of visitors without a container', 'type: assets', 'with public URLs'],
  ['an unknown autocomplete', 'type: text, autocomplete: phone', '"phone" is not a valid autocomplete token'],
  [
    'tokens of autocomplete in the wrong order',
    "type: text, autocomplete: 'tel home'",
    '"home" must appear before "tel"',
  ],
  [
    'an autocomplete of several lines in a field of one line',
    'type: text, autocomplete: street-address',
    '"street-address" cannot be used on <input type="text">',
  ],
  [
    'an autocomplete of another type of input',
    'type: text, input_type: email, autocomplete: name',
    '"name" cannot be used on <input type="email">',
  ],
])('Content check reports %s in a form', async (_mistake, field, message) => {
  await expectFinding(withField(field), null, message);
});

test.each([
  'type: text, input_type: date, validate: [date, after:today]',
  "type: assets, container: papers, max_files: 1, validate: [nullable, image, 'max_filesize:8192']",
  'type: files, max_files: 1',
  'type: textarea, autocomplete: street-address',
  'type: select, autocomplete: country, options: { nl: Nederland }',
  "type: text, input_type: tel, autocomplete: 'section-home shipping home tel'",
  'type: text, input_type: number, validate: [integer], autocomplete: postal-code',
  'type: text, autocomplete: off',
])('Content check accepts the form field %s', async (field) => {
  expect(await check(withField(field))).toEqual([]);
});

test('Content check reports a field that the site does not show because of its handle', async () => {
  const blueprint = 'fields:\n  - { handle: elements, field: { type: text } }\n';
  await expectFinding(
    { 'resources/blueprints/forms/contact.yaml': blueprint },
    null,
    'elements is not shown',
  );
});

test('Content check accepts files of visitors without a meta file', async () => {
  const upload = { 'storage/app/papers/photo.jpg': 'a photo' };
  expect(await check({ ...withField('type: text'), ...upload })).toEqual([]);
});
