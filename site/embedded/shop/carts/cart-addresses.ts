import { requireCustomer, type ShopContext } from '../context/context.ts';
import { createAddress, readOwnAddress } from '../customers/address-book.ts';
import { inputError } from '../graphql/errors.ts';
import { type DemoPickupLocation, requirePickupLocation } from '../pickup/pickup-locations.ts';
import { type EnteredCartAddress, readCartAddress } from './cart-address-input.ts';
import { touchCart } from './cart-lines.ts';
import { loadCart } from './carts.ts';
import type { CheckoutAddress } from './checkout-address.ts';
import { PICKUP_METHOD } from './shipping-methods.ts';

type AddressChoice = {
  readonly address?: EnteredCartAddress | null;
  readonly customer_address_id?: number | null;
};

/** The input `ShippingAddressInput`. */
export type ShippingAddressChoice = AddressChoice & {
  readonly customer_notes?: string | null;
  /** The pickup location of the order. An empty code is the same as none. */
  readonly pickup_location_code?: string | null;
};

/** The input `BillingAddressInput`. */
export type BillingAddressChoice = AddressChoice & {
  readonly same_as_shipping?: boolean | null;
  readonly use_for_shipping?: boolean | null;
};

/**
 * Sets the shipping address of a cart. A cart has only one. With a pickup location, the cart has the address of the location, and only the names
 * and numbers of the entered address, as in Magento's In-Store Pickup.
 *
 * @throws {GraphQLError} of the category `graphql-input`, `graphql-authorization` or `graphql-no-such-entity` (contract A5)
 */
export function setShippingAddress(
  context: ShopContext,
  cartId: number,
  choices: readonly (ShippingAddressChoice | null)[],
): void {
  const [choice, ...others] = choices;
  if (others.length > 0) throw inputError('You cannot specify multiple shipping addresses.');
  if (!choice) throw inputError('Required parameter "shipping_addresses" is missing');
  if (choice.address && choice.customer_address_id)
    throw inputError(
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    );
  const code = choice.pickup_location_code ?? '';
  const address = chosenAddress(choice, choice.customer_notes ?? null, context, code === '');
  if (!address)
    throw inputError('The shipping address must contain either "customer_address_id" or "address".');
  writeAddress(
    context,
    cartId,
    'shipping_address',
    code === '' ? address : atLocation(address, requirePickupLocation(context.view.website, code)),
  );
}

/**
 * Sets the billing address of a cart. With `use_for_shipping`, it also becomes the shipping address, except for a cart with the method of a pickup.
 *
 * @throws {GraphQLError} of the category `graphql-input` or `graphql-authorization` (contract A5)
 */
export function setBillingAddress(context: ShopContext, cartId: number, choice: BillingAddressChoice): void {
  if (choice.address && choice.customer_address_id)
    throw inputError(
      'The billing address cannot contain "customer_address_id" and "address" at the same time.',
    );
  if (!choice.address && !choice.customer_address_id && !choice.same_as_shipping)
    throw inputError(
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    );
  // Magento also adds the address to the address book if the input does not say whether to.
  const own = chosenAddress(withSaving(choice), null, context, true);
  const cart = loadCart(context, cartId);
  const address = own ?? cart.shippingAddress;
  if (!address)
    throw inputError(
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
    );
  writeAddress(context, cartId, 'billing_address', {
    ...address,
    customerNotes: null,
    pickupLocationCode: null,
  });
  if (own && choice.use_for_shipping && cart.shippingMethod !== PICKUP_METHOD)
    writeAddress(context, cartId, 'shipping_address', address);
}

function withSaving({ address, ...choice }: BillingAddressChoice): BillingAddressChoice {
  if (!address) return choice;
  return { ...choice, address: { ...address, save_in_address_book: address.save_in_address_book ?? true } };
}

function chosenAddress(
  { address, customer_address_id: id }: AddressChoice,
  customerNotes: string | null,
  context: ShopContext,
  canBeSaved: boolean,
): CheckoutAddress | undefined {
  if (address) {
    const read = readCartAddress(address, customerNotes, context);
    if (canBeSaved && address.save_in_address_book && context.customerId !== undefined)
      createAddress(context, context.customerId, toBookInput(read));
    return read;
  }
  return id ? readCartAddress(bookedAddress(id, context), customerNotes, context) : undefined;
}

/** Returns an address with the street, city and country of a pickup location. */
function atLocation(address: CheckoutAddress, location: DemoPickupLocation): CheckoutAddress {
  const { code, street, postcode, city, country } = location;
  return {
    ...address,
    street: [street],
    postcode,
    city,
    region: null,
    country,
    customerNotes: null,
    pickupLocationCode: code,
  };
}

function toBookInput({ region, country, vatId, ...address }: CheckoutAddress) {
  return {
    ...address,
    region: region && { region_id: region.id, region_code: region.code, region: region.label },
    country_code: country,
    vat_id: vatId,
  };
}

/** Reads an address from the address book of the signed-in customer. */
function bookedAddress(id: number, context: ShopContext): EnteredCartAddress {
  return readOwnAddress(context, requireCustomer(context), id);
}

function writeAddress(
  context: ShopContext,
  cartId: number,
  column: 'shipping_address' | 'billing_address',
  address: CheckoutAddress,
): void {
  context.shop.database.run(`UPDATE cart SET ${column} = ? WHERE id = ?`, JSON.stringify(address), cartId);
  touchCart(context, cartId);
}
