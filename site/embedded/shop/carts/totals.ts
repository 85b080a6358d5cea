import { apportion, divideRounded } from './rounding.ts';

/** Rates in percent have up to three decimals. They are calculated as integers: 21 % is 21,000 of 100,000. */
const HUNDRED_PERCENT = 100_000;

/** How a website charges tax in a country. */
export type TaxRule = {
  /** Percent. */
  readonly rate: number;
  /** Whether prices include the tax, as in Europe, or it is added, as in America. */
  readonly hasPricesWithTax: boolean;
};

/** An amount in cents without and with tax. */
export type TaxedAmount = { readonly excluding: number; readonly including: number };

type PricedLine = { readonly unitPrice: number; readonly quantity: number };

/** The amounts of a line, all in cents. The discount is that of the whole line. */
export type LineTotals = { readonly unit: TaxedAmount; readonly row: TaxedAmount; readonly discount: number };

/** The amounts of a cart, all in cents. The totals of the lines add up to the subtotals and to the discount. */
export type CalculatedTotals = {
  readonly lines: readonly LineTotals[];
  readonly subtotal: TaxedAmount;
  readonly discount: number;
  readonly shipping: TaxedAmount;
  readonly tax: number;
  readonly grandTotal: number;
};

/**
 * Calculates a cart (contract A5, “Totals”). Tax is calculated on the total of the goods after the discount, and on the shipping. The
 * grand total is the subtotal and the shipping, both with tax, less the discount.
 *
 * Prices with tax are the same in every country, and only the amount without tax differs. If tax is added to prices, the subtotal with tax
 * contains the tax that is charged, so a discount lowers it.
 *
 * @param discountPercent percent of the goods
 * @param shippingPrice cents, with tax if prices include tax
 */
export function calculateTotals(
  lines: readonly PricedLine[],
  tax: TaxRule,
  discountPercent: number,
  shippingPrice: number,
): CalculatedTotals {
  const rows = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const goods = rows.reduce((total, row) => total + row, 0);
  const discount = divideRounded(goods * discountPercent, 100);
  const discounts = apportion(discount, rows);
  const shipping = withTax(shippingPrice, tax);
  const discounted = withTax(goods - discount, tax);
  const goodsTax = discounted.including - discounted.excluding;
  const subtotal = tax.hasPricesWithTax
    ? withTax(goods, tax)
    : { excluding: goods, including: goods + goodsTax };
  const otherRows = tax.hasPricesWithTax
    ? apportion(subtotal.excluding, rows)
    : apportion(
        goodsTax,
        rows.map((row, index) => row - (discounts[index] ?? 0)),
      );
  return {
    lines: lines.map(({ unitPrice }, index) => {
      const row = rows[index] ?? 0;
      const other = otherRows[index] ?? 0;
      return {
        unit: withTax(unitPrice, tax),
        row: tax.hasPricesWithTax
          ? { excluding: other, including: row }
          : { excluding: row, including: row + other },
        discount: discounts[index] ?? 0,
      };
    }),
    subtotal,
    discount,
    shipping,
    tax: goodsTax + shipping.including - shipping.excluding,
    grandTotal: subtotal.including + shipping.including - discount,
  };
}

/** Returns an amount without and with tax. `amount` is in cents, with tax if prices include tax. */
export function withTax(amount: number, { rate, hasPricesWithTax }: TaxRule): TaxedAmount {
  const scaledRate = Math.round(rate * (HUNDRED_PERCENT / 100));
  return hasPricesWithTax
    ? { excluding: divideRounded(amount * HUNDRED_PERCENT, HUNDRED_PERCENT + scaledRate), including: amount }
    : { excluding: amount, including: amount + divideRounded(amount * scaledRate, HUNDRED_PERCENT) };
}
