import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { startSearchServer } from '#embedded/search';
import { createCache } from '#site/services/cache';
import { createContent } from '#site/services/content';
import { suggestionsSchema } from '../../../../site/client/search-box/suggestions-schema.ts';
import { createSearchEndpoint } from '../../../../site/server/search-endpoint.ts';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';
import { connect, queryOf, resultsOf, useFilledSearch } from './filled-search.ts';

const search = useFilledSearch(['nl']);
const store = 'eu_nl';

/** Returns the URL of a port on which no server listens. */
async function closedHost() {
  const { url, stop } = await startOrigin(() => {});
  await stop();
  return url;
}

/** Serves the filled search without some of its indexes, and records the names of the indexes of each call. */
async function withoutIndexes(...missing: readonly string[]) {
  const requests: (readonly string[])[] = [];
  const counted = await startOrigin(async (response, { body, url, headers }) => {
    const sent = JSON.parse(body.toString()) as { requests: { indexName: string }[] };
    const names = sent.requests.map(({ indexName }) => indexName);
    requests.push(names);
    const absent = names.find((name) => missing.includes(name));
    if (absent) return sendJson(response, { message: `Index ${absent} does not exist`, status: 404 }, 404);
    const keys = Object.entries(headers).filter(([name]) => name.startsWith('x-algolia'));
    const answer = await fetch(search().url + url.pathname + url.search, {
      method: 'POST',
      headers: keys.map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
    });
    return sendJson(response, await answer.json(), answer.status);
  });
  return { counted, requests };
}

describe('A failing host', () => {
  test('that refuses connections is skipped', async () => {
    const client = connect([await closedHost(), search().url]).forRequest({ store });
    const { products } = await resultsOf(client, queryOf('lamp'));
    expect(products.total).toBeGreaterThan(0);
  });

  test('with status 503 is skipped, and receives no request soon after', async () => {
    const broken = await startOrigin((response) => sendJson(response, { message: 'busy' }, 503));
    const client = connect([broken.url, search().url]).forRequest({ store });
    await resultsOf(client, queryOf('lamp'));
    await resultsOf(client, queryOf('lantaarn'));
    expect(broken.requests).toHaveLength(1);
  });

  test('that does not respond in time is skipped', async () => {
    const slow = await startOrigin(() => {});
    const client = connect([slow.url, search().url], { hostTimeoutMs: 1_000 }).forRequest({ store });
    const { products } = await resultsOf(client, queryOf('lamp'));
    expect(products.total).toBeGreaterThan(0);
  });
});

test('Two hosts that do not respond in time are skipped, each after the same limit', async () => {
  const [first, second] = [await startOrigin(() => {}), await startOrigin(() => {})];
  const hosts = [first.url, second.url, search().url];
  const client = connect(hosts, { hostTimeoutMs: 1_000, timeoutMs: 4_000 }).forRequest({ store });
  const { products } = await resultsOf(client, queryOf('lamp'));
  expect(products.total).toBeGreaterThan(0);
  await resultsOf(client, queryOf('lantaarn'));
  expect([first.requests, second.requests].map((requests) => requests.length)).toEqual([1, 1]);
});

describe('A failing provider', () => {
  test('without a host that responds is unreachable, and the next call fails at once', async () => {
    const { log, lines } = createRecordingLog();
    const connection = connect([await closedHost()], { log });
    const first = await connection.forRequest({ store }).search(queryOf('lamp'));
    expect(first).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    const second = await connection.forRequest({ store }).search(queryOf('lamp'));
    expect(second).toMatchObject({ failure: { reason: expect.stringContaining('no call was sent') } });
    expect(lines[0]?.message).toContain('ECONNREFUSED');
  });

  test('with too large a response is unreachable, and its connection is closed', async () => {
    const chunk = Buffer.alloc(4 * 1024 * 1024, ' ');
    let isClosed = false;
    const endless = await startOrigin((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.on('close', () => (isClosed = true));
      const send = () => {
        if (!isClosed) response.write(chunk, send);
      };
      send();
    });
    const outcome = await connect([endless.url], { timeoutMs: 20_000, hostTimeoutMs: 20_000 })
      .forRequest({ store })
      .search(queryOf('lamp'));
    expect(outcome).toMatchObject({
      failure: { kind: 'unreachable', reason: expect.stringContaining('The body is larger than') },
    });
    await expect.poll(() => isClosed).toBe(true);
  });

  test('that hangs is a timeout', async () => {
    const slow = await startOrigin(() => {});
    const client = connect([slow.url], { hostTimeoutMs: 5_000, timeoutMs: 60 }).forRequest({ store });
    expect(await client.search(queryOf('lamp'))).toMatchObject({ failure: { kind: 'timeout' } });
  });

  test('that lacks an index refuses the search', async () => {
    const empty = await startSearchServer({ port: 0, log: () => {} });
    const connection = connect([empty.url]);
    const outcome = await connection.forRequest({ store }).search(queryOf('lamp'));
    await empty.close();
    expect(outcome).toMatchObject({ failure: { kind: 'refused', code: '404' } });
  });

  test('that lacks one index searches the others, with one repeat, and omits the index for a while', async () => {
    const { log, lines } = createRecordingLog();
    const { counted, requests } = await withoutIndexes('site_eu_nl_categories');
    const client = connect([counted.url], { log }).forRequest({ store });
    const results = await resultsOf(client, queryOf('lamp'));
    expect(results.missing).toEqual(['categories']);
    expect(results.categories).toEqual({ hits: [], total: 0, pageCount: 0 });
    expect(results.products.total).toBeGreaterThan(0);
    expect(results.products.facets?.colors.length).toBeGreaterThan(0);
    expect(results.content.total).toBeGreaterThan(0);
    expect(requests).toHaveLength(2);
    expect((await resultsOf(client, queryOf('lantaarn'))).missing).toEqual(['categories']);
    expect(requests).toHaveLength(3);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.message).toContain('Index site_eu_nl_categories does not exist');
  });

  test('that lacks the index of the content suggests the other groups, although the content system is down', async () => {
    const { counted } = await withoutIndexes('site_eu_nl_content');
    const down = await startOrigin((response) => response.writeHead(503).end());
    const { log } = createRecordingLog();
    const endpoint = createSearchEndpoint({
      services: {
        search: connect([counted.url]),
        content: createContent({ baseUrl: down.url, log, cache: createCache({ log }), timeoutMs: 500 }),
        siteUrl: 'https://www.example.test',
        now: () => new Date(),
      },
      isWithinRateLimit: () => true,
    });
    const request = new Request('https://www.example.test/api/search?locale=nl&q=lamp');
    const response = await endpoint(request, undefined);
    expect(response.status).toBe(200);
    const { products, content, isComplete } = v.parse(suggestionsSchema, await response.json());
    expect(products).not.toEqual([]);
    expect([content, isComplete]).toEqual([[], false]);
  });

  test('that lacks two indexes searches the others, with one repeat for each', async () => {
    const { counted, requests } = await withoutIndexes('site_eu_nl_categories', 'site_eu_nl_content');
    const client = connect([counted.url]).forRequest({ store });
    const results = await resultsOf(client, queryOf('lamp'));
    expect(results.missing).toEqual(['categories', 'content']);
    expect(results.products.total).toBeGreaterThan(0);
    expect(requests).toHaveLength(3);
  });

  test('that lacks the index of a sort order has no products in this order, and has them in another one', async () => {
    const { counted } = await withoutIndexes('site_eu_nl_products_price_asc');
    const client = connect([counted.url]).forRequest({ store });
    const sorted = await resultsOf(client, queryOf('lamp', { sort: 'price-ascending' }));
    expect(sorted.missing).toEqual(['products']);
    const { missing, products } = await resultsOf(client, queryOf('lamp'));
    expect(missing).toEqual([]);
    expect(products.total).toBeGreaterThan(0);
  });

  test('that does not accept the key refuses the search, and the log does not contain the key', async () => {
    const { log, lines } = createRecordingLog();
    const client = connect([search().url], { searchKey: 'wrong-secret', log }).forRequest({ store });
    expect(await client.search(queryOf('lamp'))).toMatchObject({ failure: { kind: 'refused', code: '403' } });
    expect(JSON.stringify(lines)).not.toContain('wrong-secret');
  });

  test.each([
    ['no JSON', '<h1>Hello</h1>'],
    ['another shape', '{"results":"none"}'],
    ['too few results', '{"results":[]}'],
  ])('that responds with %s causes no error', async (_, body) => {
    const strange = await startOrigin((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    );
    const outcome = await connect([strange.url]).forRequest({ store }).search(queryOf('lamp'));
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unexpected-body' } });
  });

  test('omits a record that leads to another site, and logs it once', async () => {
    const { log, lines } = createRecordingLog();
    const hit = { objectID: '1', query: 'fine' };
    const product = { objectID: '2', name: 'Lamp', url: '//evil.example' };
    const strange = await startOrigin((response, { body }) => {
      const { requests } = JSON.parse(body.toString()) as { requests: { indexName: string }[] };
      const results = requests.map(({ indexName }) => ({
        hits: indexName.endsWith('suggestions') ? [hit] : indexName.endsWith('products') ? [product] : [],
        nbHits: 1,
      }));
      sendJson(response, { results });
    });
    const client = connect([strange.url], { log }).forRequest({ store });
    const results = await resultsOf(client, queryOf('lamp'));
    expect(results.products.hits).toEqual([]);
    expect(results.suggestions).toEqual(['fine']);
    await resultsOf(client, queryOf('lantaarn'));
    expect(lines).toEqual([
      {
        message: 'search: skipped 1 invalid record(s)',
        fields: expect.objectContaining({ store, id: '2' }),
      },
    ]);
  });
});

test('A search that the visitor aborts is not logged, and no host counts as down', async () => {
  const { log, lines } = createRecordingLog();
  const leave = new AbortController();
  let isAborted = false;
  const slow = await startOrigin((response, _request, nth) => {
    if (nth > 1) return sendJson(response, { results: [] });
    response.on('close', () => {
      isAborted = true;
    });
    return leave.abort();
  });
  const connection = connect([slow.url], { log });
  const outcome = await connection.forRequest({ store, signal: leave.signal }).search(queryOf('lamp'));
  expect(outcome).toEqual({ ok: false, failure: { kind: 'aborted' } });
  expect(lines).toEqual([]);
  const next = await connection.forRequest({ store }).search(queryOf('lamp'));
  expect(next).toMatchObject({ failure: { kind: 'unexpected-body' } });
  await expect.poll(() => isAborted).toBe(true);
});
