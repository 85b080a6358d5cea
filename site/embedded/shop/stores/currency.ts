import type { StoreView } from './store-view.ts';

/** Describes the currency of a website. A website has one currency, so its only exchange rate is 1. */
export function describeCurrency({ locale }: StoreView) {
  const symbol = new Intl.NumberFormat(locale.intl, { style: 'currency', currency: locale.currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  return {
    base_currency_code: locale.currency,
    base_currency_symbol: symbol,
    default_display_currency_code: locale.currency,
    default_display_currency_symbol: symbol,
    available_currency_codes: [locale.currency],
    exchange_rates: [{ currency_to: locale.currency, rate: 1 }],
  };
}
