import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedServer } from '#embedded/listen';
import { startTagManagerServer } from '#embedded/tag-manager';

let server: EmbeddedServer;
beforeAll(async () => {
  server = await startTagManagerServer({ port: 0, directory: 'site/embedded/tag-manager' });
});
afterAll(() => server.close());

test.each(['/gtm.js?id=GTM-TEST', '/gtag/js?id=G-TEST', '/server-side.js'])(
  'The test tag manager serves %s as a script that browsers do not cache',
  async (path) => {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test.each(['/gtm.js', '/gtm.js?id=GTM-ABC1', '/gtag/js?id=UA-1', '/other.js'])(
  'The test tag manager does not know %s',
  async (path) => {
    expect((await fetch(server.url + path)).status).toBe(404);
  },
);

test('The test tag manager accepts events, and listens on the loopback address only', async () => {
  const response = await fetch(`${server.url}/collect`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(204);
  expect(new URL(server.url).hostname).toBe('127.0.0.1');
});
