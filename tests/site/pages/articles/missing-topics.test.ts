import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { sendJson, startOrigin } from '../../origin.ts';
import { runSite } from '../../running-site.ts';

/** Starts the site with a content system that responds to requests for topics with a fault. */
async function siteWithTopicFault(respond: (response: ServerResponse) => unknown) {
  return runSite({
    proxyContentUrl: async (contentUrl) => {
      const { url } = await startOrigin(async (response, request) => {
        if (request.url.pathname.startsWith('/api/taxonomies/')) return respond(response);
        const original = await fetch(contentUrl + request.url.pathname + request.url.search);
        response.writeHead(original.status, { 'content-type': 'application/json' });
        return response.end(await original.text());
      });
      return url;
    },
  });
}

test.each<[string, (response: ServerResponse) => unknown]>([
  ['404', (response) => sendJson(response, { message: 'Not found.' }, 404)],
  ['429', (response) => sendJson(response, { message: 'Too Many Attempts.' }, 429)],
  ['500', (response) => response.writeHead(500).end('<h1>Server Error</h1>')],
  ['an empty body', (response) => response.writeHead(200).end()],
  ['truncated JSON', (response) => response.writeHead(200).end('{"data":[{"id":"topics::li')],
])('An article list shows the articles without topic links if topics respond with %s', async (_, respond) => {
  const site = await siteWithTopicFault(respond);

  const list = await site.get('/nl/verhalen');
  const filtered = await site.get('/nl/verhalen?topic=light');
  const document = parseHtml(await list.text());
  await site.stop();

  expect(list.status).toBe(200);
  expect(document.querySelectorAll('article').length).toBeGreaterThan(3);
  expect(document.querySelector('nav[aria-label="Onderwerpen"]')).toBeNull();
  expect(filtered.status).toBe(302);
  expect(filtered.headers.get('location')).toBe('/nl/verhalen');
});
