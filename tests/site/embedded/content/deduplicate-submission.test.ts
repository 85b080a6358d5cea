import { expect, test } from 'vitest';
import { served } from './temporary-project.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const form = {
  'resources/forms/contact.yaml': 'title: Contact\nstore: true\n',
  'resources/blueprints/forms/contact.yaml':
    'tabs: { main: { sections: [{ fields: [{ handle: message, field: { type: text, validate: [required] } }] }] } }\n',
};

/** A server whose clock the test winds, and how to send it a message under a key. */
async function takingMessages() {
  let days = 0;
  const { get } = await served(form, { now: () => Date.UTC(2026, 2, 14) + days * DAY_MS });
  return {
    after: (more: number) => void (days += more),
    send: async (message: string, key = 'k1') => {
      const { status, body } = await get('/!/forms/contact', {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ message }),
      });
      return { status, body };
    },
  };
}

const stored = (message: string) => ({
  status: 200,
  body: expect.objectContaining({ submission: { message } }),
});

test('what comes again under its key is answered as it was at first, for a week', async () => {
  const { after, send } = await takingMessages();
  expect(await send('one')).toEqual(stored('one'));
  after(6.9);
  expect(await send('two')).toEqual(stored('one'));
  expect(await send('two', 'k2')).toEqual(stored('two'));
  after(0.2);
  expect(await send('three')).toEqual(stored('three'));
  // Which is remembered for a week of its own.
  after(6.9);
  expect(await send('four')).toEqual(stored('three'));
});

test('what was refused may come again under its key', async () => {
  const { send } = await takingMessages();
  expect((await send('')).status).toBe(422);
  expect(await send('one')).toEqual(stored('one'));
});
