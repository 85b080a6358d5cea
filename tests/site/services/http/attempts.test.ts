import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createHttp } from '#site/services/http';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';

const anything = v.unknown();

function client(baseUrl: string) {
  const { lines, log } = createRecordingLog();
  return { lines, http: createHttp({ system: 'shop', baseUrl, timeoutMs: 5_000, log }) };
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'A GET with the status %i is retried once',
  async (status) => {
    const origin = await startOrigin((response) => sendJson(response, {}, status));
    const { http, lines } = client(origin.url);

    const outcome = await http.request({ path: '/', response: anything });

    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unexpected-status', status } });
    expect(origin.requests).toHaveLength(2);
    expect(lines).toHaveLength(1);
  },
);

test.each([400, 401, 403, 404, 422, 501])('A GET with the status %i is not retried', async (status) => {
  const origin = await startOrigin((response) => sendJson(response, {}, status));

  await client(origin.url).http.request({ path: '/', response: anything });

  expect(origin.requests).toHaveLength(1);
});

test('A GET that succeeds at the second attempt returns a value and logs nothing', async () => {
  const origin = await startOrigin((response, _, nth) => sendJson(response, { nth }, nth === 1 ? 503 : 200));
  const { http, lines } = client(origin.url);

  expect(await http.request({ path: '/', response: anything })).toEqual({ ok: true, value: { nth: 2 } });
  expect(lines).toEqual([]);
});

test('A GET is retried once after a lost connection', async () => {
  const origin = await startOrigin((response, _, nth) => {
    if (nth === 1) response.destroy();
    else sendJson(response, { nth });
  });

  expect(await client(origin.url).http.request({ path: '/', response: anything })).toEqual({
    ok: true,
    value: { nth: 2 },
  });
});

test('A POST is never retried', async () => {
  const origin = await startOrigin((response) => sendJson(response, {}, 503));

  await client(origin.url).http.request({
    method: 'POST',
    path: '/',
    body: { lamps: 1 },
    response: anything,
  });

  expect(origin.requests).toHaveLength(1);
});

test('A caller can set the number of retries', async () => {
  const origin = await startOrigin((response) => sendJson(response, {}, 503));

  await client(origin.url).http.request({ path: '/', response: anything, retries: 3, retryDelayMs: 1 });

  expect(origin.requests).toHaveLength(4);
});

test('An aborted HTTP call closes the connection and logs nothing', async () => {
  const caller = new AbortController();
  const { promise: connectionClosed, resolve } = Promise.withResolvers<void>();
  const origin = await startOrigin((response) => {
    response.on('close', resolve);
    caller.abort();
  });
  const { http, lines } = client(origin.url);

  const outcome = await http.request({ path: '/', response: anything, signal: caller.signal });

  expect(outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
  await connectionClosed;
  expect(origin.requests).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('An HTTP call with an aborted signal sends no request', async () => {
  const origin = await startOrigin((response) => sendJson(response, {}));

  const outcome = await client(origin.url).http.request({
    path: '/',
    response: anything,
    signal: AbortSignal.abort(),
  });

  expect(outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
  expect(origin.requests).toEqual([]);
});

test('An HTTP call keeps the path of its base URL', async () => {
  const origin = await startOrigin((response) => sendJson(response, {}));

  await client(`${origin.url}/cms/`).http.request({ path: '/api/globals?site=nl', response: anything });

  expect(origin.requests[0]?.url.href).toBe('http://origin.test/cms/api/globals?site=nl');
});
