import { isCityFirst } from '../address-fields/country-rules.ts';

type Place = {
  readonly postcode?: string | undefined;
  readonly city: string;
  readonly region?: string | undefined;
  /** ISO 3166 code with two letters. */
  readonly countryCode?: string | undefined;
};

/** Returns postcode, city and region on one line, in the order of their country, without missing parts. */
export function placeLine({ postcode, city, region, countryCode = '' }: Place): string {
  if (!isCityFirst(countryCode)) return joinParts([joinParts([postcode, city], ' '), region], ', ');
  return joinParts([city, joinParts([region, postcode], ' ')], region ? ', ' : ' ');
}

function joinParts(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
