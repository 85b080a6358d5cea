import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { embeddedTest, post, refusal, sendRequest, shop, useShop } from './shop-system.ts';

useShop();

const query = '{ storeConfig { store_code } }';
const json = { 'Content-Type': 'application/json' };
const search = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters).toString()}`;

test('A query by GET returns data', async () => {
  const { status, data } = await sendRequest(
    { headers: { Store: 'eu_de' } },
    search({ query: 'query Config { storeConfig { store_code } }', operationName: 'Config' }),
  );
  expect(status).toBe(200);
  expect(data).toEqual({ storeConfig: { store_code: 'eu_de' } });
});

test('A query by GET reads its variables from the URL', async () => {
  const { data } = await sendRequest(
    {},
    search({
      query: 'query ($id: String) { country(id: $id) { three_letter_abbreviation } }',
      variables: '{"id":"NL"}',
    }),
  );
  expect(data).toEqual({ country: { three_letter_abbreviation: 'NLD' } });
});

test('A mutation by GET is refused', async () => {
  const { errors, data } = await sendRequest({}, search({ query: 'mutation { createEmptyCart }' }));
  expect(errors).not.toEqual([]);
  expect(data ?? null).toBeNull();
});

test('A POST with another media type is refused', async () => {
  const { errors } = await sendRequest({
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ query }),
  });
  expect(errors[0]?.message).toBe('Request content type must be application/json');
});

test.each([
  ['a syntax error', { method: 'POST', headers: json, body: '{"query":"{ storeConfig {"}' }, ''],
  ['a body that is not JSON', { method: 'POST', headers: json, body: '{"query":' }, ''],
  ['variables of a GET that are not JSON', {}, search({ query, variables: '{id' })],
])('%s is an error with status 400', async (_, init, parameters) => {
  const { status, errors } = await sendRequest(init, parameters);
  expect(status).toBe(400);
  expect(errors).not.toEqual([]);
});

test('An unknown field is an error without category', async () => {
  expect(await refusal('{ storeConfig { unknown_field } }')).toMatchObject({
    message: expect.stringContaining('unknown_field'),
    category: undefined,
  });
});

test('An unknown store view is refused', async () => {
  const { status, errors } = await post(query, { store: 'eu_es' });
  expect(status).toBe(200);
  expect(errors[0]).toMatchObject({
    message: 'Requested store is not found',
    extensions: { category: 'graphql-input' },
  });
});

test.each([
  ['eu_nl', 'EUR'],
  ['uk_en', 'GBP'],
  ['us_en', 'USD'],
  ['na_fr', 'CAD'],
])('Store view %s accepts its currency %s and refuses others', async (store, currency) => {
  expect((await post(query, { store, currency })).errors).toEqual([]);
  expect(await refusal(query, { store, currency: currency === 'EUR' ? 'USD' : 'EUR' })).toEqual({
    message: 'Please correct the target currency',
    category: 'graphql-input',
  });
});

test('Responses of different store views have different cache ids', async () => {
  const ids = await Promise.all(
    ['eu_nl', 'eu_de', 'uk_en'].map(async (store) =>
      (await post(query, { store })).headers.get('X-Magento-Cache-Id'),
    ),
  );
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{64}$/);
});

test('Query complexity is at most 300 fields, with fragments expanded', async () => {
  const fields = (count: number) => `{ storeConfig { ${'store_code '.repeat(count)} } }`;
  expect((await post(fields(299))).errors).toEqual([]);
  expect((await refusal(fields(301))).message).toBe('Max query complexity should be 300 but got 302');

  const spread = `{ ${'storeConfig { ...Codes } '.repeat(31)} }
    fragment Codes on StoreConfig { ${'store_code '.repeat(10)} }`;
  expect((await refusal(spread)).message).toBe('Max query complexity should be 300 but got 341');
});

test('A document has at most 10 aliases, not counting those below inline fragments', async () => {
  const aliases = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}: store_code`).join(' ');
  const document = (count: number) =>
    `{ one: storeConfig { ...Codes } two: storeConfig { ...Codes } storeConfig { ... on StoreConfig { ${aliases(20)} } } }
      fragment Codes on StoreConfig { ${aliases(count)} }`;
  expect((await post(document(8))).errors).toEqual([]);
  expect(await refusal(document(9))).toEqual({
    message: 'Max Aliases in query should be 10 but got 11.',
    category: 'graphql-input',
  });
});

test('Fragments that spread others twice are measured in linear time', async () => {
  // Measured at each spread, the last fragment would be measured 2⁶⁰ times.
  const fragments = Array.from(
    { length: 60 },
    (_, index) => `fragment f${index} on StoreConfig { ...f${index + 1} ...f${index + 1} }`,
  );
  const spread = `{ storeConfig { ...f0 } } ${fragments.join(' ')} fragment f60 on StoreConfig { store_code }`;
  expect((await refusal(spread)).message).toMatch(/^Max query complexity should be 300 but got \d/);
});

test('Query depth is at most 20 levels', async () => {
  const nested = (levels: number) =>
    `{ categories { items { ${'children { '.repeat(levels)} uid ${'}'.repeat(levels)} } } }`;
  expect((await post(nested(19))).errors).toEqual([]);
  expect((await refusal(nested(22))).message).toBe('Max query depth should be 20 but got 23');
});

embeddedTest('A deeply nested query is refused before it is parsed', 'since 2.4.9', async () => {
  const { message } = await refusal(`${'{ a '.repeat(250)}${'}'.repeat(250)}`);
  expect(message).toBe('Query is too deep. Reduce the nesting level of your query.');
});

embeddedTest('A query that exceeds the stack of the parser is refused', 'since 2.4.9', async () => {
  for (const nested of ['['.repeat(20_000), '{ a #}\n'.repeat(20_000)])
    expect((await refusal(nested)).message).toMatch(/Query is too deep|Syntax Error/);
});

embeddedTest('Introspection returns the whole schema', 'closed in production', async () => {
  const { data, errors } = await post(getIntrospectionQuery());
  expect(errors).toEqual([]);
  const schema = buildClientSchema(data as IntrospectionQuery);
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toContain('products');
});

embeddedTest('Pictures are served below the media URL', 'files of the demo catalogue', async () => {
  const { data } = await post('{ storeConfig { base_media_url } }');
  expect(data).toEqual({ storeConfig: { base_media_url: `${shop().url}/media/` } });
  const url = `${shop().url}/media/catalog/product/products/maan-basalt.jpg`;
  const picture = await fetch(url);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('Content-Type')).toBe('image/jpeg');
  await picture.arrayBuffer();
  expect((await fetch(`${shop().url}/media/catalog/product/../../package.json`)).status).toBe(404);
  expect((await fetch(`${shop().url}/media/catalog/product/%2e%2e/%2e%2e/package.json`)).status).toBe(404);
});

embeddedTest('Pictures are complete for any range', 'files of the demo catalogue', async () => {
  const url = `${shop().url}/media/catalog/product/products/maan-basalt.jpg`;
  const whole = await (await fetch(url)).arrayBuffer();
  for (const range of ['bytes=0-3', 'bytes=5-3', 'lines=0-3']) {
    const picture = await fetch(url, { headers: { Range: range } });
    expect(picture.status).toBe(200);
    expect((await picture.arrayBuffer()).byteLength).toBe(whole.byteLength);
  }
});
