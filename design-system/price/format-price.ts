/** An amount of money in units of its currency, not in cents. */
export type Money = { readonly amount: number; readonly currency: string };

/**
 * Writes an amount as people of a locale do: whole amounts without cents, others with all of them.
 *
 * @param locale a language tag with a region, which decides how a currency is told from others of its name: `en-CA`
 */
export function formatPrice({ amount, currency }: Money, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
