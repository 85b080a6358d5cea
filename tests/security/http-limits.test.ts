import { once } from 'node:events';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ConnectionLimits } from '../../site/server/http-server.ts';
import { listen } from '../../site/server/listen.ts';
import type { WebApp } from '../../site/server/request-guard.ts';
import { securityHeaders } from '../../site/server/security-headers.ts';
import { serveSite } from '../site/running-site.ts';
import { openSocket, type RawResponse, sendRaw } from './raw-http.ts';

const SITE_URL = 'https://www.example.test';
/** Long enough that no limit is reached. A test shortens the limit that it checks. */
const LONG: ConnectionLimits = {
  headersMs: 50_000,
  requestMs: 50_000,
  keepAliveMs: 50_000,
  idleMs: 50_000,
  checkMs: 50,
};
const SHORT_MS = 200;
/** Longer than the pause between two packets of a client that is not idle, also on a busy machine. */
const IDLE_MS = 2_000;
const MEGABYTE = 1024 * 1024;
/** More than the socket buffers of the operating system hold. */
const LARGE_BYTES = 64 * MEGABYTE;

const served = serveSite();

async function serveUntilTestEnd(limits: Partial<ConnectionLimits>, app?: WebApp) {
  const all = { ...LONG, ...limits };
  const started = app
    ? await listen(app, { port: 0, host: '127.0.0.1', headers: securityHeaders(SITE_URL), limits: all })
    : await served.site.listen(all);
  onTestFinished(() => started.close());
  return started.url;
}

function expectSecurityHeaders({ headers }: RawResponse) {
  expect(headers).toMatchObject(securityHeaders(SITE_URL));
}

describe('An invalid request gets the security headers', () => {
  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['an unknown version', 'GET /nl HTTP/9.9\r\nHost: www.example.test\r\n\r\n', 400],
    ['no Host', 'GET /nl HTTP/1.1\r\n\r\n', 400],
    [
      'two Hosts',
      'GET /nl HTTP/1.1\r\nHost: www.example.test\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'two Hosts in HTTP/1.0',
      'GET /nl HTTP/1.0\r\nHost: www.example.test\r\nHost: evil.example\r\n\r\n',
      400,
    ],
    ['an invalid Host', 'GET /nl HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['a Host with a path', 'GET /nl HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n', 400],
    [
      'a backslash',
      'GET /\\evil.example HTTP/1.1\r\nHost: www.example.test\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: www.example.test\r\nConnection: close\r\n\r\n', 400],
    ['a relative target', 'GET nl HTTP/1.1\r\nHost: www.example.test\r\nConnection: close\r\n\r\n', 400],
    ['an invalid header', 'GET /nl HTTP/1.1\r\nHost: www.example.test\r\nA b: c\r\n\r\n', 400],
    [
      'two lengths',
      'POST /nl HTTP/1.1\r\nHost: www.example.test\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['large headers', `GET /nl HTTP/1.1\r\nHost: www.example.test\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
    ['an expectation', 'GET /nl HTTP/1.1\r\nHost: www.example.test\r\nExpect: x\r\n\r\n', 417],
  ])('%s', async (_, request, status) => {
    const response = await sendRaw(served.url, request);
    expect(response.status).toBe(status);
    expectSecurityHeaders(response);
  });
});

test('A request of HTTP/1.0 without Host gets a response, because health checks send it', async () => {
  expect((await sendRaw(served.url, 'GET /health HTTP/1.0\r\n\r\n')).status).toBe(200);
});

describe('A connection is closed', () => {
  test('with 408 when its headers are slow', async () => {
    const url = await serveUntilTestEnd({ headersMs: SHORT_MS });
    const response = await sendRaw(url, 'GET /nl HTTP/1.1\r\nHost: www.example.test\r\n');
    expect(response.status).toBe(408);
    expectSecurityHeaders(response);
  });

  test('when it sends nothing', async () => {
    const socket = openSocket(await serveUntilTestEnd({ headersMs: SHORT_MS }));
    socket.resume();
    await once(socket, 'close');
  });

  test('with 408 when its body takes longer than the limit', async () => {
    const url = await serveUntilTestEnd({ requestMs: SHORT_MS, headersMs: SHORT_MS });
    const socket = openSocket(url);
    socket.write(
      'POST /nl/contact HTTP/1.1\r\nHost: www.example.test\r\nOrigin: https://www.example.test\r\n' +
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\n',
    );
    const timer = setInterval(() => socket.write('a'), 20);
    onTestFinished(() => clearInterval(timer));
    const [data] = await once(socket, 'data');
    expect(String(data)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('when its body stops', async () => {
    const socket = openSocket(await serveUntilTestEnd({ idleMs: SHORT_MS }));
    socket.resume();
    socket.write(
      'POST /nl/contact HTTP/1.1\r\nHost: www.example.test\r\nOrigin: https://www.example.test\r\n' +
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\na=b',
    );
    await once(socket, 'close');
  });

  test('when it stays idle after a response', async () => {
    const socket = openSocket(await serveUntilTestEnd({ keepAliveMs: SHORT_MS }));
    socket.write('GET /health HTTP/1.1\r\nHost: www.example.test\r\n\r\n');
    const [data] = await once(socket, 'data');
    expect(String(data)).toMatch(/^HTTP\/1\.1 200 /);
    await once(socket, 'close');
  });

  test.each([
    ['from memory', () => new Response(new Uint8Array(LARGE_BYTES))],
    [
      'from a stream',
      () =>
        new Response(
          new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(MEGABYTE)) }),
        ),
    ],
  ])('when the client does not read a response %s', async (_, createResponse) => {
    let isClosed = false;
    const app = new Hono<{ Bindings: HttpBindings }>().get('/large', ({ env: { outgoing } }) => {
      outgoing.once('close', () => {
        isClosed = true;
      });
      return createResponse();
    });
    const socket = openSocket(await serveUntilTestEnd({ idleMs: SHORT_MS }, app));
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: www.example.test\r\n\r\n');
    await expect.poll(() => isClosed).toBe(true);
    // The client still receives the beginning of the response, which the operating system has buffered.
    let bytes = 0;
    socket.on('data', (chunk) => void (bytes += chunk.length)).resume();
    await once(socket, 'close');
    expect(bytes).toBeLessThan(LARGE_BYTES);
  });
});

test.each([
  ['large body is not read', 'close', MEGABYTE, () => {}],
  ['large body is read in part', 'close', MEGABYTE, ({ body }: Request) => body?.getReader().read()],
  ['large body is read', 'keep-alive', MEGABYTE, (request: Request) => request.text()],
  ['small body is not read', 'keep-alive', 10, () => {}],
])('The response to a post whose %s has “Connection: %s”', async (_, connection, bytes, read) => {
  const app = new Hono().post('/form', async (context) => {
    await read(context.req.raw);
    return context.text('done');
  });
  const socket = openSocket(await serveUntilTestEnd({}, app));
  const body = 'a'.repeat(bytes);
  socket.write(`POST /form HTTP/1.1\r\nHost: x.test\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  const [data] = await once(socket, 'data');
  expect(String(data)).toContain(`Connection: ${connection}\r\n`);
});

describe('A connection stays open', () => {
  test('while the application works on a response', async () => {
    const app = new Hono<{ Bindings: HttpBindings }>().get('/slow', async (context) => {
      await once(context.env.incoming.socket, 'timeout');
      return context.text('done');
    });
    const url = await serveUntilTestEnd({ idleMs: IDLE_MS }, app);
    const response = await sendRaw(url, 'GET /slow HTTP/1.1\r\nHost: x.test\r\nConnection: close\r\n\r\n');
    expect([response.status, response.body]).toEqual([200, 'done']);
  });

  test('while the client reads slowly', async () => {
    const app = new Hono().get('/large', () => new Response(new Uint8Array(32 * MEGABYTE)));
    const url = await serveUntilTestEnd({ idleMs: IDLE_MS }, app);
    let reading = await readSlowly(url);
    // A busy machine can stop the client for longer than the limit. Then the client was idle, so the measurement is repeated.
    while (reading.longestPauseMs > IDLE_MS / 2) reading = await readSlowly(url);
    expect(reading.bytes).toBeGreaterThan(32 * MEGABYTE);
    expect(reading.totalMs).toBeGreaterThan(IDLE_MS);
  });
});

/** Reads a response with a pause after each chunk until it took longer than the idle limit, then without pauses. */
async function readSlowly(url: string) {
  const socket = openSocket(url);
  // The connection may be reset.
  const closed = once(socket, 'close').catch(() => undefined);
  socket.write('GET /large HTTP/1.1\r\nHost: x.test\r\nConnection: close\r\n\r\n');
  const start = performance.now();
  let last = start;
  let longestPauseMs = 0;
  let bytes = 0;
  const measurePause = () => {
    longestPauseMs = Math.max(longestPauseMs, performance.now() - last);
    last = performance.now();
  };
  socket.on('data', (chunk) => {
    measurePause();
    bytes += chunk.length;
    if (last - start > IDLE_MS) return;
    socket.pause();
    setTimeout(() => socket.resume(), 6);
  });
  await closed;
  measurePause();
  return { bytes, longestPauseMs, totalMs: performance.now() - start };
}
