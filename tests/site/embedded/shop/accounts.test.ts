import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { catalogueCopy, editFile, startShop, temporaryFolder } from './temporary-shop.ts';

const PASSWORD_COST = 11;
const CREATE = `mutation { createCustomerV2(input: {
  firstname: "Mira", lastname: "Veldman", email: "mira@example.test", password: "Basalt-15" }) { customer { email } } }`;
const SIGN_IN = `mutation { generateCustomerToken(email: "mira@example.test", password: "Basalt-15") { token } }`;

test('Accounts and wishlists stay when the catalogue changes and the shop starts again', async () => {
  const directory = temporaryFolder();
  const catalogue = catalogueCopy();
  const first = await startShop({ directory, catalogue, passwordCost: PASSWORD_COST });
  await first.query(CREATE);
  await first.close();
  const database = new DatabaseSync(join(directory, 'shop.sqlite'));
  database.exec(`
    INSERT INTO wishlist (id, customer_id, sharing_code, updated_at) VALUES (1, 1, 'a', 0);
    INSERT INTO wishlist_item (wishlist_id, product_id, variant_id, quantity, added_at)
      VALUES (1, 101, 10101, 2, 0), (1, 905, NULL, 1, 0);`);

  editFile(join(catalogue, 'products/maan-15.yaml'), /name: Tafellamp Maan 15/, 'name: Tafellamp Maan');
  const { query } = await startShop({ directory, catalogue, passwordCost: PASSWORD_COST });
  expect(await query(SIGN_IN)).toMatchObject({ generateCustomerToken: { token: expect.any(String) } });
  expect(database.prepare('SELECT product_id, variant_id FROM wishlist_item').all()).toEqual([
    { product_id: 101, variant_id: 10_101 },
    { product_id: 905, variant_id: null },
  ]);
  database.close();
});

test('Passwords and tokens are not readable in the database, and written mails leave the outbox', async () => {
  const directory = temporaryFolder();
  const { query, close } = await startShop({ directory, passwordCost: PASSWORD_COST });
  await query(CREATE);
  const { generateCustomerToken } = v.parse(
    v.object({ generateCustomerToken: v.object({ token: v.string() }) }),
    await query(SIGN_IN),
  );
  await query('mutation { requestPasswordResetEmail(email: "mira@example.test") }');
  await close();
  const database = new DatabaseSync(join(directory, 'shop.sqlite'));
  expect(database.prepare('SELECT count(*) AS count FROM mail_outbox').get()).toEqual({ count: 0 });
  expect(database.prepare('SELECT password_hash FROM customer').get()).toEqual({
    password_hash: expect.stringMatching(/^scrypt-11\$/),
  });
  database.close();
  const file = readFileSync(join(directory, 'shop.sqlite'), 'latin1');
  expect(file).toContain('mira@example.test');
  for (const secret of ['Basalt-15', generateCustomerToken.token]) expect(file).not.toContain(secret);
});

test('A hash keeps its cost when the cost of new passwords rises', async () => {
  const directory = temporaryFolder();
  const first = await startShop({ directory, passwordCost: 10 });
  await first.query(CREATE);
  await first.close();
  const { query } = await startShop({ directory, passwordCost: PASSWORD_COST });
  expect(await query(SIGN_IN)).toMatchObject({ generateCustomerToken: { token: expect.any(String) } });
});

test.each([
  [
    'Sign-in',
    (email: string) =>
      `mutation { generateCustomerToken(email: "${email}", password: "Basalt-99") { token } }`,
  ],
  [
    'Reset',
    (email: string) =>
      `mutation { resetPassword(email: "${email}", resetPasswordToken: "a", newPassword: "Basalt-99") }`,
  ],
])('%s computes the same hash for an unknown address as for a known one', async (_, mutation) => {
  const { query } = await startShop({ passwordCost: PASSWORD_COST });
  await query(CREATE);
  const scrypt = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  try {
    await query(mutation('mira@example.test'));
    await query(mutation('unknown@example.test'));
    const work = scrypt.mock.calls.map(([, , keyLength, options]) => ({ keyLength, options }));
    expect(work).toHaveLength(2);
    expect(work[1]).toEqual(work[0]);
  } finally {
    scrypt.mockRestore();
    syncBuiltinESMExports();
  }
});

test('Parallel sign-ins with the right password do not lock the account', async () => {
  const { query } = await startShop({ passwordCost: PASSWORD_COST });
  await query(CREATE);
  const signIns = await Promise.all(Array.from({ length: 15 }, () => query(SIGN_IN)));
  for (const signIn of signIns)
    expect(signIn).toMatchObject({ generateCustomerToken: { token: expect.any(String) } });
});

test('Parallel guesses of a password cannot exceed the limit: the account is locked after ten', async () => {
  const directory = temporaryFolder();
  const { query } = await startShop({ directory, passwordCost: PASSWORD_COST });
  await query(CREATE);
  const guess = SIGN_IN.replace('Basalt-15', 'Basalt-16');
  await Promise.all(Array.from({ length: 15 }, () => query(guess)));
  const database = new DatabaseSync(join(directory, 'shop.sqlite'));
  expect(database.prepare('SELECT failures FROM customer').get()).toEqual({ failures: 10 });
  database.close();
  expect(await query(SIGN_IN)).toEqual({ generateCustomerToken: null });
});

test('A sign-in with the old password fails if the password changes while it is checked', async () => {
  const directory = temporaryFolder();
  const { query } = await startShop({ directory, passwordCost: PASSWORD_COST });
  await query(CREATE);
  const database = new DatabaseSync(join(directory, 'shop.sqlite'));
  const changeFirst: ProxyHandler<typeof crypto.scrypt> = {
    apply(compute, thisArgument, values) {
      database.exec("UPDATE customer SET password_hash = 'changed'");
      return Reflect.apply(compute, thisArgument, values);
    },
  };
  const scrypt = vi.spyOn(crypto, 'scrypt').mockImplementation(new Proxy(crypto.scrypt, changeFirst));
  syncBuiltinESMExports();
  onTestFinished(() => {
    scrypt.mockRestore();
    syncBuiltinESMExports();
  });
  expect(await query(SIGN_IN)).toEqual({ generateCustomerToken: null });
  expect(database.prepare('SELECT count(*) AS count FROM customer_token').get()).toEqual({ count: 0 });
  database.close();
});
