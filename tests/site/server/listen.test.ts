import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen, ListenError } from '../../../site/server/listen.ts';

const app = new Hono();

test('listen rejects a port in use, and the message suggests another port', async () => {
  const first = await listen(app, { port: 0, host: '127.0.0.1', headers: {} });
  const port = Number(new URL(first.url).port);
  const second = listen(app, { port, host: '127.0.0.1', headers: {} });
  await expect(second).rejects.toThrow(`PORT: another program already uses port ${port}.`);
  await expect(second).rejects.toBeInstanceOf(ListenError);
  await first.close();
});

test('listen rejects an address of another machine', async () => {
  await expect(listen(app, { port: 0, host: '192.0.2.1', headers: {} })).rejects.toThrow(
    'HOST: expected an address of this machine, got "192.0.2.1". Example: HOST=127.0.0.1',
  );
});
