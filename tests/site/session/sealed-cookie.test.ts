import * as iron from 'iron-webcrypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSessionSeal, MAX_SEALED_LENGTH, SESSION_DAYS } from '../../../site/session/sealed-cookie.ts';
import type { Session } from '../../../site/session/session.ts';

const [first, second, third] = ['first', 'second', 'third'].map((name) => name.padEnd(32, '.')) as [
  string,
  string,
  string,
];
const NAME = 'magento_EU';
const DAY_MS = 24 * 60 * 60 * 1_000;
const session: Session = { cartId: 'cart-of-a-visitor', token: 'token-of-a-customer' };
const { seal, unseal } = createSessionSeal([first]);

afterEach(() => {
  vi.useRealTimers();
});

test('A sealed session is unsealed again', async () => {
  expect(await unseal(NAME, await seal(NAME, session))).toEqual({ session });
});

test('A sealed session stores the order attempt as `pendingOrder`, the name in earlier cookies', async () => {
  const orderAttempt = { cartId: 'cart', email: 'noor@example.test' };
  const sealed = await seal(NAME, { orderAttempt });
  const id = sealed.split('*')[1] ?? '';
  expect(await iron.unseal(sealed, { [id]: first }, iron.defaults)).toEqual({
    cookie: NAME,
    session: { pendingOrder: orderAttempt },
  });
  expect(await unseal(NAME, sealed)).toEqual({ session: { orderAttempt } });
});

test('A sealed session contains no readable value, and each seal differs', async () => {
  const [one, other] = [await seal(NAME, session), await seal(NAME, session)];
  expect(one).not.toBe(other);
  const decoded = one.split('*').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  expect(`${one} ${decoded.join(' ')}`).not.toMatch(/cart-of-a-visitor|token-of-a-customer|first\.\./);
});

test('A token of the shop that is too long is dropped, and the rest of the session stays', async () => {
  const lastOrder = { number: '000000042', token: 'x'.repeat(400), email: 'noor@example.test' };
  const sealed = await seal(NAME, { cartId: 'cart', token: 'x'.repeat(900), lastOrder });
  expect(await unseal(NAME, sealed)).toEqual({
    session: { cartId: 'cart', lastOrder: { number: '000000042', email: 'noor@example.test' } },
  });
});

describe('Secrets are replaced in steps', () => {
  test('a session of an earlier secret is unsealed while the secret is in the list', async () => {
    const sealed = await seal(NAME, session);
    expect(await createSessionSeal([second, first]).unseal(NAME, sealed)).toEqual({ session });
  });

  test('the first secret of the list seals', async () => {
    const sealed = await createSessionSeal([second, first]).seal(NAME, session);
    expect(await createSessionSeal([second]).unseal(NAME, sealed)).toEqual({ session });
    expect(await unseal(NAME, sealed)).toEqual({ failure: 'sealed with an unknown secret' });
  });

  test('a session of a removed secret is not unsealed', async () => {
    const sealed = await seal(NAME, session);
    expect(await createSessionSeal([third, second]).unseal(NAME, sealed)).toEqual({
      failure: 'sealed with an unknown secret',
    });
  });
});

describe('A cookie that is not a session is refused', () => {
  test('if any character was changed', async () => {
    const sealed = await seal(NAME, session);
    for (let index = 0; index < sealed.length; index += 7) {
      const changed = sealed.slice(0, index) + (sealed[index] === 'A' ? 'B' : 'A') + sealed.slice(index + 1);
      expect(await unseal(NAME, changed), `character ${index}`).toHaveProperty('failure');
    }
  });

  test('if it is truncated', async () => {
    const sealed = await seal(NAME, session);
    for (let length = 0; length < sealed.length; length += 11)
      expect(await unseal(NAME, sealed.slice(0, length)), `length ${length}`).toHaveProperty('failure');
  });

  test('if it is the session of another website', async () => {
    const sealed = await seal('magento_UK', session);
    expect(await unseal(NAME, sealed)).toEqual({ failure: 'of another cookie or version' });
  });

  test.each(['constructor', '__proto__', 'toString'])('if its secret has the unknown id "%s"', async (id) => {
    const parts = (await seal(NAME, session)).split('*');
    parts[1] = id;
    expect(await unseal(NAME, parts.join('*'))).toEqual({ failure: 'sealed with an unknown secret' });
  });

  test('if it is longer than a cookie, without decrypting it', async () => {
    expect(await unseal(NAME, 'A'.repeat(MAX_SEALED_LENGTH + 1))).toEqual({ failure: 'too long' });
  });

  test('if it is older than the days of a session', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const sealed = await seal(NAME, session);
    vi.setSystemTime((SESSION_DAYS - 1) * DAY_MS);
    expect(await unseal(NAME, sealed)).toEqual({ session });
    vi.setSystemTime((SESSION_DAYS + 1) * DAY_MS);
    expect(await unseal(NAME, sealed)).toEqual({ failure: 'expired' });
  });

  test('with a reason that contains no part of the cookie', async () => {
    const parts = (await seal(NAME, session)).split('*');
    parts[1] = 'text-of-an-attacker';
    expect(JSON.stringify(await unseal(NAME, parts.join('*')))).not.toContain('attacker');
  });
});

const email = `${'a'.repeat(242)}@example.com`;
const largest = {
  customerKey: 'k'.repeat(22),
  cartId: 'c'.repeat(100),
  orderAttempt: {
    cartId: 'c'.repeat(100),
    email,
    since: 9_999_999_999,
    reference: 'r'.repeat(64),
    isOrdered: true,
  },
  payment: {
    id: 'p'.repeat(64),
    code: 'x'.repeat(50),
    cartId: 'c'.repeat(100),
    amount: '9'.repeat(30),
    order: '9'.repeat(50),
  },
  lastOrder: { number: '9'.repeat(50), token: 'o'.repeat(300), email, reference: 'r'.repeat(64) },
} satisfies Session;

test.each<[string, Session]>([
  ['a customer', { ...largest, token: 't'.repeat(800) }],
  [
    'a visitor with an unsent form',
    { ...largest, unsentForm: { address: 'a'.repeat(150), values: { text: 'v'.repeat(690) } } },
  ],
])('The largest session of %s fits into a cookie', async (_visitor, large) => {
  const sealed = await seal(NAME, large);
  expect(sealed.length).toBeLessThanOrEqual(MAX_SEALED_LENGTH);
  expect(await unseal(NAME, sealed)).toEqual({ session: large });
});
