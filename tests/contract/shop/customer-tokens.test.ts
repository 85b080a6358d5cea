import { expect, test } from 'vitest';
import { post, refusal, useShop } from './shop-system.ts';

useShop();

const SIGN_IN =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';
const REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

test.each([
  ['', 'Basalt-15', 'Specify the "email" value.', 'graphql-input'],
  ['maan@example.test', '', 'Specify the "password" value.', 'graphql-input'],
  ['unknown@example.test', 'Basalt-15', REFUSED, 'graphql-authentication'],
  ["' OR 1=1 --", "' OR 1=1 --", REFUSED, 'graphql-authentication'],
])('Sign-in with %j and %j is refused', async (email, password, message, category) => {
  expect(await refusal(SIGN_IN, { variables: { email, password } })).toEqual({ message, category });
});

test('A refused sign-in has status 401, and a missing token status 403', async () => {
  const variables = { email: 'unknown@example.test', password: 'Basalt-15' };
  expect((await post(SIGN_IN, { variables })).status).toBe(401);
  const guest = await post('mutation { revokeCustomerToken { result } }');
  expect(guest.status).toBe(403);
  expect(guest.errors[0]).toMatchObject({
    message: "The current customer isn't authorized.",
    extensions: { category: 'graphql-authorization' },
  });
});

test.each(['made-up', '', 'a b', 'x'.repeat(5000)])(
  'Requests with the token %j are those of a guest',
  async (token) => {
    const { data } = await post('{ storeConfig { store_code } }', { token });
    expect(data).toEqual({ storeConfig: { store_code: 'eu_nl' } });
    expect((await refusal('mutation { revokeCustomerToken { result } }', { token })).category).toBe(
      'graphql-authorization',
    );
  },
);
