/** The parts of a postal address. A missing part is an empty text or `undefined`. */
export type PostalAddress = {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** Code of the state or province, in countries whose addresses have one. */
  readonly region: string | undefined;
  /** `code` is ISO 3166-1 alpha-2. */
  readonly country: { readonly code: string };
};

/** Returns the lines of a postal address in the order of its country, without missing parts and the country's name. */
export function formatAddress({ street, postalCode, city, region, country }: PostalAddress): string[] {
  switch (country.code) {
    case 'US':
    case 'CA': {
      const state = joinParts([region, postalCode], ' ');
      return withoutEmpty([street, joinParts([city, state], ', ')]);
    }
    case 'AU':
      return withoutEmpty([street, joinParts([city, region, postalCode], ' ')]);
    case 'GB':
    case 'IE':
      return withoutEmpty([street, city, postalCode]);
    default:
      return withoutEmpty([street, joinParts([postalCode, city], ' ')]);
  }
}

function joinParts(parts: readonly (string | undefined)[], separator: string) {
  return parts.filter(Boolean).join(separator);
}

function withoutEmpty(lines: readonly string[]) {
  return lines.filter((line) => line !== '');
}
