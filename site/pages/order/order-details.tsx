import { useTranslation } from 'react-i18next';
import { AddressLines, type OrderAddressProps } from './address-lines.tsx';
import * as styles from './order-details.css.ts';
import { OrderLine, type OrderLineProps } from './order-line.tsx';
import type { OrderStatus } from './order-status.ts';
import { OrderTotals, type OrderTotalsProps } from './order-totals.tsx';

export type OrderDetailsProps = {
  /** The day of the order, in words. */
  readonly placedOn: string;
  readonly status: OrderStatus;
  readonly lines: readonly OrderLineProps[];
  readonly totals: OrderTotalsProps;
  readonly deliveryName: string | undefined;
  readonly payments: readonly {
    readonly code: string;
    readonly name: string;
    readonly reference: string | undefined;
  }[];
  readonly shippingAddress: OrderAddressProps | undefined;
  /** Whether the shipping address is that of a pickup location. */
  readonly isPickup: boolean;
  readonly billingAddress: OrderAddressProps | undefined;
};

/** The lines, totals, addresses, delivery and payment of an order. The heading, number and status belong to the page. */
export function OrderDetails({
  lines,
  totals,
  deliveryName,
  payments,
  shippingAddress,
  isPickup,
  billingAddress,
}: OrderDetailsProps) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.order}>
      <section aria-labelledby="order-lines">
        <h2 id="order-lines" className={styles.title}>
          {t('lines')}
        </h2>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <OrderLine key={line.id} {...line} />
          ))}
        </ul>
        <OrderTotals {...totals} />
      </section>
      <div className={styles.facts}>
        {shippingAddress && (
          <section>
            <h2 className={styles.title}>{t(isPickup ? 'deliverTo_pickup' : 'deliverTo')}</h2>
            <AddressLines {...shippingAddress} />
          </section>
        )}
        {billingAddress && (
          <section>
            <h2 className={styles.title}>{t('billTo')}</h2>
            <AddressLines {...billingAddress} />
          </section>
        )}
        {deliveryName !== undefined && (
          <section>
            <h2 className={styles.title}>{t('delivery')}</h2>
            <p>{deliveryName}</p>
          </section>
        )}
        {payments.length > 0 && (
          <section>
            <h2 className={styles.title}>{t('payment')}</h2>
            {payments.map(({ code, name, reference }) => (
              <p key={code}>
                {name}
                {reference !== undefined && (
                  <span className={styles.note}>{t('reference', { reference })}</span>
                )}
              </p>
            ))}
          </section>
        )}
      </div>
    </div>
  );
}
