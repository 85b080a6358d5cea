import type { ContactAddress } from './model-address.ts';
import type { EstimatePlace } from './model-cart.ts';
import type {
  BillingAddressInput,
  CartAddressInput,
  CountryCodeEnum,
  CustomerAddressInput,
  EstimateTotalsInput,
} from './operations/operations.ts';

/** Returns an address of a cart in the format of the shop. */
export function toCartAddressInput(address: ContactAddress): CartAddressInput {
  const { region } = address;
  return {
    ...toSharedFields(address),
    country_code: address.countryCode,
    // Magento adds billing addresses to the address book of a customer unless the input refuses it.
    save_in_address_book: false,
    ...(region && { region: region.code ?? region.name, region_id: region.id ?? null }),
  };
}

/** Returns an address of the address book in the format of the shop. */
export function toCustomerAddressInput(
  address: ContactAddress,
  defaults: { readonly isDefaultBilling: boolean; readonly isDefaultShipping: boolean },
): CustomerAddressInput {
  const { region, countryCode } = address;
  return {
    ...toSharedFields(address),
    country_code: isCountryCode(countryCode) ? countryCode : null,
    region: region
      ? { region: region.name, region_code: region.code ?? null, region_id: region.id ?? null }
      : { region: '', region_code: null, region_id: null },
    default_billing: defaults.isDefaultBilling,
    default_shipping: defaults.isDefaultShipping,
  };
}

/** Returns a billing address in the format of the shop. `same` uses the shipping address. */
export function toBillingAddressInput(address: ContactAddress | 'same'): BillingAddressInput {
  return address === 'same' ? { same_as_shipping: true } : { address: toCartAddressInput(address) };
}

/** Returns the place of an estimate in the format of the shop, or `undefined` if the country code is not two capital letters. */
export function toEstimateInput(
  cartId: string,
  { country, regionId, postcode }: EstimatePlace,
): EstimateTotalsInput | undefined {
  if (!isCountryCode(country)) return undefined;
  return {
    cart_id: cartId,
    address: {
      country_code: country,
      ...(regionId === undefined ? {} : { region: { region_id: regionId } }),
      ...(postcode === undefined ? {} : { postcode }),
    },
  };
}

/** Returns the fields that both inputs have. An empty text removes a previous value. */
function toSharedFields(address: ContactAddress) {
  return {
    firstname: address.firstName,
    lastname: address.lastName,
    company: address.company ?? '',
    vat_id: address.vatId ?? '',
    street: [...address.street],
    postcode: address.postcode ?? '',
    city: address.city,
    telephone: address.telephone ?? '',
  };
}

/** Returns whether a text has the format of a country code: two capital letters. The shop refuses codes that do not exist. */
function isCountryCode(value: string): value is CountryCodeEnum {
  return /^[A-Z]{2}$/.test(value);
}
