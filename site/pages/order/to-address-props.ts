import { countryNamesIn } from '#site/i18n/country-names';
import type { Locale } from '#site/i18n/locale';
import type { Country, OrderAddress } from '#site/services/shop';
import type { OrderAddressProps } from './address-lines.tsx';
import { placeLine } from './place-line.ts';

type AddressContext = {
  readonly locale: Pick<Locale, 'intl'>;
  /** The countries of the shop in the language of the page. Empty if the shop does not respond. */
  readonly countries: readonly Country[];
};

/** Returns the props of an address of a cart, an order or a customer. Country and region have their names in the language of the page. */
export function toAddressProps(
  address: OrderAddress,
  { locale, countries }: AddressContext,
): OrderAddressProps {
  const { firstName, lastName, countryCode } = address;
  return {
    contact: `${firstName} ${lastName}`.trim(),
    company: address.company,
    street: address.street,
    place: placeLine({ ...address, region: regionName(address, countries) }),
    country: countryCode === undefined ? undefined : countryName(countryCode, locale.intl),
    phone: address.telephone,
    vatId: address.vatId,
  };
}

/** Returns the name of an address's state or province in the language of `countries`, or its stored name if they do not have it. */
export function regionName(
  { region, countryCode }: Pick<OrderAddress, 'region' | 'countryCode'>,
  countries: readonly Country[],
): string | undefined {
  if (!region) return undefined;
  const { regions = [] } = countries.find(({ id }) => id === countryCode) ?? {};
  const known = regions.find(({ id, code }) =>
    region.id === undefined ? code === region.code : id === region.id,
  );
  return known?.name ?? region.name;
}

function countryName(code: string, intl: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNamesIn(intl).of(code) ?? code) : code;
}
