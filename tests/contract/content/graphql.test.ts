import { expect, test } from 'vitest';
import { ask, embeddedTest, useContentSystem } from './content-system.ts';

useContentSystem();

const query = (words: string) =>
  ask('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: words }),
  });

test.each(['{ping}', '{ ping }', 'query { ping }'])('%s is answered', async (words) => {
  const answer = await query(words);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ping: 'pong' } });
});

embeddedTest(
  'it knows no other question',
  'a real installation answers all of its GraphQL schema',
  async () => {
    expect((await query('{ entries { data { id } } }')).status).toBe(404);
  },
);
