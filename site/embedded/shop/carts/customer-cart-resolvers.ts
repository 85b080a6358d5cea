import { requireCustomer, type ShopContext } from '../context/context.ts';
import { customerCartId, loadCart } from './carts.ts';
import { assignCart, mergeCarts } from './merge-carts.ts';

type MergeArguments = {
  readonly source_cart_id: string;
  readonly destination_cart_id?: string | null;
};

/** `customerCart`, `mergeCarts` and `assignCustomerToGuestCart`. */
export const customerCartResolvers = {
  Query: {
    customerCart: (_: unknown, __: unknown, context: ShopContext) =>
      loadCart(context, customerCartId(context, requireCustomer(context))),
  },

  Mutation: {
    mergeCarts: (
      _: unknown,
      { source_cart_id: sourceId, destination_cart_id: destinationId = null }: MergeArguments,
      context: ShopContext,
    ) => {
      const customerId = requireCustomer(context);
      return loadCart(context, mergeCarts(context, customerId, { sourceId, destinationId }));
    },

    assignCustomerToGuestCart: (_: unknown, { cart_id: id }: { cart_id: string }, context: ShopContext) =>
      loadCart(context, assignCart(context, requireCustomer(context), id)),
  },
};
