import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../../site/embedded/shop/customers/passwords.ts';

const FAST = { passwordCost: 4 };

test('A text that begins with a password of the maximum length is another password', async () => {
  const password = 'Lamp-123'.repeat(32);
  expect(password).toHaveLength(256);
  const stored = await hashPassword(password, FAST);
  expect(await verifyPassword(password, stored, FAST)).toBe(true);
  expect(await verifyPassword(`${password}x`, stored, FAST)).toBe(false);
});
