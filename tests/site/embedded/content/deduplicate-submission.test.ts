import { expect, test } from 'vitest';
import { serveProject } from './temporary-project.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const form = {
  'resources/forms/contact.yaml': 'title: Contact\nstore: true\n',
  'resources/blueprints/forms/contact.yaml':
    'tabs: { main: { sections: [{ fields: [{ handle: message, field: { type: text, validate: [required] } }] }] } }\n',
};

/** Starts a server with an adjustable clock; returns functions to advance the clock and to send a message with a key. */
async function startWithClock() {
  let days = 0;
  const { get } = await serveProject(form, { now: () => Date.UTC(2026, 2, 14) + days * DAY_MS });
  return {
    advanceDays: (count: number) => void (days += count),
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

test('A repeated idempotency key returns the first response for a week', async () => {
  const { advanceDays, send } = await startWithClock();
  expect(await send('one')).toEqual(stored('one'));
  advanceDays(6.9);
  expect(await send('two')).toEqual(stored('one'));
  expect(await send('two', 'k2')).toEqual(stored('two'));
  advanceDays(0.2);
  expect(await send('three')).toEqual(stored('three'));
  // The week of the third response starts when it is stored.
  advanceDays(6.9);
  expect(await send('four')).toEqual(stored('three'));
});

test('A refused submission can be sent again with the same idempotency key', async () => {
  const { send } = await startWithClock();
  expect((await send('')).status).toBe(422);
  expect(await send('one')).toEqual(stored('one'));
});

test('Visitors without a key do not share a response, even if a proxy sends an empty header', async () => {
  const { send } = await startWithClock();
  expect(await send('one', '')).toEqual(stored('one'));
  expect(await send('two', '')).toEqual(stored('two'));
});
