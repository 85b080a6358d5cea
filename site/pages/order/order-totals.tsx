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
  /** The parts of `tax` with their names and rates. Empty if the shop does not name them. */
  readonly taxes: readonly NamedAmount[];
  /** Whether the other amounts include the tax. */
  readonly isTaxIncluded: boolean;
  readonly grandTotal: Amount;
};

/** The totals of an order. */
export function OrderTotals({
  subtotal,
  shipping,
  discounts,
  tax,
  taxes,
  isTaxIncluded,
  grandTotal,
}: OrderTotalsProps) {
  const { t } = useTranslation('order');
  const rows =
    taxes.length === 0
      ? [{ label: isTaxIncluded ? t('taxIncluded') : t('tax'), amount: tax }]
      : taxes.map(({ label, amount }) => ({
          label: isTaxIncluded ? t('taxIncludedNamed', { label }) : label,
          amount,
        }));
  return (
    <dl className={styles.totals}>
      <Total label={t('subtotal')} amount={subtotal} />
      {discounts.map(({ label, amount }) => (
        <Total key={label} label={t('discount', { label })} amount={{ ...amount, value: -amount.value }} />
      ))}
      {shipping && <Total label={t('shipping')} amount={shipping} freeLabel={t('free')} />}
      {!isTaxIncluded && rows.map((row) => <Total key={row.label} {...row} />)}
      <Total label={t('total')} amount={grandTotal} isGrandTotal />
      {isTaxIncluded && rows.map((row) => <Total key={row.label} {...row} isNote />)}
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
