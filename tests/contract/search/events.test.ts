import { expect, test } from 'vitest';
import { keyHeaders, embeddedTest, searchSystem, sendRaw, useSearch } from './search-system.ts';

useSearch();

const REASON = 'A real application accepts events at another host.';
const queryID = '0123456789abcdef0123456789abcdef';
const base = { index: 'site_eu_nl_products', userToken: 'anon-7c1d', objectIDs: ['421'] };
const click = { ...base, eventType: 'click', eventName: 'Search result opened', positions: [3], queryID };
const view = { ...base, eventType: 'view', eventName: 'Category listed' };

function send(...events: object[]) {
  return sendRaw('POST', '/1/events', { events }, keyHeaders(searchSystem().searchKey));
}

embeddedTest('Click, conversion and view events are accepted', REASON, async () => {
  const conversion = {
    ...base,
    eventType: 'conversion',
    eventSubtype: 'addToCart',
    eventName: 'Added from search',
    queryID,
    currency: 'EUR',
    objectData: [{ price: 149, quantity: 2 }],
  };
  expect(await send({ ...click, timestamp: Date.now() }, conversion, view)).toMatchObject({
    status: 200,
    body: { status: 200, message: 'OK' },
  });
});

const wrongEvents = {
  'no list': 5,
  'an unknown type': { ...view, eventType: 'look' },
  'an empty name': { ...view, eventName: '' },
  'a name of 65 characters': { ...view, eventName: 'x'.repeat(65) },
  'a name that is not ASCII': { ...view, eventName: 'Gesehen: Öl' },
  '21 records': { ...view, objectIDs: Array.from({ length: 21 }, String) },
  'positions of a view': { ...view, positions: [1] },
  'too many positions': { ...click, positions: [1, 2] },
  'position 0': { ...click, positions: [0] },
  'an old timestamp': { ...view, timestamp: Date.now() - 31 * 24 * 60 * 60 * 1000 },
  'no user': { ...view, userToken: '' },
  'the search of an added product in its data only': {
    ...base,
    eventType: 'conversion',
    eventSubtype: 'addToCart',
    eventName: 'Added from search',
    objectData: [{ price: 149, quantity: 2, queryID }],
  },
  'the invalid search of a bought product': {
    ...base,
    eventType: 'conversion',
    eventSubtype: 'purchase',
    eventName: 'Order placed',
    objectData: [{ price: 149, quantity: 2, queryID: 'none' }],
  },
  'half a product': {
    ...base,
    eventType: 'conversion',
    eventSubtype: 'purchase',
    eventName: 'Order placed',
    objectData: [{ price: 149, quantity: 0.5 }],
  },
};
for (const [name, event] of Object.entries(wrongEvents)) {
  embeddedTest(`An event with ${name} refuses all of them`, REASON, async () => {
    const { status, body } = await (typeof event === 'object'
      ? send(view, event)
      : sendRaw('POST', '/1/events', { events: event }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ status: 422, message: expect.stringMatching(/^events/) });
  });
}

embeddedTest('A call has at most a thousand events', REASON, async () => {
  expect((await send(...Array.from({ length: 1001 }, () => view))).status).toBe(422);
});

test('Events need a key', async () => {
  expect((await sendRaw('POST', '/1/events', { events: [view] }, {})).status).toBe(403);
});
