import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createHttp } from '#site/services/http';
import { keepLog, sendJson, startOrigin } from '../../origin.ts';

const anything = v.unknown();

function client(baseUrl: string) {
  const { lines, log } = keepLog();
  return { lines, http: createHttp({ system: 'shop', baseUrl, timeoutMs: 5_000, log }) };
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a read refused with %i is tried once more',
  async (status) => {
    const origin = await startOrigin((response) => sendJson(response, {}, status));
    const { http, lines } = client(origin.url);

    const outcome = await http.request({ path: '/', response: anything });

    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused', status } });
    expect(origin.asked).toHaveLength(2);
    expect(lines).toHaveLength(1);
  },
);

test.each([400, 401, 403, 404, 422, 501])('a read refused with %i is not repeated', async (status) => {
  const origin = await startOrigin((response) => sendJson(response, {}, status));

  await client(origin.url).http.request({ path: '/', response: anything });

  expect(origin.asked).toHaveLength(1);
});

test('a read that succeeds at the second attempt is a value, and nothing is logged', async () => {
  const origin = await startOrigin((response, _, nth) => sendJson(response, { nth }, nth === 1 ? 503 : 200));
  const { http, lines } = client(origin.url);

  expect(await http.request({ path: '/', response: anything })).toEqual({ ok: true, value: { nth: 2 } });
  expect(lines).toEqual([]);
});

test('a dropped connection is tried once more', async () => {
  const origin = await startOrigin((response, _, nth) => {
    if (nth === 1) response.destroy();
    else sendJson(response, { nth });
  });

  expect(await client(origin.url).http.request({ path: '/', response: anything })).toEqual({
    ok: true,
    value: { nth: 2 },
  });
});

test('a call that changes something is never repeated', async () => {
  const origin = await startOrigin((response) => sendJson(response, {}, 503));

  await client(origin.url).http.request({
    method: 'POST',
    path: '/',
    body: { lamps: 1 },
    response: anything,
  });

  expect(origin.asked).toHaveLength(1);
});

test('a caller may ask for more attempts', async () => {
  const origin = await startOrigin((response) => sendJson(response, {}, 503));

  await client(origin.url).http.request({ path: '/', response: anything, retries: 3, retryDelayMs: 1 });

  expect(origin.asked).toHaveLength(4);
});

test('a visitor who leaves ends the request at the other system, and nobody is blamed', async () => {
  const leaving = new AbortController();
  const { promise: hungUp, resolve } = Promise.withResolvers<void>();
  const origin = await startOrigin((response) => {
    response.on('close', resolve);
    leaving.abort();
  });
  const { http, lines } = client(origin.url);

  const outcome = await http.request({ path: '/', response: anything, signal: leaving.signal });

  expect(outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
  await hungUp;
  expect(origin.asked).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('a visitor who has already left asks nothing', async () => {
  const origin = await startOrigin((response) => sendJson(response, {}));

  const outcome = await client(origin.url).http.request({
    path: '/',
    response: anything,
    signal: AbortSignal.abort(),
  });

  expect(outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
  expect(origin.asked).toEqual([]);
});

test('a base address keeps its own path', async () => {
  const origin = await startOrigin((response) => sendJson(response, {}));

  await client(`${origin.url}/cms/`).http.request({ path: '/api/globals?site=nl', response: anything });

  expect(origin.asked[0]?.url.href).toBe('http://origin.test/cms/api/globals?site=nl');
});
