import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createIconEndpoint, createIcons } from '#site/services/icons';
import { createRecordingLog, type ReceivedRequest, sendJson, startOrigin } from '../site/origin.ts';

const BODY = '<path d="M1 1"/>';
const namesIn = ({ url }: ReceivedRequest) => url.searchParams.get('icons')?.split(',') ?? [];
const namesOf = (count: number, prefix = 'icon') =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

/** Sends the requested icons with the same body. */
function sendIcons(response: ServerResponse, request: ReceivedRequest, body = BODY) {
  sendJson(response, {
    prefix: 'ph',
    icons: Object.fromEntries(namesIn(request).map((name) => [name, { body }])),
  });
}

/** Creates the endpoint. `get` requests icons of the set `ph`. */
function endpointWith(...services: readonly string[]) {
  const { log, lines } = createRecordingLog();
  const handle = createIconEndpoint(createIcons({ services, cache: createCache({ log }), log }));
  const get = (names: readonly string[], set = 'ph') =>
    handle(new Request(`https://www.example.test/api/_nuxt_icon/${set}.json?icons=${names.join(',')}`));
  return { get, lines };
}

describe('The icon endpoint rejects without a call to the icon service', () => {
  test.each([
    ['101 names', namesOf(101), 'ph'],
    ['10,000 names', namesOf(10_000), 'ph'],
    ['a name of 65 characters', ['a'.repeat(65)], 'ph'],
    ['a set of 65 characters', ['lamp'], 'a'.repeat(65)],
  ])('%s', async (_what, names, set) => {
    const service = await startOrigin((response, request) => sendIcons(response, request));
    expect((await endpointWith(service.url).get(names, set)).status).toBe(400);
    expect(service.requests).toEqual([]);
  });
});

test('The icon endpoint responds to 100 names', async () => {
  const service = await startOrigin((response, request) => sendIcons(response, request));
  const response = await endpointWith(service.url).get(namesOf(100));
  expect(Object.keys((await response.json()).icons)).toHaveLength(100);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<path d="M1 1" onload="alert(1)"/>'],
  ['HTML', '<foreignObject><img src="x" onerror="alert(1)"/></foreignObject>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M1 1"/></a>'],
  ['an animation', '<path d="M1 1"><set attributeName="href" to="javascript:alert(1)"/></path>'],
  ['an early end of the svg', '</svg><img src="x" onerror="alert(1)"/>'],
])('The icon endpoint removes %s from the SVG of the icon service', async (_what, attack) => {
  const service = await startOrigin((response, request) => sendIcons(response, request, BODY + attack));
  const response = await endpointWith(service.url).get(['lamp']);
  const { icons } = await response.json();
  expect(icons.lamp.body).toContain('M1 1');
  expect(icons.lamp.body).not.toMatch(/script|onload|onerror|alert|foreignObject|<img|<a|<set|<\/svg/i);
});

test.each([
  ['consists only of a script', '<script>alert(1)</script>'],
  ['is too large', `<path d="${'M1 1'.repeat(20_000)}"/>`],
])('The icon endpoint responds with 404 to an icon that %s', async (_what, body) => {
  const service = await startOrigin((response, request) => sendIcons(response, request, body));
  expect((await endpointWith(service.url).get(['lamp'])).status).toBe(404);
});

test('The icon endpoint responds with 404 to an inherited property of an icon set', async () => {
  const service = await startOrigin((response) => sendJson(response, { prefix: 'ph', icons: {} }));
  expect((await endpointWith(service.url).get(['constructor'])).status).toBe(404);
});

test('The icon service receives at most four calls at a time, and 32 calls wait', async () => {
  let open = 0;
  let maxOpen = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const service = await startOrigin(async (response, request) => {
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    response.once('close', () => {
      open -= 1;
    });
    await released;
    sendIcons(response, request);
  });
  const { get, lines } = endpointWith(service.url);
  const responses = await Promise.all(namesOf(200).map((name) => get([name])));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
  expect(lines.filter(({ message }) => message.includes('32 calls'))).toHaveLength(1);

  release();
  const statusOfLastWaitingCall = async () => (await get(['icon-35'])).status;
  await expect.poll(statusOfLastWaitingCall).toBe(200);
  expect(maxOpen).toBe(4);
  const firstCalls = new Set(namesOf(36));
  const requested = service.requests.flatMap(namesIn);
  expect(requested.filter((name) => !firstCalls.has(name))).toEqual([]);
});

test('Lists with the same icons in other combinations fetch each icon once', async () => {
  const service = await startOrigin((response, request) => sendIcons(response, request));
  const { get } = endpointWith(service.url);
  const names = namesOf(12);
  await get(names);
  for (const [index, name] of names.entries())
    expect((await get([name, ...names.slice(index)])).status).toBe(200);
  expect(service.requests).toHaveLength(1);
});
