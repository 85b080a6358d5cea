import { expect, test } from 'vitest';
import { sendRequest, embeddedTest, useContentSystem } from './content-system.ts';

useContentSystem();

const query = (source: string) =>
  sendRequest('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: source }),
  });

test.each(['{ping}', '{ ping }', 'query { ping }'])('GraphQL supports the query %s', async (source) => {
  const response = await query(source);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ data: { ping: 'pong' } });
});

embeddedTest(
  'GraphQL supports no other query',
  'a real installation supports its whole GraphQL schema',
  async () => {
    expect((await query('{ entries { data { id } } }')).status).toBe(404);
  },
);
