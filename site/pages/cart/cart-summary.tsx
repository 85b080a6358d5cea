import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { formatPrice } from '#design-system/price';
import type { Amount } from '#site/services/shop';
import { AmountPrice } from '../shop/amount-price.tsx';
import * as styles from './cart-summary.css.ts';
import { AppliedCoupon, CouponForm, type CouponProps } from './coupon.tsx';
import type { ShownCart } from './shown-cart.ts';
import { useFocusAfterCoupon } from './use-lost-focus.ts';

type CartSummaryProps = CouponProps & {
  readonly cart: ShownCart;
  /** The amount that is missing for free delivery. */
  readonly missing: Amount | undefined;
  readonly checkout: string;
};

/** The totals of the cart, the coupon, and the link to the checkout. */
export function CartSummary(props: CartSummaryProps) {
  const { cart, missing, checkout, ...coupon } = props;
  const { t, i18n } = useTranslation('cart');
  const appliedMessage = useRef<HTMLParagraphElement>(null);
  const couponForm = useRef<HTMLFormElement>(null);
  useFocusAfterCoupon(appliedMessage, couponForm, cart.coupon);
  return (
    <section className={styles.summary} aria-labelledby="cart-summary" data-slides>
      <h2 id="cart-summary" className={styles.title}>
        {t('summary')}
      </h2>
      <dl className={styles.totals}>
        <div className={styles.row}>
          <dt>{t('subtotal')}</dt>
          <dd>
            <AmountPrice {...cart.subtotal} />
          </dd>
        </div>
        {cart.discounts.map(({ label, amount }) => (
          <div className={styles.row} key={label}>
            <dt>{t('discount', { label })}</dt>
            <dd>
              <AmountPrice {...amount} value={-amount.value} />
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{cart.delivery?.title ?? t('delivery')}</dt>
          <dd>
            {cart.delivery ? (
              <AmountPrice {...cart.delivery.price} freeLabel={t('free')} />
            ) : (
              t('deliveryLater')
            )}
          </dd>
        </div>
        {!cart.isTaxIncluded &&
          cart.taxes.map(({ label, amount }) => (
            <div className={styles.row} key={label}>
              <dt>{label}</dt>
              <dd>
                <AmountPrice {...amount} />
              </dd>
            </div>
          ))}
        <div className={`${styles.row} ${styles.grandTotal}`}>
          <dt>{t('total')}</dt>
          <dd>
            <AmountPrice {...cart.total} />
          </dd>
        </div>
        {cart.isTaxIncluded &&
          cart.taxes.map(({ label, amount }) => (
            <div className={`${styles.row} ${styles.note}`} key={label}>
              <dt>{t('taxIncluded', { label })}</dt>
              <dd>
                <AmountPrice {...amount} />
              </dd>
            </div>
          ))}
      </dl>
      {cart.isTaxLater && <p className={styles.note}>{t('taxLater')}</p>}
      {missing && (
        <p className={styles.free}>
          {t('freeDelivery', {
            amount: formatPrice({ amount: missing.value, currency: missing.currency }, i18n.language),
          })}
        </p>
      )}
      {cart.canOrder && <Button href={checkout}>{t('checkout')}</Button>}
      {!cart.canOrder && <p className={styles.problem}>{t('cannotOrder')}</p>}
      {cart.coupon === undefined ? (
        <CouponForm {...coupon} ref={couponForm} />
      ) : (
        <AppliedCoupon {...coupon} ref={appliedMessage} code={cart.coupon} />
      )}
    </section>
  );
}
