import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { embedded, embeddedTest, get, useContentSystem } from './content-system.ts';
import { inside } from './responses.ts';
import { send, sendForm, valid, withFiles } from './send-form.ts';

useContentSystem();

test('a submission is answered with every field as it was understood', async () => {
  const answer = await send('contact', {
    ...valid,
    subject: 'order',
    order_no: 'A-1001',
    lamps: '3',
    campaign: 'spring',
    rooms: ['kitchen'],
    name: '  Kim  ',
    message: '',
    not_a_field: 'dropped',
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
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

test('fields that were not sent are null, lists empty', async () => {
  const { body } = await send('contact', valid);
  expect(inside(body, 'submission')).toMatchObject({
    order_no: null,
    lamps: null,
    message: null,
    rooms: [],
    plans: [],
  });
});

test('a plain HTML form is understood', async () => {
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
  expect(inside(body, 'submission')).toMatchObject({
    lamps: 2,
    newsletter: true,
    rooms: ['kitchen', 'hall'],
  });
});

test('uploaded pictures are kept in the container’s folder', async () => {
  const { status, body } = await sendForm(await withFiles({ photo: 'photo.png', 'plans[]': 'plan.png' }));
  expect(status).toBe(200);
  const photo = inside(inside(body, 'submission'), 'photo');
  expect(photo).toMatch(/^uploads\/.*photo.*\.png$/);
  expect(inside(inside(body, 'submission'), 'plans')).toEqual([
    expect.stringMatching(/^uploads\/.*plan.*\.png$/),
  ]);
});

test('an uploaded picture is an asset', async () => {
  const { body } = await sendForm(await withFiles({ photo: 'asset.png' }));
  const photo = String(inside(inside(body, 'submission'), 'photo'));
  const status = async () => (await get(`/api/assets/assets/${photo}`)).status;
  await expect.poll(status).toBe(200);
});

test('the name of an upload leads nowhere else', async () => {
  const { body } = await sendForm(await withFiles({ photo: '../../escaped.png' }));
  expect(inside(inside(body, 'submission'), 'photo')).toMatch(/^uploads\/[^/\\]+\.png$/);
});

test('a browser without scripts is sent on after success, and back after a failure', async () => {
  const page = { accept: 'text/html', referer: 'https://www.example.test/nl/contact' };
  const done = await sendForm(
    new URLSearchParams({ ...valid, newsletter: '1', _redirect: '/nl/bedankt' }),
    page,
  );
  expect(done.status).toBe(302);
  expect(done.headers.get('location')).toMatch(/\/nl\/bedankt$/);
  const failed = await sendForm(new URLSearchParams({ subject: 'advice' }), page);
  expect(failed.status).toBe(302);
  expect(failed.headers.get('location')).toBe('https://www.example.test/nl/contact');
});

test.each([
  ['contact', { ...valid, website: 'https://spam.example.test' }],
  ['newsletter', { email: 'kim@example.test', consent: true, honeypot: 'x' }],
])('a robot that fills in the honeypot of %s believes it succeeded', async (form, body) => {
  const answer = await send(form, body);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true, submission_created: false, submission: [], redirect: null });
});

test('an unknown form is not found', async () => {
  expect((await send('nothing', valid)).status).toBe(404);
});

embeddedTest(
  'a submission is stored in a file',
  'the folder of another system is not ours to read',
  async () => {
    const before = await storedFiles();
    await send('contact', { ...valid, email: 'stored@example.test' });
    const added = (await storedFiles()).filter((name) => !before.includes(name));
    expect(added).toHaveLength(1);
    expect(String(added[0])).toMatch(/(^|[/\\])contact[/\\]\d+(\.\d+)?\.yaml$/);
    expect(await readFile(join(embedded().submissions, String(added[0])), 'utf8')).toContain(
      'stored@example.test',
    );
  },
);

embeddedTest(
  'robots, refusals and checks store nothing',
  'the folder of another system is not ours to read',
  async () => {
    const before = await storedFiles();
    await send('contact', { ...valid, website: 'x' });
    await send('contact', { ...valid, email: 'x' });
    await send('contact', valid, { precognition: 'true' });
    expect(await storedFiles()).toEqual(before);
  },
);

async function storedFiles() {
  const names = await readdir(embedded().submissions, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.yaml'));
}
