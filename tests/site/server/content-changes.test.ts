import { expect, onTestFinished, test } from 'vitest';
import { createContentChangesEndpoint } from '../../../site/server/content-changes-endpoint.ts';
import { waitFor } from '../../wait.ts';
import { runSiteBehindProxy } from '../site-behind-proxy.ts';

const PATH = '/api/content-changes';
const TOKEN = 'token-of-the-tests-'.repeat(2);
const PAGE = '/nl/over-ons';

/** A content system whose texts change and which can fail. Several sites can share it. */
type ContentSystem = {
  edit: (body: string) => string;
  isDown: boolean;
  /** Delays responses after their content was read. */
  delay: Promise<void> | undefined;
  /** The number of responses that were delayed. */
  delayed: number;
};

const rename = (body: string) =>
  body.replaceAll('Over ons', 'Wie wij zijn').replaceAll('/nl/winkels', '/nl/winkeltjes');

const workingSystem = (): ContentSystem => ({
  edit: (body) => body,
  isDown: false,
  delay: undefined,
  delayed: 0,
});

/** Starts a site, and serves it on its own loopback address. */
async function runProcess(system: ContentSystem, variables = { CONTENT_WEBHOOK_TOKEN: TOKEN }) {
  const site = await runSiteBehindProxy(async ({ url }, contentUrl) => {
    if (system.isDown) return { status: 503, body: '{}' };
    const { edit, delay } = system;
    const response = await fetch(contentUrl + url.pathname + url.search);
    const body = edit(await response.text());
    if (delay) {
      system.delayed += 1;
      await delay;
    }
    return { status: response.status, body };
  }, variables);
  const server = await site.listen();
  onTestFinished(() => server.close());
  return {
    ...site,
    html: async (path: string) => (await site.get(path)).text(),
    send: (init: RequestInit = {}) =>
      fetch(server.url + PATH, {
        method: 'POST',
        ...init,
        headers: { authorization: `Bearer ${TOKEN}`, ...init.headers },
      }),
  };
}

test('The first request after the webhook shows changed pages, menus, redirects, feeds and sitemaps', async () => {
  const system = workingSystem();
  const { get, html, send } = await runProcess(system);
  const redirectOf = async (path: string) => (await get(path)).headers.get('location');
  expect(await html(PAGE)).toContain('Over ons');
  expect(await html('/nl')).toContain('Over ons');
  expect(await html('/nl/rss.xml')).toContain('Eén sleutel');
  expect(await html('/nl/sitemap.xml')).toContain('/nl/over-ons');
  expect(await redirectOf('/nl/winkels')).toBe('/nl/verkooppunten');

  system.edit = (body) =>
    rename(body).replaceAll('Eén sleutel', 'Twee sleutels').replaceAll('nl/over-ons', 'nl/wij');
  expect(await html(PAGE)).toContain('Over ons');
  const response = await send();

  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store']);
  const page = await html(PAGE);
  expect(page).toContain('Wie wij zijn');
  expect(page).not.toContain('Over ons');
  expect(await html('/nl')).toContain('Wie wij zijn');
  expect(await html('/nl/rss.xml')).toContain('Twee sleutels');
  expect(await html('/nl/sitemap.xml')).toContain('/nl/wij');
  expect(await redirectOf('/nl/winkeltjes')).toBe('/nl/verkooppunten');
  expect(await redirectOf('/nl/winkels')).toBeNull();
});

test('While the content system fails after the webhook, visitors see the last content', async () => {
  const system = workingSystem();
  const { get, html, send } = await runProcess(system);
  const [page, stores] = [await html(PAGE), await html('/nl/verkooppunten')];
  expect((await get('/nl/winkels')).status).toBe(301);

  system.isDown = true;
  expect((await send()).status).toBe(204);
  expect((await send()).status).toBe(204);

  expect(await html(PAGE)).toBe(page);
  expect(await html('/nl/verkooppunten')).toBe(stores);
  expect((await get('/nl/winkels')).status).toBe(301);
});

test('A response that was requested before the webhook and arrives after it is not cached', async () => {
  const system = workingSystem();
  const { html, send, requestUrls } = await runProcess(system);
  // Loads the redirects and the layout, so that only the page waits.
  await html('/nl');
  const { promise, resolve } = Promise.withResolvers<void>();
  system.delay = promise;
  const early = html(PAGE);
  const isPage = ({ searchParams }: URL) => searchParams.get('uri') === '/over-ons';
  await waitFor(() => expect(requestUrls.some(isPage)).toBe(true));
  await waitFor(() => expect(system.delayed).toBeGreaterThan(0));

  system.edit = rename;
  system.delay = undefined;
  expect((await send()).status).toBe(204);
  resolve();

  expect(await early).toContain('Over ons');
  expect(await html(PAGE)).toContain('Wie wij zijn');
});

test('A page that is being rendered during the webhook is not shown to later visitors', async () => {
  const system = workingSystem();
  const { html, send } = await runProcess(system);
  // Loads the redirects and the layout, so that only the page waits.
  await html('/nl');
  const { promise, resolve } = Promise.withResolvers<void>();
  system.delay = promise;
  const early = html(PAGE);
  await waitFor(() => expect(system.delayed).toBeGreaterThan(0));
  system.edit = rename;
  system.delay = undefined;
  await send();

  const later = await html(PAGE);
  resolve();
  await early;

  expect(later).toContain('Wie wij zijn');
  expect(await html(PAGE)).toContain('Wie wij zijn');
});

test('Each of several processes has a webhook at its own address', async () => {
  const system = workingSystem();
  const processes = [await runProcess(system), await runProcess(system)];
  for (const { html } of processes) expect(await html(PAGE)).toContain('Over ons');
  system.edit = rename;

  const [first, second] = processes;
  expect((await first?.send())?.status).toBe(204);
  expect(await first?.html(PAGE)).toContain('Wie wij zijn');
  expect(await second?.html(PAGE)).toContain('Over ons');
  expect((await second?.send())?.status).toBe(204);
  expect(await second?.html(PAGE)).toContain('Wie wij zijn');
});

test('The webhook refuses other methods, and posts without the token', async () => {
  const system = workingSystem();
  const { html, send } = await runProcess(system);
  await html(PAGE);
  system.edit = rename;

  for (const authorization of ['', TOKEN, 'Bearer wrong', `Bearer ${TOKEN}x`]) {
    const refused = await send({ headers: { authorization } });
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await refused.json()).toEqual({
      status: 401,
      message: expect.stringContaining('CONTENT_WEBHOOK_TOKEN'),
    });
  }
  const read = await send({ method: 'GET' });
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await html(PAGE)).toContain('Over ons');

  expect((await send({ body: JSON.stringify({ event: 'EntrySaved' }) })).status).toBe(204);
  expect(await html(PAGE)).toContain('Wie wij zijn');
});

test('The webhook limits posts with a wrong token, but not those with the correct one', async () => {
  const { send } = await runProcess(workingSystem());
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push((await send({ headers: { authorization: 'Bearer wrong' } })).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await send()).status).toBe(204);
});

test('Without a configured token the webhook does not exist', async () => {
  const { send } = await runProcess(workingSystem(), { CONTENT_WEBHOOK_TOKEN: '' });
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }])
    expect((await send({ headers })).status).toBe(404);
});

test('Many posts within a second cause at most two changes, and each waits for its change', async () => {
  let changes = 0;
  const respond = createContentChangesEndpoint({
    token: TOKEN,
    onChange: () => {
      changes += 1;
    },
    isWithinRateLimit: () => true,
  });
  const post = () =>
    respond(
      new Request(`https://www.example.test${PATH}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}` },
      }),
      undefined,
    );
  const burst = () => Promise.all(Array.from({ length: 50 }, post));
  const start = performance.now();

  await burst();
  expect(changes).toBe(1);
  const responses = await burst();

  expect(changes).toBe(2);
  expect(performance.now() - start).toBeGreaterThan(990);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
});
