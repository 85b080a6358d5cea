import * as v from 'valibot';
import { websiteCodes } from '#embedded/catalogue';
import type { ShopContext } from '../context/context.ts';
import { authorizationError, inputError, noSuchEntityError } from '../graphql/errors.ts';

const accessRow = v.object({
  id: v.number(),
  website: v.picklist(websiteCodes),
  store: v.string(),
  customer_id: v.nullable(v.number()),
  is_active: v.number(),
});

/** The reason why a cart cannot be used, as `error_code` of `placeOrder` contains it. */
type MissingCartCode = 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE';

/**
 * Returns the id of an active cart that the visitor may use (contract A5). A cart of the same website moves to the store view of the
 * request.
 *
 * @param createMissingError creates the error of a cart that does not exist or was ordered
 * @throws {GraphQLError} if the cart does not exist, was ordered, belongs to another visitor, or is of another website
 */
export function findCart(
  context: ShopContext,
  maskedId: string | null | undefined,
  createMissingError: (message: string, code: MissingCartCode) => Error = noSuchEntityError,
): number {
  if (!maskedId) throw inputError('Required parameter "cart_id" is missing');
  const { shop, view, customerId = null } = context;
  const row = shop.database.first(
    accessRow,
    'SELECT id, website, store, customer_id, is_active FROM cart WHERE masked_id = ?',
    maskedId,
  );
  if (!row) throw createMissingError(`Could not find a cart with ID "${maskedId}"`, 'CART_NOT_FOUND');
  if (row.is_active === 0) throw createMissingError("The cart isn't active", 'CART_NOT_ACTIVE');
  if (row.customer_id !== customerId)
    throw authorizationError(`The current user cannot perform operations on cart "${maskedId}"`);
  if (row.website !== view.website) throw inputError("Can't assign cart to store in different website.");
  if (row.store !== view.code) shop.database.run('UPDATE cart SET store = ? WHERE id = ?', view.code, row.id);
  return row.id;
}
