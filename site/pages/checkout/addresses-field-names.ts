import type { AddressPrefix } from '../address-fields/address-values.ts';

/** The name of the checkbox that uses the shipping address as billing address. */
export const SAME_ADDRESS = 'same_address';

/** The prefix of the field names of an address of the order. */
export type CheckoutAddressPrefix = Exclude<AddressPrefix, 'address'>;

/** Returns the name of the field with the id of a saved address. It is empty if the customer enters another address. */
export function savedAddressField(prefix: CheckoutAddressPrefix): string {
  return `${prefix}_saved`;
}
