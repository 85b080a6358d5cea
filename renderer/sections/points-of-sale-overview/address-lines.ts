import type { Store } from '../store.ts';

type Address = Pick<Store, 'street' | 'postalCode' | 'city' | 'region' | 'country'>;

/** The lines of an address as letters to that country have them; without the country, which stands above. */
export function addressLines({ street, postalCode, city, region, country }: Address): string[] {
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
