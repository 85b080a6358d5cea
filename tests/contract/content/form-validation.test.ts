import { expect, test } from 'vitest';
import { embeddedTest, sendRequest, useContentSystem } from './content-system.ts';
import type { ContentResponse } from './content-system.ts';
import { propertyOf } from './responses.ts';
import { send, sendForm, validValues, withFiles } from './send-form.ts';

useContentSystem();

/** A PNG picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const invalidFields = ({ body }: ContentResponse) =>
  Object.keys(Object(propertyOf(body, 'errors'))).toSorted();

test('Form rejects an executable file', async () => {
  const response = await sendForm(await withFiles({ photo: 'photo.php' }));
  expect(response.status).toBe(422);
  expect(invalidFields(response)).toHaveLength(1);
  expect(invalidFields(response)[0]).toMatch(/^photo/);
});

test('Form returns validation messages by field with status 422', async () => {
  const response = await send('contact', { ...validValues, name: '', email: 'no address' });
  expect(response.status).toBe(422);
  expect(propertyOf(response.body, 'message')).toBeTypeOf('string');
  expect(propertyOf(response.body, 'errors')).toEqual({
    name: [expect.any(String)],
    email: [expect.any(String)],
  });
});

test('Form returns the older error format to XMLHttpRequest', async () => {
  const response = await send(
    'contact',
    { ...validValues, email: 'no address' },
    { 'x-requested-with': 'XMLHttpRequest' },
  );
  expect(response.status).toBe(400);
  const [message] = Array.isArray(propertyOf(response.body, 'errors'))
    ? Object.values(Object(propertyOf(response.body, 'errors')))
    : [];
  expect(message).toBeTypeOf('string');
  expect(response.body).toEqual({ errors: [message], error: { email: message } });
});

test.each([
  ['a missing required choice', { subject: undefined }, ['subject']],
  ['a missing required field', { name: undefined }, ['name']],
  ['a hidden field that is sent but empty', { subject: 'order', order_no: '' }, ['order_no']],
  ['text instead of a number', { lamps: 'many' }, ['lamps']],
  ['a number above its maximum', { lamps: 25 }, ['lamps']],
  ['a number below its minimum', { lamps: 0 }, ['lamps']],
  ['a text longer than its maximum', { message: 'x'.repeat(201) }, ['message']],
])('Form rejects %s', async (_, change, fields) => {
  const response = await send('contact', { ...validValues, ...change });
  expect(response.status).toBe(422);
  expect(invalidFields(response)).toEqual(fields);
});

test('Form does not require a hidden field that was not sent', async () => {
  expect((await send('contact', { ...validValues, subject: 'order' })).status).toBe(200);
});

test('Form applies rules written as one string, and requires consent', async () => {
  const response = await send('newsletter', { email: '', consent: false });
  expect(response.status).toBe(422);
  expect(invalidFields(response)).toEqual(['consent', 'email']);
  expect((await send('newsletter', { email: 'kim@example.test', consent: true })).status).toBe(200);
});

test('Precognition request validates a form without submitting it', async () => {
  const precognition = { precognition: 'true' };
  const good = await send('contact', validValues, precognition);
  expect(good.status).toBe(204);
  expect(good.headers.get('precognition-success')).toBe('true');
  const bad = await send('contact', { ...validValues, email: 'x' }, precognition);
  expect(bad.status).toBe(422);
  expect(invalidFields(bad)).toEqual(['email']);
});

test('Precognition request can validate only some fields', async () => {
  const only = { precognition: 'true', 'precognition-validate-only': 'email' };
  expect((await send('contact', { email: 'kim@example.test' }, only)).status).toBe(204);
  expect(invalidFields(await send('contact', { email: 'x' }, only))).toEqual(['email']);
});

test('Real submission cannot limit validation to some fields', async () => {
  const response = await send(
    'contact',
    { email: 'kim@example.test' },
    { 'precognition-validate-only': 'email' },
  );
  expect(response.status).toBe(422);
  expect(invalidFields(response)).toEqual(['name', 'subject']);
});

test.each([
  ['a date of a browser', '2099-12-04'],
  ['a date and time without a zone', '2099-12-04T09:30'],
  ['a day that does not exist', '2099-02-30T00:00:00.000Z'],
])('Date field rejects %s before all other rules', async (_what, day) => {
  const response = await send('visit', { day });
  expect(response.status).toBe(422);
  expect(invalidFields(response)).toEqual(['day']);
});

embeddedTest(
  'Date field rejects other formats with the message of Statamic',
  'a real installation has only the languages that were installed',
  async () => {
    const { body } = await send(
      'visit',
      { day: '2099-12-04' },
      { referer: 'https://cms.example.test/en-UK' },
    );
    expect(propertyOf(body, 'errors')).toEqual({ day: ['Not a valid date.'] });
  },
);

test('Date field accepts a UTC time with milliseconds, and its rules compare the date', async () => {
  const valid = await send('visit', { name: 'Kim', day: '2099-12-04T00:00:00.000Z' });
  expect(valid.status).toBe(200);
  expect(propertyOf(propertyOf(valid.body, 'submission'), 'day')).toBe('2099-12-04 00:00');
  const past = await send('visit', { name: 'Kim', day: '2020-12-04T00:00:00.000Z' });
  expect(invalidFields(past)).toEqual(['day']);
});

test('Text field with the input type date accepts the date of a browser, and its rules compare the date', async () => {
  const valid = await send('visit', { name: 'Kim', other_day: '2099-12-04' });
  expect(valid.status).toBe(200);
  expect(propertyOf(propertyOf(valid.body, 'submission'), 'other_day')).toBe('2099-12-04');
  for (const other_day of ['2020-12-04', 'tomorrow evening'])
    expect(invalidFields(await send('visit', { name: 'Kim', other_day }))).toEqual(['other_day']);
});

test('Assets field accepts a picture that is small enough', async () => {
  expect((await sendVisit({ photo: [new File([PIXEL], 'pixel.png', { type: 'image/png' })] })).status).toBe(
    200,
  );
});

test.each([
  ['text', new File(['pixels'], 'notes.txt', { type: 'text/plain' })],
  ['a picture of another type', new File(['pixels'], 'photo.heic', { type: 'image/heic' })],
  [
    'a picture above its maximum in kilobytes',
    new File([PIXEL, new Uint8Array(1024)], 'big.png', { type: 'image/png' }),
  ],
])('Assets field rejects %s', async (_what, photo) => {
  const response = await sendVisit({ photo: [photo] });
  expect(response.status).toBe(422);
  expect(invalidFields(response)).toEqual(['photo']);
});

test('The rule max of an assets field limits the number of files, not their size', async () => {
  const large = new File([PIXEL, new Uint8Array(4096)], 'plan.png', { type: 'image/png' });
  expect((await sendVisit({ 'plans[]': [large, large] })).status).toBe(200);
  const response = await sendVisit({ 'plans[]': [large, large, large] });
  expect(response.status).toBe(422);
  expect(invalidFields(response)).toEqual(['plans']);
});

/** Sends the form `visit` with files. */
function sendVisit(files: Record<string, File[]>) {
  const form = new FormData();
  form.set('name', 'Kim');
  for (const [field, list] of Object.entries(files)) for (const file of list) form.append(field, file);
  return sendRequest('/!/forms/visit', { method: 'POST', body: form });
}

embeddedTest(
  'Validation messages are in the language of the page with the form',
  'a real installation has only the languages that were installed',
  async () => {
    expect(await messageForPage('https://www.example.test/nl/contact')).toContain('verplicht');
    expect(await messageForPage('https://cms.example.test/en-UK/contact')).toContain('required');
  },
);

async function messageForPage(referer: string) {
  const { body } = await send('contact', { ...validValues, email: '' }, { referer });
  return JSON.stringify(propertyOf(propertyOf(body, 'errors'), 'email'));
}
