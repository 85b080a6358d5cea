/** An amount in units of its currency, not in cents. */
export type Money = { readonly amount: number; readonly currency: string };

/**
 * Formats an amount in a locale. An amount without cents has no decimals.
 *
 * @param locale a language tag with a region, such as `en-CA`. The region decides the form of the currency symbol.
 */
export function formatPrice({ amount, currency }: Money, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
