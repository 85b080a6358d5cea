import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { callShop, order, prepareCart } from './order-steps.ts';
import { catalogueCopy, editFile, startShop, temporaryFolder } from './temporary-shop.ts';

const START_SCRIPT = join(import.meta.dirname, '../../../../site/embedded/shop/serve.ts');
const SKU = 'VV-BATTERY';
const CARTS = 24;
const READ_CART = 'query ($id: String!) { cart(cart_id: $id) { total_quantity } }';
const READ_ORDER = `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  number items { product_sku quantity_ordered } } }`;

test('Carts and orders survive a restart', async () => {
  const directory = temporaryFolder();
  const first = await startShop({ directory });
  const open = await prepareCart(first.url, SKU, 3);
  const placed = await order(first.url, await prepareCart(first.url, SKU, 2));
  await first.close();

  const { url } = await startShop({ directory });
  expect((await callShop(url, READ_CART, { id: open })).data).toEqual({ cart: { total_quantity: 3 } });
  if ('error' in placed) throw new Error(placed.error.message);
  expect((await callShop(url, READ_ORDER, { token: placed.token })).data).toEqual({
    guestOrderByToken: { number: placed.number, items: [{ product_sku: SKU, quantity_ordered: 2 }] },
  });
  const next = await order(url, open);
  expect(next).toMatchObject({ number: String(Number(placed.number) + 1).padStart(9, '0') });
});

test('A shop that is killed while it places orders has each cart either open or ordered', async () => {
  const directory = temporaryFolder();
  const shop = await startAlone(directory);
  const carts = await Promise.all(Array.from({ length: CARTS }, () => prepareCart(shop.url, SKU)));

  const answers = carts.map((id) => order(shop.url, id).catch(() => undefined));
  await Promise.race(answers);
  await kill(shop.child);
  const confirmed = (await Promise.all(answers)).flatMap((answer) =>
    answer && 'number' in answer ? [answer.number] : [],
  );
  expect(confirmed.length).toBeGreaterThan(0);

  const { url } = await startShop({ directory });
  const database = new DatabaseSync(join(directory, 'shop.sqlite'), { readOnly: true });
  onTestFinished(() => database.close());
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const rows = v.parse(
    v.array(v.object({ number: v.string(), masked_id: v.string(), lines: v.number() })),
    database
      .prepare(
        `SELECT number, masked_id, (SELECT count(*) FROM order_line WHERE order_id = placed_order.id) AS lines
         FROM placed_order JOIN cart ON cart.id = cart_id ORDER BY number`,
      )
      .all(),
  );
  const numbers = rows.map(({ number }) => Number(number));
  expect(numbers).toEqual(rows.map((_, index) => index + 1));
  expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(confirmed));
  expect(rows.every(({ lines }) => lines === 1)).toBe(true);
  expect(database.prepare('SELECT quantity FROM stock_reservation').all()).toEqual([
    { quantity: rows.length },
  ]);
  const ordered = new Set(rows.map((row) => row.masked_id));
  for (const id of carts) {
    const { data, errors } = await callShop(url, READ_CART, { id });
    if (ordered.has(id)) expect(errors[0]?.message).toBe("The cart isn't active");
    else expect(data).toEqual({ cart: { total_quantity: 1 } });
  }
  const rest = await Promise.all(carts.filter((id) => !ordered.has(id)).map((id) => order(url, id)));
  expect(rest.every((answer) => 'number' in answer)).toBe(true);
});

test('Carts, orders and reservations survive a change of the catalogue', async () => {
  const directory = temporaryFolder();
  const catalogue = catalogueCopy();
  const switchFile = join(catalogue, 'products/switch.yaml');
  editFile(switchFile, /stock: \{ EU: \d+/, 'stock: { EU: 5');
  const first = await startShop({ directory, catalogue });
  const cart = await prepareCart(first.url, 'VV-SWITCH', 2);
  const sold = await order(first.url, await prepareCart(first.url, 'VV-SWITCH', 3));
  const gone = await order(first.url, await prepareCart(first.url, 'VV-GLASS-22', 1));
  const cartOfGone = await prepareCart(first.url, 'VV-GLASS-22', 1);
  await first.close();

  editFile(switchFile, /stock: \{ EU: 5/, 'stock: { EU: 4');
  removeProduct(catalogue, 'glass-22');
  const { url } = await startShop({ directory, catalogue });
  if ('error' in sold || 'error' in gone) throw new Error('The orders were refused.');
  const read = async (token: string) => (await callShop(url, READ_ORDER, { token })).data;
  expect(await read(sold.token)).toMatchObject({ guestOrderByToken: { number: sold.number } });
  expect(await read(gone.token)).toEqual({
    guestOrderByToken: { number: gone.number, items: [{ product_sku: 'VV-GLASS-22', quantity_ordered: 1 }] },
  });
  expect((await callShop(url, READ_CART, { id: cartOfGone })).data).toEqual({ cart: { total_quantity: 0 } });

  // One piece is left: four pieces less the three that were sold. So the cart with two pieces can be read but not ordered.
  const query = 'query ($id: String!) { cart(cart_id: $id) { items { quantity is_available } } }';
  expect((await callShop(url, query, { id: cart })).data).toEqual({
    cart: { items: [{ quantity: 2, is_available: false }] },
  });
  expect(await order(url, cart)).toMatchObject({
    error: { extensions: { error_code: 'UNABLE_TO_PLACE_ORDER' } },
  });
});

test('A cart that was not used for a month is deleted, and its order stays', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const { url } = await startShop({ now: () => now });
  const [open, ordered] = [await prepareCart(url, SKU), await prepareCart(url, SKU)];
  const placed = await order(url, ordered);
  if ('error' in placed) throw new Error(placed.error.message);
  now = new Date('2026-12-20T11:00:00Z');
  expect((await callShop(url, READ_CART, { id: open })).data).toEqual({ cart: { total_quantity: 1 } });
  now = new Date('2026-12-21T13:00:00Z');
  expect((await callShop(url, READ_CART, { id: open })).errors[0]?.message).toContain(
    'Could not find a cart',
  );
  expect((await callShop(url, READ_ORDER, { token: placed.token })).data).toMatchObject({
    guestOrderByToken: { number: placed.number },
  });
});

/** Removes a product from the catalogue, and from the lists of the others. */
function removeProduct(catalogue: string, handle: string): void {
  rmSync(join(catalogue, `products/${handle}.yaml`));
  for (const file of globSync(join(catalogue, 'products/*.yaml'))) {
    const edited = readFileSync(file, 'utf8').replaceAll(
      /^(related|parts): \[(.*)\]$/gm,
      (_, field: string, list: string) =>
        `${field}: [${list
          .split(', ')
          .filter((item) => item !== handle)
          .join(', ')}]`,
    );
    writeFileSync(file, edited);
  }
}

async function startAlone(directory: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [START_SCRIPT, '--data', directory, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MAIL_FOLDER: join(directory, 'mails') },
  });
  onTestFinished(() => kill(child));
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\/\/[^/\s]+/.exec(line) ?? [];
    if (url !== undefined) return { url, child };
  }
  throw new Error('The shop stopped before it printed its URL.');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
