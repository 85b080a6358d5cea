import { pipeline, Readable } from 'node:stream';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createHttp } from '#site/services/http';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';

const lamp = v.object({ name: v.string() });

function client(baseUrl: string, timeoutMs = 5_000) {
  const { lines, log } = createRecordingLog();
  return {
    lines,
    http: createHttp({ system: 'shop', baseUrl, timeoutMs, log, hiddenParameters: ['token'] }),
  };
}

test('An HTTP call returns a response that matches its schema as a value', async () => {
  const origin = await startOrigin((response) => sendJson(response, { name: 'Dusk' }));
  const { http, lines } = client(origin.url);

  expect(await http.request({ path: '/lamp', response: lamp })).toEqual({
    ok: true,
    value: { name: 'Dusk' },
  });
  expect(lines).toEqual([]);
});

test('The log of an invalid response contains no received text', async () => {
  const origin = await startOrigin((response) => sendJson(response, { name: { first: 'ada@example.test' } }));
  const { http, lines } = client(origin.url);
  const outcome = await http.request({
    path: '/lamp',
    response: v.object({ name: v.object({ first: v.number() }) }),
  });
  const reason = 'Expected number, got string.';
  expect(outcome).toMatchObject({
    ok: false,
    failure: { kind: 'unexpected-body', at: 'name.first', reason },
  });
  expect(lines[0]?.message).toContain(reason);
  expect(JSON.stringify(lines)).not.toContain('ada@');
});

test('An HTTP call to a closed port fails as unreachable, and the log contains the reason', async () => {
  const origin = await startOrigin((response) => sendJson(response, {}));
  await origin.stop();
  const { http, lines } = client(origin.url);

  const outcome = await http.request({ path: '/lamp', response: lamp });

  expect(outcome).toMatchObject({
    ok: false,
    failure: { kind: 'unreachable', reason: expect.stringContaining('ECONNREFUSED') },
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.message).toContain('ECONNREFUSED');
});

test('An HTTP call fails as unreachable if the connection is lost during the response', async () => {
  const origin = await startOrigin((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
    response.write('{"name":', () => response.destroy());
  });
  const outcome = await client(origin.url).http.request({ path: '/lamp', response: lamp });

  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
});

test.each([
  ['sends nothing', { status: 200, first: undefined }],
  ['never ends its response', { status: 200, first: '{"name":' }],
])('An HTTP call fails with a timeout if the system %s', async (_, { status, first }) => {
  const origin = await startOrigin((response) => {
    if (first) response.writeHead(status, { 'content-type': 'application/json' }).write(first);
  });
  const { http, lines } = client(origin.url, 80);

  const outcome = await http.request({ path: '/lamp', response: lamp });

  expect(outcome).toEqual({ ok: false, failure: { kind: 'timeout', limitMs: 80 } });
  expect(lines[0]?.message).toBe('shop: GET /lamp failed: no response within 80 ms');
});

test('The timeout of an HTTP call includes the delay between two attempts', async () => {
  const origin = await startOrigin((response) => sendJson(response, {}, 503));
  const { http } = client(origin.url);

  const outcome = await http.request({ path: '/lamp', response: lamp, retryDelayMs: 3_000, timeoutMs: 100 });

  expect(outcome).toEqual({ ok: false, failure: { kind: 'timeout', limitMs: 100 } });
});

test('The failure of an unexpected status contains status, status text and body', async () => {
  const origin = await startOrigin((response) => {
    response.writeHead(403, 'Keep Out', { 'content-type': 'application/json' }).end('{"message":"no"}');
  });
  const outcome = await client(origin.url).http.request({ path: '/lamp', response: lamp });

  const failure = { kind: 'unexpected-status', status: 403, statusText: 'Keep Out', body: { message: 'no' } };
  expect(outcome).toEqual({ ok: false, failure });
});

test('An error response in HTML is an unexpected status, not an unexpected body', async () => {
  const origin = await startOrigin((response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Whoops</h1>');
  });
  const outcome = await client(origin.url).http.request({ path: '/lamp', response: lamp });

  expect(outcome).toMatchObject({
    failure: { kind: 'unexpected-status', status: 500, body: '<h1>Whoops</h1>' },
  });
});

test.each([
  ['no JSON', '<!doctype html>', '(the whole body)'],
  ['cut-off JSON', '{"data":[', '(the whole body)'],
  ['a list for an object', '[]', 'data'],
  ['a wrong value deep inside', '{"data":[{"name":"Dusk"},{"name":7}]}', 'data.1.name'],
  ['a missing value', '{"data":[{}]}', 'data.0.name'],
])('A response with %s is invalid, and the failure names the path', async (_, body, at) => {
  const origin = await startOrigin((response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  const { http, lines } = client(origin.url);

  const outcome = await http.request({ path: '/lamps', response: v.object({ data: v.array(lamp) }) });

  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unexpected-body', status: 200, at } });
  expect(lines[0]?.fields).toMatchObject({ status: 200, statusText: 'OK', at });
});

test('An HTTP call accepts a status that has its own schema as a value', async () => {
  const origin = await startOrigin((response) => sendJson(response, { message: 'Not found.' }, 404));
  const { http, lines } = client(origin.url);
  const nothing = v.pipe(
    v.object({ message: v.string() }),
    v.transform(() => null),
  );

  const outcome = await http.request({ path: '/lamp', response: lamp, otherResponses: { 404: nothing } });

  expect(outcome).toEqual({ ok: true, value: null });
  expect(lines).toEqual([]);
});

test('The log of an unexpected status contains status and status text, but no secrets and no body', async () => {
  const origin = await startOrigin((response) => {
    response.writeHead(502, 'Bad Gateway').end('{"typed":"by the visitor"}');
  });
  const { http, lines } = client(origin.url);

  await http.request({ path: '/lamp?a=1&token=s3cret', response: lamp });

  expect(lines).toHaveLength(1);
  const [line] = lines;
  expect(line?.fields).toMatchObject({
    system: 'shop',
    method: 'GET',
    status: 502,
    statusText: 'Bad Gateway',
  });
  expect(line?.message).toBe('shop: GET /lamp?a=1&token=*** failed: 502 Bad Gateway');
  expect(JSON.stringify(line)).not.toContain('s3cret');
  expect(JSON.stringify(line)).not.toContain('visitor');
});

test('An HTTP call fails at a body above 32 MB, before the body ends, and closes the connection', async () => {
  const megabyte = ' '.repeat(1024 * 1024);
  let sent = 0;
  let isClosed = false;
  const origin = await startOrigin((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const endless = Readable.from(
      (function* () {
        for (;;) {
          sent += 1;
          yield megabyte;
        }
      })(),
    );
    pipeline(endless, response, () => {
      isClosed = true;
    });
  });
  const { http } = client(origin.url, 60_000);

  const outcome = await http.request({ path: '/lamp', response: lamp });

  expect(outcome).toEqual({
    ok: false,
    failure: {
      kind: 'unexpected-body',
      status: 200,
      statusText: 'OK',
      at: '(the whole body)',
      reason: 'The body is larger than 33554432 bytes.',
    },
  });
  await expect.poll(() => isClosed).toBe(true);
  expect(sent).toBeLessThan(64);
});
