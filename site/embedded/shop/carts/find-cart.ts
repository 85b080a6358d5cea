import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import { authorizationError, inputError, noSuchEntityError } from '../graphql/errors.ts';

const accessRow = v.object({
  id: v.number(),
  website: v.string(),
  store: v.string(),
  customer_id: v.nullable(v.number()),
  is_active: v.number(),
});

/**
 * Returns the id of an active cart that the visitor may use (contract A5). A cart of the same website moves to the store view of the
 * request.
 *
 * @throws {GraphQLError} if the cart does not exist, was ordered, belongs to another visitor, or is of another website
 */
export function findCart(context: ShopContext, maskedId: string | null | undefined): number {
  if (!maskedId) throw inputError('Required parameter "cart_id" is missing');
  const { shop, view, customerId = null } = context;
  const row = shop.database.first(
    accessRow,
    'SELECT id, website, store, customer_id, is_active FROM cart WHERE masked_id = ?',
    maskedId,
  );
  if (!row) throw noSuchEntityError(`Could not find a cart with ID "${maskedId}"`);
  if (row.is_active === 0) throw noSuchEntityError("The cart isn't active");
  if (row.customer_id !== customerId)
    throw authorizationError(`The current user cannot perform operations on cart "${maskedId}"`);
  if (row.website !== view.website) throw inputError("Can't assign cart to store in different website.");
  if (row.store !== view.code) shop.database.run('UPDATE cart SET store = ? WHERE id = ?', view.code, row.id);
  return row.id;
}
