import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen, ListenError } from '../../../site/server/listen.ts';

const app = new Hono();

test('a taken port is told in a sentence that names a free one', async () => {
  const first = await listen(app, { port: 0, host: '127.0.0.1' });
  const port = Number(new URL(first.url).port);
  const second = listen(app, { port, host: '127.0.0.1' });
  await expect(second).rejects.toThrow(`Port ${port} is taken by another program. Set PORT to a free one`);
  await expect(second).rejects.toBeInstanceOf(ListenError);
  await first.close();
});

test('an address of another machine is told in a sentence', async () => {
  await expect(listen(app, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'HOST is "192.0.2.1"; it must be an address of this machine, for example 127.0.0.1.',
  );
});
