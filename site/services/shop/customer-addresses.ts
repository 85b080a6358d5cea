import { type Done, refusedInput, type ShopRefusal, toEmptyOutcome } from './customer-refusals.ts';
import type { ContactAddress } from './model-address.ts';
import * as operations from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { done, toCustomerAddressInput } from './wire-customer.ts';

/** An address, and whether it is the default for billing and for shipping. */
type AddressBookEntry = {
  readonly address: ContactAddress;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
};

/** The address book of a customer. */
export type VisitorAddresses = {
  readonly createAddress: (entry: AddressBookEntry) => Done<'refused'>;
  readonly updateAddress: (id: number, entry: AddressBookEntry) => Done<'not-found' | 'refused'>;
  /** `is-default` for a default address, which the shop does not delete. */
  readonly deleteAddress: (id: number) => Done<'not-found' | 'is-default'>;
};

/** Creates the client of a visitor's address book. */
export function createVisitorAddresses(send: SendForVisitor): VisitorAddresses {
  return {
    createAddress: async ({ address, ...defaults }) =>
      toEmptyOutcome(
        await send(
          operations.createCustomerAddressOperation,
          { input: toCustomerAddressInput(address, defaults) },
          done,
        ),
        refusedInput,
      ),
    updateAddress: async (id, { address, ...defaults }) =>
      toEmptyOutcome(
        await send(
          operations.updateCustomerAddressOperation,
          { id, input: toCustomerAddressInput(address, defaults) },
          done,
        ),
        (failure) => (isUnknownAddress(failure) ? 'not-found' : refusedInput(failure)),
      ),
    deleteAddress: async (id) =>
      toEmptyOutcome(await send(operations.deleteCustomerAddressOperation, { id }, done), (failure) => {
        if (isUnknownAddress(failure)) return 'not-found';
        return failure.message.includes('is set as default') ? 'is-default' : undefined;
      }),
  };
}

/** Returns whether the address does not exist or belongs to another customer (contract A5). */
function isUnknownAddress({ message, category }: ShopRefusal) {
  return category === 'graphql-no-such-entity' || message.includes('does not have permission to address');
}
