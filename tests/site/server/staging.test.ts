import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../site/server/listen.ts';
import { responseHeaders } from '../../../site/server/response-headers.ts';
import { runSite } from '../running-site.ts';

const NOINDEX = 'noindex, nofollow';

async function start(stage: string) {
  const site = await runSite({ variables: { APP_ENV: stage } });
  onTestFinished(() => site.stop());
  return site;
}

test('A staging site has noindex in each response, and its robots.txt disallows all paths', async () => {
  const site = await start('staging');
  for (const path of [
    '/',
    '/nl',
    '/nl/sitemap.xml',
    '/nl/bestaat-niet',
    '/health',
    '/icon.svg',
    '/robots.txt',
  ])
    expect.soft((await site.get(path)).headers.get('x-robots-tag'), path).toBe(NOINDEX);
  expect(await (await site.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
});

test('A staging site has noindex in the responses to refused requests', async () => {
  const site = await start('staging');
  const refused = [
    { response: await site.get(`/nl?${'a'.repeat(8_000)}`), status: 414 },
    { response: await site.get('/nl//over-ons'), status: 301 },
    {
      response: await site.app.fetch(new Request('https://other.example.test/nl', { method: 'POST' })),
      status: 421,
    },
    { response: await site.post('/nl//over-ons', ''), status: 400 },
  ];
  for (const { response, status } of refused) {
    expect.soft(response.status).toBe(status);
    expect.soft(response.headers.get('x-robots-tag'), String(status)).toBe(NOINDEX);
  }
});

test('A staging site has noindex in the responses of the HTTP parser', async () => {
  const headers = responseHeaders('https://www.example.test', false);
  const server = await listen({ fetch: () => new Response('') }, { port: 0, host: '127.0.0.1', headers });
  onTestFinished(() => server.close());
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.end('not HTTP\r\n\r\n');
  const [chunk] = await once(socket, 'data');
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 400 /);
  expect(String(chunk)).toContain(`x-robots-tag: ${NOINDEX}\r\n`);
});

test('The pages and payloads of a staging site have noindex in their robots metadata', async () => {
  const site = await start('staging');
  for (const path of ['/nl', '/nl/lampen.html', '/en-US/search', '/nl/over-ons/_payload.json']) {
    const text = (await (await site.get(path)).text()).replaceAll('\\"', '"');
    expect.soft(text, path).toContain(`name="robots" content="${NOINDEX}"`);
    expect.soft(text, path).not.toContain('content="index');
  }
});

test.each(['development', 'production'])('A %s site is indexed', async (stage) => {
  const site = await start(stage);
  const page = await site.get('/nl');
  expect(page.headers.get('x-robots-tag')).toBeNull();
  expect(await page.text()).toContain('name="robots" content="index, follow"');
  expect((await site.get('/nl//over-ons')).headers.get('x-robots-tag')).toBeNull();
  expect(await (await site.get('/robots.txt')).text()).toContain('Sitemap: ');
});
