import { beforeEach, expect, test } from 'vitest';
import type { SubmissionResult } from '#renderer/forms/form';
import type { Session, VisitorSession } from '#site/session/session';
import { type Additions, createAdditions } from '../../../../site/pages/cart/additions.ts';

const ACCEPTED: SubmissionResult = { outcome: 'accepted', redirect: '/nl/winkelwagen' };
const values = ['VV-KEY', '1'];

let now: number;
let added: number;
let additions: Additions;
beforeEach(() => {
  now = 1_000;
  added = 0;
  additions = createAdditions(() => now);
});

function createSession(initial: Session): VisitorSession {
  let session = initial;
  return {
    values: () => session,
    change: (changed) => {
      session = { ...session, ...changed };
    },
    formToken: () => 'token',
    isFormToken: () => true,
  };
}
const post = (
  key: string | undefined,
  {
    cart = 'cart-1',
    of = values,
    result = ACCEPTED,
  }: { cart?: string; of?: string[]; result?: SubmissionResult } = {},
) =>
  additions.once(createSession({ cartId: cart }), { key, values: of }, async () => {
    added += 1;
    return result;
  });

test('A post with a key adds once, also if it arrives again much later', async () => {
  expect(await post('a')).toEqual(ACCEPTED);
  now += 59 * 60_000;
  expect(await post('a')).toEqual(ACCEPTED);
  expect(added).toBe(1);
});

test('Another key, other values and another cart are other additions', async () => {
  await post('a');
  await post('b');
  await post('a', { of: ['VV-KEY', '2'] });
  await post('a', { cart: 'cart-2' });
  expect(added).toBe(4);
});

test('Two equal posts without a key are a double press for a second after the first was added', async () => {
  await Promise.all([post(undefined), post(undefined)]);
  now += 900;
  await post(undefined);
  expect(added).toBe(1);
  now += 200;
  await post(undefined);
  expect(added).toBe(2);
});

test('A post that was not accepted can be sent again', async () => {
  const result: SubmissionResult = { outcome: 'unreachable' };
  expect(await post('a', { result })).toEqual(result);
  await post('a');
  expect(added).toBe(2);
});

test('A post that failed can be sent again', async () => {
  const failing = additions.once(createSession({ cartId: 'cart-1' }), { key: 'a', values }, () =>
    Promise.reject(new Error('broken')),
  );
  await expect(failing).rejects.toThrow('broken');
  await post('a');
  expect(added).toBe(1);
});

test('The second post gets the cart that replaced a closed one', async () => {
  const addition = { key: undefined, values };
  const first = createSession({ cartId: 'closed' });
  const second = createSession({ cartId: 'closed' });
  await additions.once(first, addition, async () => {
    first.change({ cartId: 'new' });
    return ACCEPTED;
  });
  await additions.once(second, addition, async () => {
    throw new Error('It was added before.');
  });
  expect(second.values().cartId).toBe('new');
});

test('A visitor without a cart shares nothing with another one', async () => {
  const add = async () => {
    added += 1;
    return ACCEPTED;
  };
  await additions.once(createSession({}), { key: undefined, values }, add);
  await additions.once(createSession({}), { key: undefined, values }, add);
  expect(added).toBe(2);
});
