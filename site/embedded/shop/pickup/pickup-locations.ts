import type { WebsiteCode } from '#embedded/catalogue';
import { noSuchEntityError } from '../graphql/errors.ts';

/** A pickup location. In Magento, it is a source of the stock with pickup enabled. Its address has no region. */
export type DemoPickupLocation = {
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

/** The brand's own stores, which are also in the store finder of the demo content. */
const dutchStores: readonly DemoPickupLocation[] = [
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

const locations: Readonly<Record<WebsiteCode, readonly DemoPickupLocation[]>> = {
  EU: dutchStores,
  UK: [],
  EN_US: [],
  EN_NA: [],
};

/** Returns the pickup locations of a website, sorted by code. */
export function pickupLocationsOf(website: WebsiteCode): readonly DemoPickupLocation[] {
  return locations[website];
}

/** Finds a pickup location of a website by its code. */
export function findPickupLocation(website: WebsiteCode, code: string): DemoPickupLocation | undefined {
  return locations[website].find((location) => location.code === code);
}

/**
 * Finds a pickup location of a website by its code.
 *
 * @throws {GraphQLError} of the category `graphql-no-such-entity` if the website has no location with this code
 */
export function requirePickupLocation(website: WebsiteCode, code: string): DemoPickupLocation {
  const location = findPickupLocation(website, code);
  if (!location)
    throw noSuchEntityError(
      `Can not find Pickup Location with code ${code} for website Sales Channel "${website}".`,
    );
  return location;
}
