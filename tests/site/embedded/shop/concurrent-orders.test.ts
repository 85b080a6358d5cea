import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { callShop, order, prepareCart } from './order-steps.ts';
import { catalogueCopy, editFile, startShop, temporaryFolder } from './temporary-shop.ts';

const SKU = 'VV-SWITCH';
const STOCK = 10;
const VISITORS = 50;

/** Starts a shop with ten pieces of the switch. */
async function startScarceShop() {
  const catalogue = catalogueCopy();
  editFile(join(catalogue, 'products/switch.yaml'), /stock: \{ EU: \d+/, `stock: { EU: ${STOCK}`);
  const directory = temporaryFolder();
  const { url } = await startShop({ catalogue, directory });
  return { url, directory };
}

test('Fifty orders at once of a product with stock 10 give ten orders and forty refusals', async () => {
  const { url, directory } = await startScarceShop();
  const carts = await Promise.all(Array.from({ length: VISITORS }, () => prepareCart(url, SKU)));
  const answers = await Promise.all(carts.map((id) => order(url, id)));

  const numbers = answers.flatMap((answer) => ('number' in answer ? [Number(answer.number)] : []));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: STOCK }, (_, index) => index + 1));
  const refusals = answers.flatMap((answer) => ('error' in answer ? [answer.error] : []));
  expect(refusals).toHaveLength(VISITORS - STOCK);
  for (const refusal of refusals)
    expect(refusal).toEqual({
      message: 'Unable to place order: Some of the products are out of stock.',
      extensions: { error_code: 'UNABLE_TO_PLACE_ORDER' },
    });

  const stock = await callShop(
    url,
    `{ products(filter: { sku: { eq: "${SKU}" } }) { items { stock_status } } }`,
  );
  expect(stock.data?.['products']).toEqual({ items: [{ stock_status: 'OUT_OF_STOCK' }] });
  const listed = await callShop(
    url,
    `{ products(filter: { sku: { eq: "${SKU}" }, in_stock: { eq: "1" } }) { total_count } }`,
  );
  expect(listed.data?.['products']).toEqual({ total_count: 0 });

  // Carts whose order was refused are unchanged.
  const refused = carts.filter((_, index) => 'error' in (answers[index] ?? {}));
  for (const id of refused) {
    const { data } = await callShop(
      url,
      'query ($id: String!) { cart(cart_id: $id) { total_quantity email } }',
      { id },
    );
    expect(data?.['cart']).toEqual({ total_quantity: 1, email: 'noor@example.test' });
  }
  const database = openFile(directory);
  expect(database.prepare('SELECT quantity FROM stock_reservation').all()).toEqual([{ quantity: STOCK }]);
});

test('The same cart ordered twice at once gives one order', async () => {
  const { url } = await startScarceShop();
  const id = await prepareCart(url, SKU);
  const answers = await Promise.all(Array.from({ length: 5 }, () => order(url, id)));
  expect(answers.filter((answer) => 'number' in answer)).toHaveLength(1);
  const codes = answers.flatMap((answer) => ('error' in answer ? [answer.error.extensions?.error_code] : []));
  expect(codes).toEqual(Array.from({ length: 4 }, () => 'CART_NOT_ACTIVE'));
});

function openFile(directory: string): DatabaseSync {
  const database = new DatabaseSync(join(directory, 'shop.sqlite'), { readOnly: true });
  onTestFinished(() => database.close());
  return database;
}
