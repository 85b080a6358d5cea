import type { Store } from '../store.ts';

type StoreAddress = Pick<Store, 'street' | 'postalCode' | 'city' | 'region' | 'country'>;

/** Returns the lines of a postal address in the order of its country, without the country's name. */
export function formatAddress({ street, postalCode, city, region, country }: StoreAddress): string[] {
  switch (country.code) {
    case 'US':
    case 'CA': {
      const state = [region, postalCode].filter(Boolean).join(' ');
      return [street, `${city}, ${state}`];
    }
    case 'GB':
      return [street, city, postalCode];
    default:
      return [street, `${postalCode} ${city}`];
  }
}
