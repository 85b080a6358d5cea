import { describeMoney } from '../products/money.ts';
import type { StoreView } from '../stores/store-view.ts';
import { checkoutTexts } from './checkout-texts.ts';
import type { TaxRule } from './totals.ts';

/** Describes the discount of a coupon; without a discount the list is empty. */
export function describeDiscounts(coupon: string | null, discount: number, view: StoreView) {
  return coupon === null || discount === 0
    ? []
    : [{ amount: describeMoney(discount, view), label: coupon, applied_to: 'ITEM' }];
}

/** Formatters by language tag, because they are expensive to create. */
const percentFormats = new Map<string, Intl.NumberFormat>();

/** Names a tax with its rate: “btw 21%”. */
export function describeTax({ rate }: Pick<TaxRule, 'rate'>, view: StoreView): string {
  const { intl } = view.locale;
  const format =
    percentFormats.get(intl) ?? new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 3 });
  percentFormats.set(intl, format);
  return `${checkoutTexts(view).tax} ${format.format(rate / 100)}`;
}
