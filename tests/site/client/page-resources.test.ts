// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPayload, loadStyles } from '../../../site/client/page-resources.ts';
import { sendJson, startOrigin } from '../origin.ts';

const links = () => [...document.querySelectorAll('link')];

afterEach(() => document.head.replaceChildren());

test('A style sheet that an earlier call is loading is requested once, and both calls wait for it', async () => {
  const done: string[] = [];
  const prefetch = loadStyles(['/a.css']).then(() => done.push('prefetch'));
  const navigation = loadStyles(['/a.css', '/b.css']).then(() => done.push('navigation'));
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/a.css', '/b.css']);

  links()[1]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(done).toEqual([]);

  links()[0]?.dispatchEvent(new Event('load'));
  await Promise.all([prefetch, navigation]);
  await loadStyles(['/a.css', '/b.css']);
  expect(links()).toHaveLength(2);
});

test('A style sheet that fails rejects both calls, and the next call requests it again', async () => {
  const calls = Promise.allSettled([loadStyles(['/a.css']), loadStyles(['/a.css'])]);
  links()[0]?.dispatchEvent(new Event('error'));
  expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  const next = loadStyles(['/a.css']);
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(next).resolves.toBeUndefined();
});

test('A redirected page is loaded as a document, and its payload is not requested', async () => {
  const site = await startOrigin((response, { url }) =>
    url.pathname.startsWith('/nl/zoeken')
      ? response.writeHead(302, { location: '/nl/retourneren/_payload.json' }).end()
      : sendJson(response, { build: '', sections: [] }),
  );
  const fetchOfNode = fetch;
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => fetchOfNode(site.url + path, options));
  const signal = AbortSignal.timeout(10_000);
  const payload = await fetchPayload(new URL('https://www.example.test/nl/zoeken?q=retour'), signal);
  vi.unstubAllGlobals();
  expect(payload).toBe('load-document');
  expect(site.requests.map(({ url }) => url.pathname)).toEqual(['/nl/zoeken/_payload.json']);
});
