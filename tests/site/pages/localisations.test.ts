import { expect, onTestFinished, test } from 'vitest';
import { startOrigin } from '../origin.ts';
import { runSite } from '../running-site.ts';

/** One page in all locales. The regional locales inherit from their language, which inherits from Dutch. */
const PATHS = [
  '/nl/contact',
  '/en/contact',
  '/de/kontakt',
  '/fr/contact',
  '/en-UK/contact',
  '/en-US/contact',
  '/en-CA/contact',
  '/fr-CA/nous-joindre',
];

test('Localisations of a page are found through a chain of origins, and all locales share these requests', async () => {
  const requests: string[] = [];
  const site = await runSite({
    proxyContentUrl: async (contentUrl) => {
      const proxy = await startOrigin(async (response, { url }) => {
        const answer = await fetch(contentUrl + url.pathname + url.search);
        const ids = url.searchParams.get('filter[origin:in]');
        if (ids !== null && url.pathname === '/api/collections/pages/entries') requests.push(ids);
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
      return proxy.url;
    },
  });
  onTestFinished(() => site.stop());

  for (const path of PATHS) {
    const payload = await (await site.get(`${path}/_payload.json`)).json();
    expect(Object.values(payload.localisations).toSorted(), path).toEqual(PATHS.toSorted());
  }

  expect(requests).toEqual([
    'contact-nl',
    'contact-de|contact-en|contact-fr',
    'contact-en-ca|contact-en-uk|contact-en-us|contact-fr-ca',
  ]);
});
