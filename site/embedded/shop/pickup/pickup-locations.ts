import type { WebsiteCode } from '#embedded/catalogue';
import { noSuchEntityError } from '../graphql/errors.ts';

/** A shop of the brand where customers collect orders: a source of the stock that is a pickup location. Its address has no region. */
export type BrandShop = {
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166 code with two letters. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  readonly email: string;
};

/** The shops of the brand, which the demo content also lists in its store finder. */
const dutchShops: readonly BrandShop[] = [
  {
    code: 'deventer',
    name: 'Veld & Vonk Deventer',
    street: 'Haven 12',
    postcode: '7411 VV',
    city: 'Deventer',
    country: 'NL',
    latitude: 52.25461,
    longitude: 6.16702,
    phone: '+31 570 555 015',
    email: 'winkel@veldenvonk.example',
  },
  {
    code: 'utrecht',
    name: 'Veld & Vonk Utrecht',
    street: 'Twijnstraat aan de Werf 9',
    postcode: '3511 ZG',
    city: 'Utrecht',
    country: 'NL',
    latitude: 52.08473,
    longitude: 5.12345,
    phone: '+31 30 555 0182',
    email: 'utrecht@veldenvonk.example',
  },
];

const locations: Readonly<Record<WebsiteCode, readonly BrandShop[]>> = {
  EU: dutchShops,
  UK: [],
  EN_US: [],
  EN_NA: [],
};

/** Returns the pickup locations of a website, sorted by code. */
export function pickupLocationsOf(website: WebsiteCode): readonly BrandShop[] {
  return locations[website];
}

/** Finds a pickup location of a website by its code. */
export function findPickupLocation(website: WebsiteCode, code: string): BrandShop | undefined {
  return locations[website].find((location) => location.code === code);
}

/**
 * Finds a pickup location of a website by its code.
 *
 * @throws {GraphQLError} of the category `graphql-no-such-entity` if the website has no location with this code
 */
export function requirePickupLocation(website: WebsiteCode, code: string): BrandShop {
  const location = findPickupLocation(website, code);
  if (!location)
    throw noSuchEntityError(
      `Can not find Pickup Location with code ${code} for website Sales Channel "${website}".`,
    );
  return location;
}
