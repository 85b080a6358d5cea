import { once } from 'node:events';
import { Agent, request as sendRequest } from 'node:http';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen, ListenError } from '../../../site/server/listen.ts';
import { openSocket } from '../../security/raw-http.ts';

const app = new Hono();

test('listen rejects a port in use, and the message suggests another port', async () => {
  const first = await listen(app, { port: 0, host: '127.0.0.1', headers: {} });
  const port = Number(new URL(first.url).port);
  const second = listen(app, { port, host: '127.0.0.1', headers: {} });
  await expect(second).rejects.toThrow(
    `PORT: expected a free port, got ${port}, which another program uses.`,
  );
  await expect(second).rejects.toBeInstanceOf(ListenError);
  await first.close();
});

test('listen rejects an address of another machine', async () => {
  await expect(listen(app, { port: 0, host: '192.0.2.1', headers: {} })).rejects.toThrow(
    'HOST: expected an address of this machine, got "192.0.2.1". Example: HOST=127.0.0.1',
  );
});

test('An error that the application does not handle has the status 500 and is reported', async () => {
  const error = new Error('broken');
  const errors: unknown[] = [];
  const server = await listen(
    { fetch: async () => Promise.reject(error) },
    {
      port: 0,
      host: '127.0.0.1',
      headers: { 'x-frame-options': 'DENY' },
      onError: (each) => errors.push(each),
    },
  );
  onTestFinished(() => server.close());
  const response = await fetch(server.url);
  expect(response.status).toBe(500);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(errors).toEqual([error]);
});

describe('A server that closes', () => {
  /** Starts a server whose response waits for `respond`, and sends it a request on a connection that the client keeps open. */
  async function startRequest() {
    const received = Promise.withResolvers<void>();
    const responding = Promise.withResolvers<Response>();
    const server = await listen(
      {
        fetch() {
          received.resolve();
          return responding.promise;
        },
      },
      { port: 0, host: '127.0.0.1', headers: {} },
    );
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const text = new Promise<string>((resolve, reject) => {
      sendRequest(server.url, { agent }, (response) => {
        response.setEncoding('utf8').on('data', resolve).on('error', reject);
      })
        .on('error', reject)
        .end();
    });
    await received.promise;
    return { server, text, respond: () => responding.resolve(new Response('complete')) };
  }

  test('completes a running request, accepts no other, and does not wait for the client to close its connection', async () => {
    const { server, text, respond } = await startRequest();
    const closed = server.close(60_000);
    await expect(fetch(server.url)).rejects.toThrow();
    respond();
    expect(await text).toBe('complete');
    await closed;
  });

  test('closes a connection on which the client has sent nothing, although a request is running', async () => {
    const { server, text, respond } = await startRequest();
    const unused = openSocket(server.url).resume();
    await once(unused, 'connect');
    const closed = server.close(20_000);
    await once(unused, 'close');
    respond();
    expect(await text).toBe('complete');
    await closed;
  });

  test('aborts a request that is still running after the maximum wait', async () => {
    const { server, text } = await startRequest();
    const aborted = expect(text).rejects.toThrow('socket hang up');
    await server.close(100);
    await aborted;
  });

  test('aborts running requests at once without a maximum wait', async () => {
    const { server, text } = await startRequest();
    const aborted = expect(text).rejects.toThrow('socket hang up');
    await server.close();
    await aborted;
  });
});
