import { expect } from 'vitest';
import { ask, embeddedTest, get, useContentSystem } from './content-system.ts';

const bearerToken = 'bearer-secret-of-the-suite';
const ofConfiguration = 'another system is asked with the configuration it has';
const page = '/api/collections/pages/entries/about-nl';

useContentSystem({ bearerToken });

embeddedTest(
  'where a bearer token is configured, nothing is answered without it',
  ofConfiguration,
  async () => {
    const answer = await get(page);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: '' });
    expect((await get(page, {}, { authorization: 'Bearer wrong' })).status).toBe(401);
  },
);

embeddedTest('what does not exist is not told apart without the token', ofConfiguration, async () => {
  expect((await get('/api/collections/nothing/entries')).status).toBe(401);
});

embeddedTest('the right token opens', ofConfiguration, async () => {
  expect((await get(page, {}, { authorization: `Bearer ${bearerToken}` })).status).toBe(200);
});

embeddedTest('forms are sent without it', ofConfiguration, async () => {
  const answer = await ask('/!/forms/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'kim@example.test', consent: true }),
  });
  expect(answer.status).toBe(200);
});
