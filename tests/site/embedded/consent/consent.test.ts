import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsentServer, TEST_CONSENT_ID } from '#embedded/consent';
import type { EmbeddedServer } from '#embedded/listen';

let server: EmbeddedServer;
beforeAll(async () => {
  server = await startConsentServer({ port: 0, directory: 'site/embedded/consent' });
});
afterAll(() => server.close());

test.each([`/uc.js?cbid=${TEST_CONSENT_ID}&culture=nl`, `/${TEST_CONSENT_ID}/cd.js`])(
  'The test provider of consent serves %s as a script that browsers do not cache',
  async (path) => {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test.each(['/uc.js', '/uc.js?cbid=4f1d9cde-0a1b-4c3d-8e5f-123456789abc', '/other/cd.js'])(
  'The test provider of consent does not know %s',
  async (path) => {
    expect((await fetch(server.url + path)).status).toBe(404);
  },
);

test('The test provider of consent listens on the loopback address only', () => {
  expect(new URL(server.url).hostname).toBe('127.0.0.1');
});
