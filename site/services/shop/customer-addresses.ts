import type { Outcome } from '#site/services/http';
import { type Done, isAddressOfAnother, refusedInput, toEmptyOutcome } from './customer-refusals.ts';
import type { AddressBookEntry } from './model-customer.ts';
import * as operations from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { toCustomerAddressInput } from './wire-address.ts';
import { done } from './wire-customer.ts';
import { NO_SUCH_ENTITY } from './wire-refusal-categories.ts';

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
    async updateAddress(id, { address, ...defaults }) {
      const input = toCustomerAddressInput(address, defaults);
      const sent = await send(operations.updateCustomerAddressOperation, { id, input }, done);
      const isUnknown = await isUnknownAddress(send, sent);
      return toEmptyOutcome(sent, (failure) => (isUnknown ? 'not-found' : refusedInput(failure)));
    },
    async deleteAddress(id) {
      const sent = await send(operations.deleteCustomerAddressOperation, { id }, done);
      const isUnknown = await isUnknownAddress(send, sent);
      return toEmptyOutcome(sent, (failure) => {
        if (isUnknown) return 'not-found';
        return refusedInput(failure) && 'is-default';
      });
    },
  };
}

/** Returns whether the address does not exist or belongs to another customer (contract A5). */
async function isUnknownAddress(send: SendForVisitor, sent: Outcome<unknown>): Promise<boolean> {
  if (sent.ok || sent.failure.kind !== 'refused') return false;
  return sent.failure.category === NO_SUCH_ENTITY || isAddressOfAnother(send, sent);
}
