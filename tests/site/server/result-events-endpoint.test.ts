import { expect, test } from 'vitest';
import type { SendResultEvents } from '#site/services/search';
import { createResultEventsEndpoint } from '../../../site/server/result-events-endpoint.ts';
import { createCountedBody } from '../../security/counted-body.ts';

const SITE = 'https://www.example.test';
const VISITOR = 'anon-4294967295-0-17-2903';
const queryId = '9d3f2c51a07b4e6f8c2e61b7d0a94f13';
const click = { kind: 'click', queryId, products: [{ id: 'VV-MAAN-15', position: 3 }] };
/** The cookie of the consent provider, as it stores a decision. */
const decision = (statistics: boolean) =>
  `locale=nl; search_visitor=${VISITOR}; CookieConsent=${encodeURIComponent(`{stamp:'a',necessary:true,preferences:false,statistics:${statistics},marketing:true,ver:1,utc:1}`)}`;
const valid = { locale: 'de', events: JSON.stringify([click]) };

function createEndpoint({ max = 10, isAnswered = true } = {}) {
  const calls: Parameters<SendResultEvents>[] = [];
  let count = 0;
  const endpoint = createResultEventsEndpoint({
    siteUrl: SITE,
    async sendEvents(...call) {
      calls.push(call);
      return isAnswered
        ? { ok: true, value: undefined }
        : { ok: false, failure: { kind: 'timeout', limitMs: 3_000 } };
    },
    isWithinRateLimit: () => ++count <= max,
  });
  const post = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    endpoint(
      new Request(`${SITE}/api/result-events`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'sec-fetch-site': 'same-origin', cookie: decision(true), ...headers },
      }),
      '192.0.2.1',
    );
  return { calls, post, endpoint };
}

test('Posted events are sent to the provider, in the store view of the locale', async () => {
  const { post, calls } = createEndpoint();
  const response = await post(valid);
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store']);
  expect(calls).toEqual([[[click], VISITOR, 'eu_de']]);
});

test('A provider that fails is no error for the visitor', async () => {
  const { post } = createEndpoint({ isAnswered: false });
  expect((await post(valid)).status).toBe(204);
});

test.each([
  ['without a locale', { ...valid, locale: 'xx' }],
  ['that are no JSON', { ...valid, events: '[' }],
  ['without an event', { ...valid, events: '[]' }],
  ['of an unknown kind', { ...valid, events: JSON.stringify([{ ...click, kind: 'look' }]) }],
  [
    'with position 0',
    { ...valid, events: JSON.stringify([{ ...click, products: [{ id: 'A', position: 0 }] }]) },
  ],
  ['with an invalid search', { ...valid, events: JSON.stringify([{ ...click, queryId: 'x' }]) }],
  ['in too large a number', { ...valid, events: JSON.stringify(Array.from({ length: 21 }, () => click)) }],
])('Events %s are refused with 400', async (_case, fields) => {
  const { post, calls } = createEndpoint();
  expect((await post(fields)).status).toBe(400);
  expect(calls).toEqual([]);
});

test.each(['', 'search_visitor=noor@example.test; '])(
  'Events of a visitor without a valid token are refused (cookie "%s")',
  async (token) => {
    const { post, calls } = createEndpoint();
    const cookie = decision(true).replace(`search_visitor=${VISITOR}; `, token);
    expect((await post(valid, { cookie })).status).toBe(403);
    expect(calls).toEqual([]);
  },
);

test('Events from another origin are refused', async () => {
  const { post, calls } = createEndpoint();
  expect((await post(valid, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(calls).toEqual([]);
});

test('The body of a post above the rate limit is not read', async () => {
  const { endpoint } = createEndpoint({ max: 0 });
  const body = createCountedBody(['locale=nl']);
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', body: body.stream, headers, duplex: 'half' } as const;
  const response = await endpoint(new Request(`${SITE}/api/result-events`, init), '192.0.2.1');
  expect([response.status, body.readBytes()]).toEqual([429, 0]);
});

test('Events above the rate limit are refused', async () => {
  const { post, calls } = createEndpoint({ max: 1 });
  await post(valid);
  expect((await post(valid)).status).toBe(429);
  expect(calls).toHaveLength(1);
});

test.each([
  ['without a decision', ''],
  ['after a refusal', decision(false)],
  ['with an invalid cookie', 'CookieConsent=%E0%A4%A'],
  ['with a cookie that only ends with the name of the category', 'CookieConsent={no_statistics:true}'],
])('Events %s are not sent to the provider', async (_case, cookie) => {
  const { post, calls } = createEndpoint();
  expect((await post(valid, { cookie })).status).toBe(403);
  expect(calls).toEqual([]);
});

test.each(['24-MB01 Zwart', 'lamp/ø 30 cm', 'Réf. été, n° 1'])(
  'Events about a product with the SKU %s are sent unchanged',
  async (id) => {
    const { post, calls } = createEndpoint();
    const events = [
      { ...click, products: [{ id, position: 1 }] },
      { kind: 'view', products: [{ id }] },
      { kind: 'purchase', currency: 'EUR', products: [{ id, price: 10, quantity: 1, queryId }] },
    ];
    expect((await post({ ...valid, events: JSON.stringify(events) })).status).toBe(204);
    expect(calls[0]?.[0]).toEqual(events);
  },
);

test.each(['', 'A\nB', 'A\u0000', 'x'.repeat(65)])('Events about the product %j are refused', async (id) => {
  const { post, calls } = createEndpoint();
  const events = JSON.stringify([{ ...click, products: [{ id, position: 1 }] }]);
  expect((await post({ ...valid, events })).status).toBe(400);
  expect(calls).toEqual([]);
});
