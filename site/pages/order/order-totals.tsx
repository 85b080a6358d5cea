import { useTranslation } from 'react-i18next';
import type { Amount, NamedAmount } from '#site/services/shop';
import { AmountPrice } from '../shop/amount-price.tsx';
import * as styles from './order-details.css.ts';

export type OrderTotalsProps = {
  readonly subtotal: Amount;
  readonly shipping: Amount | undefined;
  /** Positive amounts that are subtracted. */
  readonly discounts: readonly NamedAmount[];
  readonly tax: Amount;
  /** Whether the other amounts include the tax. */
  readonly isTaxIncluded: boolean;
  readonly grandTotal: Amount;
};

/** The sums of an order. */
export function OrderTotals({
  subtotal,
  shipping,
  discounts,
  tax,
  isTaxIncluded,
  grandTotal,
}: OrderTotalsProps) {
  const { t } = useTranslation('order');
  return (
    <dl className={styles.totals}>
      <Total label={t('subtotal')} amount={subtotal} />
      {discounts.map(({ label, amount }) => (
        <Total key={label} label={t('discount', { label })} amount={{ ...amount, value: -amount.value }} />
      ))}
      {shipping && <Total label={t('shipping')} amount={shipping} freeLabel={t('free')} />}
      {!isTaxIncluded && <Total label={t('tax')} amount={tax} />}
      <Total label={t('total')} amount={grandTotal} isGrandTotal />
      {isTaxIncluded && <Total label={t('taxIncluded')} amount={tax} isNote />}
    </dl>
  );
}

function Total({
  label,
  amount,
  isGrandTotal,
  isNote,
  freeLabel,
}: {
  label: string;
  amount: Amount;
  isGrandTotal?: boolean;
  isNote?: boolean;
  /** The text that is shown instead of an amount of zero. */
  freeLabel?: string;
}) {
  return (
    <div
      className={styles.total}
      data-grand={isGrandTotal ? '' : undefined}
      data-note={isNote ? '' : undefined}
    >
      <dt>{label}</dt>
      <dd>
        <AmountPrice {...amount} freeLabel={freeLabel} />
      </dd>
    </div>
  );
}
