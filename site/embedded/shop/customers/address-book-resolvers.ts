import { requireCustomer, type ShopContext } from '../context/context.ts';
import { createAddress, deleteAddress, readOwnAddress, updateAddress } from './address-book.ts';
import type { AddressBookInput } from './address-input.ts';
import { describeAddress } from './customer-resolvers.ts';
import { readCustomer } from './customers.ts';

/** `createCustomerAddress`, `updateCustomerAddress` and `deleteCustomerAddress`. */
export const addressBookResolvers = {
  Mutation: {
    createCustomerAddress: (_: unknown, { input }: { input: AddressBookInput }, context: ShopContext) => {
      const customerId = requireCustomer(context);
      return readDescribed(context, customerId, createAddress(context, customerId, input));
    },

    updateCustomerAddress: (
      _: unknown,
      { id, input }: { id: number; input?: AddressBookInput | null },
      context: ShopContext,
    ) => {
      const customerId = requireCustomer(context);
      updateAddress(context, customerId, id, input);
      return readDescribed(context, customerId, id);
    },

    deleteCustomerAddress: (_: unknown, { id }: { id: number }, context: ShopContext) => {
      deleteAddress(context, requireCustomer(context), id);
      return true;
    },
  },
};

function readDescribed(context: ShopContext, customerId: number, id: number) {
  const customer = readCustomer(context.shop.database, customerId);
  return describeAddress(readOwnAddress(context, customerId, id), customer);
}
