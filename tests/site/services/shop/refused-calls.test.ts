import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';

/** Returns the operations of a visitor of a shop that refuses all of them with one error. */
async function visitorOfRefusingShop(message: string, category: string) {
  const body = { errors: [{ message, extensions: { category } }], data: null };
  const origin = await startOrigin((response) => sendJson(response, body));
  const { log } = createRecordingLog();
  const shop = createShop({ baseUrl: origin.url, mediaUrl: '', log, cache: createCache({ log }) });
  return shop.forVisitor({ store: 'eu_nl' });
}

test.each([
  [
    'wrong',
    'graphql-authentication',
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  ],
  ['unconfirmed', 'graphql-authentication', "This account isn't confirmed. Verify and try again."],
  ['unavailable', 'graphql-input', 'ReCaptcha validation failed, please try again'],
])('A refused sign-in is %s for %s: %s', async (reason, category, message) => {
  const { customers } = await visitorOfRefusingShop(message, category);
  expect(await customers.signIn({ email: 'a@example.test', password: 'Wrong-1' })).toEqual({
    ok: false,
    reason,
  });
});

test.each([
  ['The current user cannot perform operations on cart "x"', 'graphql-authorization'],
  ["Can't assign cart to store in different website.", 'graphql-input'],
])('A summary with the message “%s” has a cart that is gone', async (message, category) => {
  const { summary } = await visitorOfRefusingShop(message, category);
  expect(await summary('x')).toEqual({ ok: false, reason: 'cart-gone' });
});

test('The log of a refusal contains no value of the visitor, which GraphQL repeats as JSON', async () => {
  const message = 'Variable "$address" got invalid value {"firstname":"Ada"}; Field "x" is not defined.';
  const origin = await startOrigin((response) => sendJson(response, { errors: [{ message }], data: null }));
  const { lines, log } = createRecordingLog();
  const shop = createShop({ baseUrl: origin.url, mediaUrl: '', log, cache: createCache({ log }) });
  await shop.forVisitor({ store: 'eu_nl' }).summary('x');
  expect(lines[0]?.message).toContain('Variable "$address" got invalid value {…}');
  expect(JSON.stringify(lines)).not.toContain('Ada');
});
