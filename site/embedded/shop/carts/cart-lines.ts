import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import { noSuchEntityError } from '../graphql/errors.ts';
import { decodeId } from '../graphql/uid.ts';
import { type CartProblem, collectProblem, RefusedLineError } from './cart-problem.ts';
import { loadCart } from './carts.ts';
import { findRequestedProduct, type LineRequest } from './line-selection.ts';

/** The largest quantity of one line (Magento's setting “Maximum Qty Allowed in Shopping Cart”). */
const MAX_QUANTITY = 10_000;

const lineRow = v.object({ quantity: v.number() });

/** Adds lines to a cart, and merges equal lines. Returns the problems of the lines that were not added. */
export function addLines(
  context: ShopContext,
  cartId: number,
  lines: readonly LineRequest[],
): readonly CartProblem[] {
  return context.shop.database.transaction(() =>
    lines.flatMap((line) => collectProblem(() => addLine(context, cartId, line))),
  );
}

function addLine(context: ShopContext, cartId: number, line: LineRequest): void {
  const { database } = context.shop;
  const added = Math.floor(line.quantity);
  if (added < 1) throw new RefusedLineError('UNDEFINED', 'The product quantity should be greater than 0');
  const product = findRequestedProduct(line, context);
  const known = database.first(
    lineRow,
    'SELECT quantity FROM cart_line WHERE cart_id = ? AND product_id = ?',
    cartId,
    product.id,
  );
  const quantity = (known?.quantity ?? 0) + added;
  const { quantity: salable } = product;
  if (salable === 0) throw soldOut(line);
  if (quantity > MAX_QUANTITY)
    throw new RefusedLineError(
      'INSUFFICIENT_STOCK',
      `The most you may purchase is ${MAX_QUANTITY}.`,
      salable,
    );
  if (quantity > salable)
    throw new RefusedLineError('INSUFFICIENT_STOCK', `Only ${salable} of ${quantity} available`, salable);
  database.run(
    `INSERT INTO cart_line (cart_id, product_id, quantity) VALUES (?, ?, ?)
     ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = excluded.quantity`,
    cartId,
    product.id,
    quantity,
  );
  touchCart(context, cartId);
}

/** As in Magento since 2.4.6, a SKU without stock is an unknown SKU. The product of a variant that options select has other variants in stock. */
function soldOut({ sku, selected_options: options }: LineRequest): RefusedLineError {
  return options && options.length > 0
    ? new RefusedLineError('INSUFFICIENT_STOCK', 'This product is out of stock.', 0)
    : new RefusedLineError('PRODUCT_NOT_FOUND', `Could not find a product with SKU "${sku}"`, 0);
}

export type LineUpdate = {
  readonly cart_item_uid?: string | null;
  readonly cart_item_id?: number | null;
  readonly quantity?: number | null;
};

/** Changes the quantities of lines; 0 or less removes a line. Returns the problems of the lines that were not changed. */
export function updateLines(
  context: ShopContext,
  cartId: number,
  updates: readonly LineUpdate[],
): readonly CartProblem[] {
  return context.shop.database.transaction(() =>
    updates.flatMap((update) => collectProblem(() => updateLine(context, cartId, update))),
  );
}

function updateLine(context: ShopContext, cartId: number, update: LineUpdate): void {
  const wanted = lineIdOf(update);
  if (wanted === undefined && !update.cart_item_uid)
    throw new RefusedLineError(
      'REQUIRED_PARAMETER_MISSING',
      'Required parameter "cart_item_uid" for "cart_items" is missing.',
    );
  const line = loadCart(context, cartId).lines.find(({ id }) => id === wanted);
  if (!line)
    throw new RefusedLineError(
      'COULD_NOT_FIND_CART_ITEM',
      `Could not find cart item with id: ${wanted ?? update.cart_item_uid}.`,
    );
  if (typeof update.quantity !== 'number')
    throw new RefusedLineError(
      'REQUIRED_PARAMETER_MISSING',
      'Required parameter "quantity" for "cart_items" is missing.',
    );
  const quantity = Math.floor(update.quantity);
  const { database } = context.shop;
  if (quantity > line.product.quantity || quantity > MAX_QUANTITY)
    throw new RefusedLineError(
      'INSUFFICIENT_STOCK',
      `Could not update the product with SKU ${line.product.sku}: Not enough items for sale`,
      line.product.quantity,
    );
  if (quantity < 1) database.run('DELETE FROM cart_line WHERE id = ?', line.id);
  else database.run('UPDATE cart_line SET quantity = ? WHERE id = ?', quantity, line.id);
  touchCart(context, cartId);
}

/**
 * Removes a line.
 *
 * @throws {GraphQLError} of the category `graphql-no-such-entity` if the cart does not have the line
 */
export function removeLine(context: ShopContext, cartId: number, item: LineUpdate): void {
  const { database } = context.shop;
  const id = lineIdOf(item);
  const known = database.first(
    lineRow,
    'SELECT quantity FROM cart_line WHERE cart_id = ? AND id = ?',
    cartId,
    id ?? 0,
  );
  if (!known || id === undefined)
    throw noSuchEntityError(`Cart doesn't contain the ${id ?? item.cart_item_uid ?? ''} item.`);
  database.run('DELETE FROM cart_line WHERE id = ?', id);
  touchCart(context, cartId);
}

/** Stores the time of the last use of a cart. */
export function touchCart({ shop }: ShopContext, cartId: number): void {
  shop.database.run('UPDATE cart SET updated_at = ? WHERE id = ?', shop.now().toISOString(), cartId);
}

function lineIdOf({ cart_item_uid: uid, cart_item_id: id }: LineUpdate): number | undefined {
  return uid ? decodeId(uid) : (id ?? undefined);
}
