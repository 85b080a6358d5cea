import { deleteCartsOf } from '../carts/carts.ts';
import { requireCustomer, type ShopContext } from '../context/context.ts';
import { readCustomer } from '../customers/customers.ts';
import { emailKey } from '../customers/email-addresses.ts';
import { detachOrdersOf } from '../orders/customer-orders.ts';

/** `deleteCustomer`. It is not in `customers/`, because carts and orders import that folder. */
export const accountDeletionResolvers = {
  Mutation: {
    deleteCustomer: (_: unknown, __: unknown, context: ShopContext) => {
      deleteAccount(context, requireCustomer(context));
      return true;
    },
  },
};

/** Deletes a customer with tokens, addresses, wishlist, subscription and carts. Orders are kept. */
function deleteAccount({ shop: { database } }: ShopContext, id: number): void {
  const { website, email } = readCustomer(database, id);
  database.transaction(() => {
    database.run(
      'DELETE FROM newsletter_subscription WHERE website = ? AND email_key = ?',
      website,
      emailKey(email),
    );
    deleteCartsOf(database, id);
    detachOrdersOf(database, id);
    database.run('DELETE FROM customer WHERE id = ?', id);
  });
}
