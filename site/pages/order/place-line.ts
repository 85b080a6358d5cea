type PlaceParts = {
  readonly postcode: string | undefined;
  readonly city: string;
  readonly region: string | undefined;
};

/**
 * Returns postcode, city and region in the order of the language, without the separators of missing parts.
 *
 * @param format formats the message `order:place`
 */
export function placeLine(
  { postcode = '', city, region = '' }: PlaceParts,
  format: (values: { readonly postcode: string; readonly city: string; readonly region: string }) => string,
): string {
  return format({ postcode, city, region })
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ,|, *$/g, '')
    .trim();
}
