import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { embedded, embeddedTest, get, useContentSystem } from './content-system.ts';
import { getIds, getItem, propertyOf } from './responses.ts';
import { send, sendForm, validValues, withFiles } from './send-form.ts';

useContentSystem();

const uploads = v.looseObject({ photo: v.string(), plans: v.array(v.string()) });

test('Submission response contains every field with its cast value', async () => {
  const response = await send('contact', {
    ...validValues,
    subject: 'order',
    order_no: 'A-1001',
    lamps: '3',
    campaign: 'spring',
    rooms: ['kitchen'],
    name: '  Kim  ',
    message: '',
    not_a_field: 'dropped',
  });
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    success: true,
    submission_created: true,
    submission: {
      subject: 'order',
      order_no: 'A-1001',
      lamps: 3,
      reach: null,
      rooms: ['kitchen'],
      name: 'Kim',
      email: 'kim@example.test',
      message: null,
      newsletter: true,
      photo: null,
      attachment: null,
      campaign: 'spring',
      plans: [],
    },
    redirect: null,
  });
});

test('Submission response has null for missing fields and empty lists for list fields', async () => {
  const { body } = await send('contact', validValues);
  expect(propertyOf(body, 'submission')).toMatchObject({
    order_no: null,
    lamps: null,
    message: null,
    rooms: [],
    plans: [],
  });
});

test('Submission can be a URL-encoded HTML form', async () => {
  const fields = new URLSearchParams({
    subject: 'advice',
    name: 'Kim',
    email: 'kim@example.test',
    lamps: '2',
    newsletter: '1',
  });
  fields.append('rooms[]', 'kitchen');
  fields.append('rooms[]', 'hall');
  const { status, body } = await sendForm(fields);
  expect(status).toBe(200);
  expect(propertyOf(body, 'submission')).toMatchObject({
    lamps: 2,
    newsletter: true,
    rooms: ['kitchen', 'hall'],
  });
});

test('Uploaded files are stored in the folder of the container', async () => {
  const { status, body } = await sendForm(await withFiles({ photo: 'photo.png', 'plans[]': 'plan.png' }));
  expect(status).toBe(200);
  const photo = propertyOf(propertyOf(body, 'submission'), 'photo');
  expect(photo).toMatch(/^uploads\/.*photo.*\.png$/);
  expect(propertyOf(propertyOf(body, 'submission'), 'plans')).toEqual([
    expect.stringMatching(/^uploads\/.*plan.*\.png$/),
  ]);
});

test('Uploaded files are assets and at their address as soon as the submission has a response', async () => {
  const { body } = await sendForm(await withFiles({ photo: 'asset.png', 'plans[]': 'asset.png' }));
  const { photo, plans } = v.parse(uploads, propertyOf(body, 'submission'));
  expect(plans).toEqual([expect.not.stringMatching(photo)]);
  for (const path of [photo, ...plans]) {
    const asset = await getItem(`/api/assets/assets/${path}`);
    expect(asset).toMatchObject({ id: `assets::${path}`, mime_type: 'image/png' });
    const { pathname } = new URL(String(asset['permalink']));
    const file = await get(pathname, {}, { accept: '*/*' });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
  const listed = await getIds('/api/assets/assets', { limit: 100, sort: 'path' });
  expect(listed).toEqual(expect.arrayContaining([photo, ...plans].map((path) => `assets::${path}`)));
});

test('Uploaded file name cannot leave the upload folder', async () => {
  const { body } = await sendForm(await withFiles({ photo: '../../escaped.png' }));
  expect(propertyOf(propertyOf(body, 'submission'), 'photo')).toMatch(/^uploads\/[^/\\]+\.png$/);
});

embeddedTest(
  'Uploaded file without letters in its name keeps its extension',
  'it tests a rule of the embedded server',
  async () => {
    const { body } = await sendForm(await withFiles({ photo: '😀.png', 'plans[]': '.png' }));
    const { photo, plans } = v.parse(uploads, propertyOf(body, 'submission'));
    expect([photo, ...plans]).toEqual(['uploads/upload.png', 'uploads/upload-2.png']);
  },
);

test('Submission of an HTML form redirects to the target after success, and back after a failure', async () => {
  const page = { accept: 'text/html', referer: 'https://www.example.test/nl/contact' };
  const done = await sendForm(
    new URLSearchParams({ ...validValues, newsletter: '1', _redirect: '/nl/bedankt' }),
    page,
  );
  expect(done.status).toBe(302);
  expect(done.headers.get('location')).toMatch(/\/nl\/bedankt$/);
  const failed = await sendForm(new URLSearchParams({ subject: 'advice' }), page);
  expect(failed.status).toBe(302);
  expect(failed.headers.get('location')).toBe('https://www.example.test/nl/contact');
});

test.each([
  ['contact', { ...validValues, website: 'https://spam.example.test' }],
  ['newsletter', { email: 'kim@example.test', consent: true, honeypot: 'x' }],
])('Submission of %s with a filled honeypot returns success and is not stored', async (form, body) => {
  const response = await send(form, body);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ success: true, submission_created: false, submission: [], redirect: null });
});

test('Submission of an unknown form returns 404', async () => {
  expect((await send('nothing', validValues)).status).toBe(404);
});

embeddedTest(
  'Submission is stored in a file',
  'the tests cannot read the folder of another system',
  async () => {
    const before = await storedFiles();
    await send('contact', { ...validValues, email: 'stored@example.test' });
    const added = (await storedFiles()).filter((name) => !before.includes(name));
    expect(added).toHaveLength(1);
    expect(String(added[0])).toMatch(/(^|[/\\])contact[/\\]\d+(\.\d+)?\.yaml$/);
    expect(await readFile(join(embedded().submissions, String(added[0])), 'utf8')).toContain(
      'stored@example.test',
    );
  },
);

embeddedTest(
  'Submissions with a filled honeypot, invalid values or precognition are not stored',
  'the tests cannot read the folder of another system',
  async () => {
    const before = await storedFiles();
    await send('contact', { ...validValues, website: 'x' });
    await send('contact', { ...validValues, email: 'x' });
    await send('contact', validValues, { precognition: 'true' });
    expect(await storedFiles()).toEqual(before);
  },
);

async function storedFiles() {
  const names = await readdir(embedded().submissions, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.yaml'));
}
