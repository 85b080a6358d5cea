import type { ContactAddress } from '#site/services/shop';
import { toAddressValues } from './address-values.ts';

/** Returns whether two addresses have the same values in an address form. */
export function isEqualAddress(one: ContactAddress, other: ContactAddress): boolean {
  const [first, second] = [one, other].map((address) => toAddressValues(address, { country: '' }));
  return JSON.stringify(first) === JSON.stringify(second);
}
