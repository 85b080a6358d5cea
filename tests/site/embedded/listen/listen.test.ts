import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#embedded/listen';

test('An embedded server names no time after which it closes an idle connection', async () => {
  const server = await listen(
    new Hono().get('/', ({ text }) => text('found')),
    { port: 0 },
  );
  onTestFinished(() => server.close());
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [response] = await once(socket.setEncoding('utf8'), 'data');
  expect(response).toMatch(/^connection: keep-alive\r$/im);
  expect(response).not.toMatch(/^keep-alive:/im);
});
