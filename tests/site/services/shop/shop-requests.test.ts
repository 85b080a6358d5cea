import { readFileSync } from 'node:fs';
import { buildSchema, graphql, isInterfaceType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';

const route = { relative_url: 'maan-15.html', redirect_code: 0, type: 'PRODUCT', sku: 'MAAN-15' };
const routeBody = { data: { route: { __typename: 'ConfigurableProduct', ...route } } };

type Respond = Parameters<typeof startOrigin>[0];

async function createClient(respond: Respond, timeoutMs?: number) {
  const origin = await startOrigin(respond);
  const { log, lines } = createRecordingLog();
  const lifetime = { freshMs: 0, staleWhileRevalidateMs: 0, staleIfErrorMs: 60_000 };
  const shop = createShop({
    baseUrl: origin.url,
    mediaUrl: `${origin.url}/media`,
    log,
    cache: createCache({ log, pauseAfterFailureMs: 60_000 }),
    lifetime,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return { origin, lines, shop, client: shop.forRequest({ store: 'eu_nl' }) };
}

describe('A catalogue query', () => {
  test('is a GET request with the operation, its variables and the store view', async () => {
    const { client, origin } = await createClient((response) => sendJson(response, routeBody));

    expect(await client.route('maan-15.html')).toEqual({
      ok: true,
      value: { kind: 'product', id: 'MAAN-15', path: 'maan-15.html', redirect: undefined },
    });

    const [request] = origin.requests;
    expect([request?.method, request?.url.pathname]).toEqual(['GET', '/graphql']);
    expect(request?.url.searchParams.get('operationName')).toBe('Route');
    expect(request?.url.searchParams.get('query')).toMatch(
      /^query Route\(\$url:String!\)\{route\(url:\$url\)/,
    );
    expect(request?.url.searchParams.get('variables')).toBe('{"url":"maan-15.html"}');
    expect(request?.headers).toMatchObject({ store: 'eu_nl' });
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(request?.headers).not.toHaveProperty('cookie');
  });

  test('that fails is logged with its operation and variables, but without its text', async () => {
    const { client, lines } = await createClient((response) => response.writeHead(404).end('down'));
    await client.route('a.html');
    const variables = new URLSearchParams({ variables: '{"url":"a.html"}' }).toString();
    expect(lines.map(({ message }) => message)).toEqual([
      `shop: GET /graphql?query=***&operationName=Route&${variables} failed: 404 Not Found`,
    ]);
  });

  test('is sent once while an equal one is pending', async () => {
    const { client, origin } = await createClient((response) => sendJson(response, routeBody));
    await Promise.all([client.route('a.html'), client.route('a.html'), client.route('b.html')]);
    expect(origin.requests).toHaveLength(2);
  });

  test('is sent once per request of a visitor', async () => {
    const { client, origin } = await createClient((response) => sendJson(response, routeBody));
    expect(await client.route('a.html')).toEqual(await client.route('a.html'));
    expect(origin.requests).toHaveLength(1);
  });

  test.each([
    'No such entity found with matching URL key: a.html',
    "Category doesn't exist",
    'Category is disabled.',
  ])('for a URL whose page was removed has no target: %s', async (message) => {
    const error = { message, path: ['route'], extensions: { category: 'graphql-no-such-entity' } };
    const body = { errors: [error], data: { route: null } };
    const { client, lines } = await createClient((response) => sendJson(response, body));
    expect(await client.route('a.html')).toEqual({ ok: true, value: null });
    expect(lines).toEqual([]);
  });

  test('for an empty URL sends nothing', async () => {
    const { client, origin } = await createClient((response) => sendJson(response, routeBody));
    expect(await client.route(' ')).toEqual({ ok: true, value: null });
    expect(origin.requests).toEqual([]);
  });

  test('returns the last value while the shop is down', async () => {
    let isDown = false;
    const { shop } = await createClient((response) =>
      isDown ? response.writeHead(503).end('down') : sendJson(response, routeBody),
    );
    const read = (url: string) => shop.forRequest({ store: 'eu_nl' }).route(url);
    const first = await read('maan-15.html');
    expect(await shop.isAvailable()).toBe(true);
    isDown = true;
    expect(await read('other.html')).toMatchObject({
      ok: false,
      failure: { kind: 'unexpected-status', status: 503 },
    });
    expect(await shop.isAvailable()).toBe(false);
    expect(await read('maan-15.html')).toEqual(first);
  });
});

describe('The query of a category page', () => {
  const page = { uid: 'MTIzNA==', filters: [], sort: undefined, pageSize: 24, page: 1 };
  /** The limits of `readCategoryQuery`: seven facets and 24 values. The values are longer than those of the demo catalogue. */
  const filters = ['color', 'materials', 'power', 'place', 'protection', 'price', 'in_stock'].map(
    (code, index) => ({
      code,
      values: Array.from({ length: index < 3 ? 4 : 3 }, (_, value) => `value-${index}${value}`),
    }),
  );
  const sort = { field: 'protection', direction: 'desc' } as const;

  test('with all choices is a POST request, because its URL would be longer than servers accept', async () => {
    const { client, origin, lines } = await createClient((response) => response.writeHead(503).end('down'));
    await client.categoryPage({ ...page, filters, sort, page: 99 });
    const [request] = origin.requests;
    expect(lines[0]?.message).toContain('POST /graphql (CategoryPage) failed: 503');
    expect([request?.method, `${request?.url.pathname}${request?.url.search}`]).toEqual(['POST', '/graphql']);
    expect(request?.headers).toMatchObject({
      store: 'eu_nl',
      'content-type': 'application/json',
    });
    expect(JSON.parse(request?.body.toString() ?? '')).toMatchObject({
      operationName: 'CategoryPage',
      query: expect.stringMatching(/^query CategoryPage/),
      variables: { sort: { protection: 'DESC' }, currentPage: 99, useFilter7: true },
    });
    // A query without a response is sent again. Then the client checks with a GET request whether the shop is available.
    expect(origin.requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'GET']);
  });

  test.each([
    ['no choice', []],
    ['two facets', filters.slice(0, 2)],
  ])('with %s is a GET request, which a cache in front of the shop serves', async (_what, some) => {
    const { client, origin } = await createClient((response) => response.writeHead(400).end('down'));
    await client.categoryPage({ ...page, filters: some, sort });
    const [request] = origin.requests;
    expect(request?.method).toBe('GET');
    expect(request?.url.href.length).toBeLessThanOrEqual(8_000);
  });
});

describe('The route of a product', () => {
  const schema = buildSchema(readFileSync('site/embedded/shop/graphql/schema.graphql', 'utf8'));
  const typesOf = (name: string) => {
    const type = schema.getType(name);
    return isInterfaceType(type) ? schema.getPossibleTypes(type).map((possible) => possible.name) : [];
  };
  const productTypes = typesOf('ProductInterface').filter((name) =>
    typesOf('RoutableInterface').includes(name),
  );

  test('is tested for virtual products too, which the embedded shop does not have', () => {
    expect(productTypes).toEqual(
      expect.arrayContaining(['SimpleProduct', 'VirtualProduct', 'ConfigurableProduct']),
    );
  });

  test.each(productTypes)('of type %s has its SKU', async (__typename) => {
    const { client } = await createClient(async (response, { url }) => {
      const rootValue = { route: { __typename, ...route } };
      const source = url.searchParams.get('query') ?? '';
      const variableValues = JSON.parse(url.searchParams.get('variables') ?? '{}');
      sendJson(response, await graphql({ schema, source, variableValues, rootValue }));
    });
    expect(await client.route('maan-15.html')).toMatchObject({ value: { kind: 'product', id: 'MAAN-15' } });
  });
});

describe('A failure', () => {
  const error = (message: string, extensions?: object) => ({
    errors: [
      {
        message,
        path: ['route'],
        locations: [{ line: 1, column: 2 }],
        ...(extensions ? { extensions } : {}),
      },
    ],
    data: { route: null },
  });

  test.each([
    [
      200,
      error('Requested store is not found', { category: 'graphql-input' }),
      { category: 'graphql-input' },
    ],
    [400, error('Syntax Error: Unexpected <EOF>'), { category: undefined }],
    [
      401,
      error('The current customer isn’t authorized.', { category: 'graphql-authentication' }),
      { category: 'graphql-authentication' },
    ],
    [
      403,
      error('The current customer isn’t authorized.', { category: 'graphql-authorization' }),
      { category: 'graphql-authorization' },
    ],
    [
      200,
      error('Unable to place order', { category: 'graphql-input', error_code: 'UNABLE_TO_PLACE_ORDER' }),
      { code: 'UNABLE_TO_PLACE_ORDER' },
    ],
    [500, error('Internal server error'), { status: 500 }],
    [200, error('Internal server error'), { status: 500 }],
    [405, error('Mutation requests allowed only for POST requests'), {}],
    [415, error('Request content type must be application/json'), {}],
  ])('with status %i is read from its body', async (status, body, expected) => {
    const { client, lines } = await createClient((response) => sendJson(response, body, status));
    const [first] = body.errors;
    expect(await client.route('maan-15.html')).toEqual({
      ok: false,
      failure: expect.objectContaining({ kind: 'refused', message: first?.message, ...expected }),
    });
    expect(JSON.stringify(lines)).toContain(first?.message ?? '');
  });

  test.each([
    ['an HTML page', (response: Parameters<Respond>[0]) => response.writeHead(200).end('<html>')],
    ['no data', (response: Parameters<Respond>[0]) => sendJson(response, {})],
    [
      'other data',
      (response: Parameters<Respond>[0]) => sendJson(response, { data: { route: { type: 4 } } }),
    ],
  ])('of a response with %s names the value that is wrong', async (_what, respond) => {
    const { client, lines } = await createClient(respond);
    expect(await client.route('maan-15.html')).toMatchObject({ failure: { kind: 'unexpected-body' } });
    expect(lines).toHaveLength(1);
  });

  test('of a slow shop is a timeout', async () => {
    const { client } = await createClient(() => {}, 20);
    expect(await client.route('maan-15.html')).toEqual({
      ok: false,
      failure: { kind: 'timeout', limitMs: 20 },
    });
  });
});
