import { beforeEach, expect, test } from 'vitest';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { type CartChanges, createCartChanges } from '../../../../site/pages/cart/cart-changes.ts';
import { createFakeSession } from '../../fake-session.ts';

const ACCEPTED: SubmissionResult = { outcome: 'accepted', redirect: '/nl/winkelwagen' };
const values = ['VV-KEY', '1'];

let now: number;
let added: number;
let changes: CartChanges;
beforeEach(() => {
  now = 1_000;
  added = 0;
  changes = createCartChanges(() => now);
});

const post = (
  key: string | undefined,
  {
    cart = 'cart-1',
    of = values,
    result = ACCEPTED,
    cartPageId = '',
  }: { cart?: string; of?: string[]; result?: SubmissionResult; cartPageId?: string } = {},
) =>
  changes.deduplicate(createFakeSession({ cartId: cart }, cartPageId), { key, values: of }, async () => {
    added += 1;
    return result;
  });

test('A post with a key adds once, also if it arrives again much later', async () => {
  expect(await post('a')).toEqual(ACCEPTED);
  now += 59 * 60_000;
  expect(await post('a')).toEqual(ACCEPTED);
  expect(added).toBe(1);
});

test('Another key, other values and another cart are other changes', async () => {
  await post('a');
  await post('b');
  await post('a', { of: ['VV-KEY', '2'] });
  await post('a', { cart: 'cart-2' });
  expect(added).toBe(4);
});

test('Equal posts without a key add once, until the browser has received a page with the cart', async () => {
  await Promise.all([post(undefined), post(undefined)]);
  now += 59 * 60_000;
  await post(undefined);
  expect(added).toBe(1);
  await post(undefined, { cartPageId: 'after-the-first' });
  expect(added).toBe(2);
});

test('A post with a key adds once, also if the browser has received a page with the cart', async () => {
  await post('a');
  await post('a', { cartPageId: 'after-the-first' });
  expect(added).toBe(1);
});

test('A post without a key equals the one that created the cart', async () => {
  const session = createFakeSession();
  const add = async () => {
    added += 1;
    session.change({ cartId: 'new' });
    return ACCEPTED;
  };
  await changes.deduplicate(session, { key: undefined, values }, add);
  await changes.deduplicate(session, { key: undefined, values }, add);
  expect(added).toBe(1);
});

test('A post that was not accepted can be sent again', async () => {
  const result: SubmissionResult = { outcome: 'unreachable' };
  expect(await post('a', { result })).toEqual(result);
  await post('a');
  expect(added).toBe(2);
});

test('A post that failed can be sent again', async () => {
  const failing = changes.deduplicate(createFakeSession({ cartId: 'cart-1' }), { key: 'a', values }, () =>
    Promise.reject(new Error('broken')),
  );
  await expect(failing).rejects.toThrow('broken');
  await post('a');
  expect(added).toBe(1);
});

test('The second post gets the cart that replaced a closed one', async () => {
  const change = { key: undefined, values };
  const first = createFakeSession({ cartId: 'closed' });
  const second = createFakeSession({ cartId: 'closed' });
  await changes.deduplicate(first, change, async () => {
    first.change({ cartId: 'new' });
    return ACCEPTED;
  });
  await changes.deduplicate(second, change, async () => {
    throw new Error('It was added before.');
  });
  expect(second.values().cartId).toBe('new');
});

test('A visitor without a cart shares nothing with another one', async () => {
  const add = async () => {
    added += 1;
    return ACCEPTED;
  };
  await changes.deduplicate(createFakeSession({}), { key: undefined, values }, add);
  await changes.deduplicate(createFakeSession({}), { key: undefined, values }, add);
  expect(added).toBe(2);
});
