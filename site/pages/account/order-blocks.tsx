import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Notice } from '#design-system/notice';
import { Pagination } from '#design-system/pagination';
import { OrderDetails, type OrderDetailsProps } from '../order/order-details.tsx';
import { OrderStatusBadge } from '../order/order-status-badge.tsx';
import { scriptedOnly } from '../scripting.css.ts';
import { AmountPrice } from '../shop/amount-price.tsx';
import type { AccountBlock } from './account-model.ts';
import * as styles from './account-view.css.ts';

/** The orders of a customer, in pages. */
export function OrderList({ title, orders, page }: Extract<AccountBlock, { readonly kind: 'orders' }>) {
  const { t, i18n } = useTranslation('account');
  if (orders?.length === 0 && title === undefined) return null;
  const heading = title !== undefined && <h2 className={styles.title}>{title}</h2>;
  if (!orders) {
    return (
      <section>
        {heading}
        <Notice title={t('orders.unavailable')} />
      </section>
    );
  }
  return (
    <section>
      {heading}
      {orders.length === 0 && title !== undefined && <p className={styles.quiet}>{t('orders.empty')}</p>}
      <ul className={styles.orders}>
        {orders.map(({ number, href, placedOn, status, total, content }) => (
          <li key={number} className={styles.orderRow}>
            <a href={href} className={styles.orderLink}>
              {t('orders.number', { number })}
            </a>
            <span className={styles.orderDate}>{placedOn}</span>
            <span className={styles.orderContent}>{content}</span>
            <OrderStatusBadge status={status} />
            <span className={styles.orderTotal}>
              <AmountPrice {...total} />
            </span>
          </li>
        ))}
      </ul>
      {page && (
        <Pagination
          current={page.current}
          last={page.last}
          locale={i18n.language}
          hrefOf={(number) => (number === 1 ? page.path : `${page.path}?page=${number}`)}
          texts={{
            label: t('orders.pages.label'),
            previous: t('orders.pages.previous'),
            next: t('orders.pages.next'),
            page: (number) => t('orders.pages.page', { page: number }),
          }}
        />
      )}
    </section>
  );
}

/** An order with its status. It can be printed. */
export function PlacedOrder({ order }: { readonly order: OrderDetailsProps }) {
  const { t } = useTranslation('account');
  return (
    <>
      <div className={styles.orderHead}>
        <OrderStatusBadge status={order.status} />
        <span className={styles.quiet}>{t('order.placedOn', { date: order.placedOn })}</span>
        <div className={scriptedOnly}>
          <span className={styles.print}>
            <Button tone="quiet" onClick={() => window.print()}>
              {t('order.print')}
            </Button>
          </span>
        </div>
      </div>
      <OrderDetails {...order} />
    </>
  );
}
