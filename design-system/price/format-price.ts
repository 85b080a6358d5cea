/** An amount in units of its currency, not in cents. */
export type Money = { readonly amount: number; readonly currency: string };

/** One formatter per locale and currency, because creating a formatter takes longer than rendering a price. */
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount in a locale. An amount without cents has no decimals.
 *
 * @param locale a language tag with a region, such as `en-CA`. The region decides the form of the currency symbol.
 */
export function formatPrice({ amount, currency }: Money, locale: string): string {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
    formatters.set(key, formatter);
  }
  return formatter.format(amount);
}
