/** The countries whose postcodes have a space, with the number of characters after it. */
const LENGTHS_AFTER_SPACE: Readonly<Record<string, number>> = { CA: 3, GB: 3, IE: 4, NL: 2 };

/** Returns a valid postcode as its country writes it: `K1A 0B1` for `K1A0B1`. Carriers and tax rates compare postcodes letter by letter. */
export function formatPostcode(postcode: string, countryCode: string): string {
  const length = LENGTHS_AFTER_SPACE[countryCode];
  if (length === undefined) return postcode;
  const letters = postcode.replaceAll(/\s/g, '');
  return `${letters.slice(0, -length)} ${letters.slice(-length)}`;
}
