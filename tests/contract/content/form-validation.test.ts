import { expect, test } from 'vitest';
import { embeddedTest, useContentSystem } from './content-system.ts';
import type { Answer } from './content-system.ts';
import { inside } from './responses.ts';
import { send, sendForm, valid, withFiles } from './send-form.ts';

useContentSystem();

const refusals = ({ body }: Answer) => Object.keys(Object(inside(body, 'errors'))).toSorted();

test('a file of a dangerous kind is refused', async () => {
  const answer = await sendForm(await withFiles({ photo: 'photo.php' }));
  expect(answer.status).toBe(422);
  expect(refusals(answer)).toHaveLength(1);
  expect(refusals(answer)[0]).toMatch(/^photo/);
});

test('what is wrong is told by field, in JSON, with status 422', async () => {
  const answer = await send('contact', { ...valid, name: '', email: 'no address' });
  expect(answer.status).toBe(422);
  expect(inside(answer.body, 'message')).toBeTypeOf('string');
  expect(inside(answer.body, 'errors')).toEqual({ name: [expect.any(String)], email: [expect.any(String)] });
});

test('a request that says it is XMLHttpRequest gets the older answer', async () => {
  const answer = await send(
    'contact',
    { ...valid, email: 'no address' },
    { 'x-requested-with': 'XMLHttpRequest' },
  );
  expect(answer.status).toBe(400);
  const [message] = Array.isArray(inside(answer.body, 'errors'))
    ? Object.values(Object(inside(answer.body, 'errors')))
    : [];
  expect(message).toBeTypeOf('string');
  expect(answer.body).toEqual({ errors: [message], error: { email: message } });
});

test.each([
  ['a required choice left out', { subject: undefined }, ['subject']],
  ['a field marked required', { name: undefined }, ['name']],
  ['a hidden field that is sent empty', { subject: 'order', order_no: '' }, ['order_no']],
  ['words for a number', { lamps: 'many' }, ['lamps']],
  ['a number above its maximum', { lamps: 25 }, ['lamps']],
  ['a number below its minimum', { lamps: 0 }, ['lamps']],
  ['a text above its maximum', { message: 'x'.repeat(201) }, ['message']],
])('%s is refused', async (_, change, fields) => {
  const answer = await send('contact', { ...valid, ...change });
  expect(answer.status).toBe(422);
  expect(refusals(answer)).toEqual(fields);
});

test('a hidden field that is left out is not asked for', async () => {
  expect((await send('contact', { ...valid, subject: 'order' })).status).toBe(200);
});

test('rules written as one line hold, and consent must be given', async () => {
  const answer = await send('newsletter', { email: '', consent: false });
  expect(answer.status).toBe(422);
  expect(refusals(answer)).toEqual(['consent', 'email']);
  expect((await send('newsletter', { email: 'kim@example.test', consent: true })).status).toBe(200);
});

test('a form may be checked without being sent', async () => {
  const ahead = { precognition: 'true' };
  const good = await send('contact', valid, ahead);
  expect(good.status).toBe(204);
  expect(good.headers.get('precognition-success')).toBe('true');
  const bad = await send('contact', { ...valid, email: 'x' }, ahead);
  expect(bad.status).toBe(422);
  expect(refusals(bad)).toEqual(['email']);
});

test('a check may be limited to some fields', async () => {
  const only = { precognition: 'true', 'precognition-validate-only': 'email' };
  expect((await send('contact', { email: 'kim@example.test' }, only)).status).toBe(204);
  expect(refusals(await send('contact', { email: 'x' }, only))).toEqual(['email']);
});

test('a robot cannot limit the check of a real submission', async () => {
  const answer = await send(
    'contact',
    { email: 'kim@example.test' },
    { 'precognition-validate-only': 'email' },
  );
  expect(answer.status).toBe(422);
  expect(refusals(answer)).toEqual(['name', 'subject']);
});

embeddedTest(
  'refusals are told in the language of the page the form stands on',
  'a real installation knows the languages it was given',
  async () => {
    expect(await refusalReadAt('https://www.example.test/nl/contact')).toContain('verplicht');
    expect(await refusalReadAt('https://cms.example.test/en-UK/contact')).toContain('required');
  },
);

async function refusalReadAt(referer: string) {
  const { body } = await send('contact', { ...valid, email: '' }, { referer });
  return JSON.stringify(inside(inside(body, 'errors'), 'email'));
}
