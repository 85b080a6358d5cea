/**
 * The gazetteer contains only the first part of these postal codes: Canadian `m5v 2t6`, British `sw1a 1aa`, Dutch `3511 ab`, American
 * `10001-1234`. A hyphen is a space in a key.
 */
const CODE_PARTS = [
  { country: 'CA', pattern: /^([a-z]\d[a-z])(?: ?\d[a-z]?\d?)$/ },
  { country: 'GB', pattern: /^([a-z]{1,2}\d[a-z\d]?)(?: \d[a-z]{0,2}| ?\d[a-z]{2})$/ },
  { country: 'NL', pattern: /^(\d{4}) ?[a-z]{1,2}$/ },
  { country: 'US', pattern: /^(\d{5}) \d{1,4}$/ },
];

/** Returns the part of a postal code that the gazetteer contains, and its country. Other texts are returned unchanged, without a country. */
export function postalKeyOf(text: string): { readonly key: string; readonly codeCountry?: string } {
  for (const { country, pattern } of CODE_PARTS) {
    const [, key] = pattern.exec(text) ?? [];
    if (key !== undefined) return { key, codeCountry: country };
  }
  return { key: text };
}
