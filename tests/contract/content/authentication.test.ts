import { expect } from 'vitest';
import { sendRequest, embeddedTest, get, useContentSystem } from './content-system.ts';

const bearerToken = 'bearer-secret-of-the-suite';
const REASON = 'another system has its own configuration';
const page = '/api/collections/pages/entries/about-nl';

useContentSystem({ bearerToken });

embeddedTest('A configured bearer token is required', REASON, async () => {
  const response = await get(page);
  expect(response.status).toBe(401);
  expect(response.body).toEqual({ message: '' });
  expect((await get(page, {}, { authorization: 'Bearer wrong' })).status).toBe(401);
});

embeddedTest('A missing collection returns 401, not 404, without the token', REASON, async () => {
  expect((await get('/api/collections/nothing/entries')).status).toBe(401);
});

embeddedTest('The correct bearer token is accepted', REASON, async () => {
  expect((await get(page, {}, { authorization: `Bearer ${bearerToken}` })).status).toBe(200);
});

embeddedTest('Form submissions need no bearer token', REASON, async () => {
  const response = await sendRequest('/!/forms/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'kim@example.test', consent: true }),
  });
  expect(response.status).toBe(200);
});
