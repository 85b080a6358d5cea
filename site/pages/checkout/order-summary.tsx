import { useTranslation } from 'react-i18next';
import { Picture } from '#design-system/picture';
import { pictureSources, SMALL_PICTURE_WIDTH } from '#renderer/media/picture';
import type { Amount } from '#site/services/shop';
import { AmountPrice } from '../shop/amount-price.tsx';
import * as styles from './order-summary.css.ts';
import type { CheckoutSummary, SummaryLine } from './step-layout-props.ts';

/** The lines and totals of the order: collapsible on a phone, always open on a wide page. */
export function OrderSummary({
  summary,
  cartHref,
}: {
  readonly summary: CheckoutSummary;
  readonly cartHref: string;
}) {
  const { t } = useTranslation('checkout');
  return (
    <details className={styles.details}>
      <summary className={styles.detailsTitle}>
        <span>{t('summary.show', { count: summary.quantity })}</span>
        <AmountPrice {...summary.grandTotal} />
      </summary>
      <div className={styles.order}>
        <ul className={styles.lines}>
          {summary.lines.map((line) => (
            <Line key={line.uid} {...line} />
          ))}
        </ul>
        <SummaryTotals summary={summary} />
        <a href={cartHref} className={styles.link}>
          {t('summary.change')}
        </a>
      </div>
    </details>
  );
}

function Line({ name, href, picture, options, quantity, total, problem }: SummaryLine) {
  const { t } = useTranslation('checkout');
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {picture && <Picture {...pictureSources(picture, SMALL_PICTURE_WIDTH)} alt="" sizes="64px" fill />}
      </div>
      <div className={styles.product}>
        <a href={href} className={styles.name}>
          {name}
        </a>
        {options.length > 0 && (
          <span className={styles.note}>{options.map(({ value }) => value).join(', ')}</span>
        )}
        <span className={styles.note}>{t('summary.quantity', { count: quantity })}</span>
        {problem !== undefined && <span className={styles.problem}>{t(`problems.${problem}`)}</span>}
      </div>
      <FreeOrPrice {...total} />
    </li>
  );
}

/** The totals of an order. */
function SummaryTotals({ summary }: { readonly summary: CheckoutSummary }) {
  const { t } = useTranslation('checkout');
  const { subtotal, discounts, shipping, hasShipping, taxes, isTaxIncluded, grandTotal } = summary;
  return (
    <dl className={styles.totals}>
      <Total label={t('summary.subtotal')} amount={subtotal} />
      {discounts.map(({ label, amount }) => (
        <Total
          key={label}
          label={t('summary.discount', { label })}
          amount={{ ...amount, value: -Math.abs(amount.value) }}
        />
      ))}
      {hasShipping && (
        <div className={styles.total}>
          <dt>{t('summary.shipping')}</dt>
          <dd>{shipping ? <FreeOrPrice {...shipping} /> : t('summary.shippingLater')}</dd>
        </div>
      )}
      {!isTaxIncluded &&
        taxes.map(({ label, amount }) => <Total key={label} label={label} amount={amount} />)}
      <Total label={t('summary.total')} amount={grandTotal} kind="grand" />
      {isTaxIncluded &&
        taxes.map(({ label, amount }) => (
          <Total key={label} label={t('summary.taxIncluded', { label })} amount={amount} kind="note" />
        ))}
    </dl>
  );
}

function Total({
  label,
  amount,
  kind,
}: {
  readonly label: string;
  readonly amount: Amount;
  readonly kind?: 'grand' | 'note';
}) {
  return (
    <div className={styles.total} data-kind={kind}>
      <dt>{label}</dt>
      <dd>
        <AmountPrice {...amount} />
      </dd>
    </div>
  );
}

/** The price of a delivery or a product, or that it is free. */
export function FreeOrPrice(amount: Amount) {
  const { t } = useTranslation('checkout');
  return <AmountPrice {...amount} freeLabel={t('free')} />;
}
