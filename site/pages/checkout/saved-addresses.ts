import type { ContactAddress, Country, Customer, SavedAddress } from '#site/services/shop';
import { isEqualAddress } from '../address-fields/address-values.ts';
import type { PersonalRequest } from '../define-screen.ts';
import { placeLine } from '../order/place-line.ts';
import { regionName } from '../order/to-address-props.ts';
import type { PostedScreenForm } from '../screen-action.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { savedAddressField, type CheckoutAddressPrefix } from './addresses-field-names.ts';

/** A customer with the address book. */
type AddressOwner = Pick<Customer, 'addresses'> & Partial<Pick<Customer, 'firstName' | 'lastName'>>;

export const NO_ADDRESSES: AddressOwner = { addresses: [] };

/** Returns the customer. The address book of a guest is empty. Returns `undefined` if the shop does not respond or the token has expired. */
export async function loadAddressOwner(request: PersonalRequest): Promise<AddressOwner | undefined> {
  if (request.session.values().token === undefined) return NO_ADDRESSES;
  const customer = await visitorShopOf(request).customers.get();
  return customer.ok ? customer.value : undefined;
}

/** Returns the address that the customer has chosen as default, or the first one. */
export function defaultAddress(
  prefix: CheckoutAddressPrefix,
  saved: readonly SavedAddress[],
): SavedAddress | undefined {
  const isDefault = prefix === 'shipping' ? 'isDefaultShipping' : 'isDefaultBilling';
  return saved.find((address) => address[isDefault]) ?? saved[0];
}

/** Returns the id of the initially chosen address: the posted one if it still exists, the cart's, or the default one. Empty for another address. */
export function chosenAddress(
  prefix: CheckoutAddressPrefix,
  saved: readonly SavedAddress[],
  ofCart: ContactAddress | undefined,
  posted: PostedScreenForm | undefined,
): string {
  if (posted) {
    const id = posted.values[savedAddressField(prefix)] ?? '';
    if (id === '' || findSaved(saved, id)) return id;
  }
  const chosen = ofCart
    ? saved.find((address) => isEqualAddress(address, ofCart))
    : defaultAddress(prefix, saved);
  return chosen ? String(chosen.id) : '';
}

/** Returns the address with a posted id. */
export function findSaved(saved: readonly SavedAddress[], id: string): SavedAddress | undefined {
  return saved.find((address) => String(address.id) === id);
}

/**
 * Returns an address on one line.
 *
 * @param countries the countries of the shop in the language of the page
 */
export function addressLine(address: ContactAddress, countries: readonly Country[]): string {
  const { firstName, lastName, company, street } = address;
  const place = placeLine({ ...address, region: regionName(address, countries) });
  return [`${firstName} ${lastName}`, company, ...street, place].filter(Boolean).join(', ');
}
