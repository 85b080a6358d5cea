import type { ContactAddress } from '#site/services/shop';

/**
 * Returns the entered address with the values of the known one that the form does not show: the region of a country without a list of them,
 * and a VAT number without a company.
 *
 * @param known the address whose values the form had before
 */
export function withUnshownValues(
  address: ContactAddress,
  known: ContactAddress | undefined,
): ContactAddress {
  if (address.countryCode !== known?.countryCode) return address;
  const isPrivate = address.company === undefined && known.company === undefined;
  return {
    ...address,
    region: address.region ?? known.region,
    vatId: address.vatId ?? (isPrivate ? known.vatId : undefined),
  };
}
