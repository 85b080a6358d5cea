import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { formatPrice, Price } from '#design-system/price';
import { TextField } from '#design-system/text-field';
import * as styles from './cart-summary.css.ts';
import type { ShownAmount, ShownCart } from './shown-cart.ts';

type CartSummaryProps = {
  readonly cart: ShownCart;
  readonly formToken: string;
  /** The amount that is missing for free delivery. */
  readonly missing: ShownAmount | undefined;
  readonly checkout: string;
  readonly couponError: string | undefined;
  readonly typedCoupon: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** The totals of the cart, the coupon, and the link to the checkout. */
export function CartSummary(props: CartSummaryProps) {
  const { cart, formToken, missing, checkout, couponError, typedCoupon, onSubmit } = props;
  const { t, i18n } = useTranslation('cart');
  const price = ({ amount, currency }: ShownAmount) => (
    <Price amount={amount} currency={currency} locale={i18n.language} />
  );
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        {t('summary')}
      </h2>
      <dl className={styles.totals}>
        <div className={styles.row}>
          <dt>{t('subtotal')}</dt>
          <dd>{price(cart.subtotal)}</dd>
        </div>
        {cart.discounts.map(({ label, amount }) => (
          <div className={styles.row} key={label}>
            <dt>{t('discount', { label })}</dt>
            <dd>{price({ ...amount, amount: -amount.amount })}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{cart.delivery?.title ?? t('delivery')}</dt>
          <dd>{cart.delivery ? price(cart.delivery.price) : t('deliveryLater')}</dd>
        </div>
        {!cart.isTaxIncluded &&
          cart.taxes.map(({ label, amount }) => (
            <div className={styles.row} key={label}>
              <dt>{label}</dt>
              <dd>{price(amount)}</dd>
            </div>
          ))}
        <div className={`${styles.row} ${styles.grandTotal}`}>
          <dt>{t('total')}</dt>
          <dd>{price(cart.total)}</dd>
        </div>
        {cart.isTaxIncluded &&
          cart.taxes.map(({ label, amount }) => (
            <div className={`${styles.row} ${styles.note}`} key={label}>
              <dt>{t('taxIncluded', { label })}</dt>
              <dd>{price(amount)}</dd>
            </div>
          ))}
      </dl>
      {!cart.isTaxIncluded && cart.taxes.length === 0 && <p className={styles.note}>{t('taxLater')}</p>}
      {missing && (
        <p className={styles.free}>{t('freeDelivery', { amount: formatPrice(missing, i18n.language) })}</p>
      )}
      {cart.canOrder && <Button href={checkout}>{t('checkout')}</Button>}
      {!cart.canOrder && <p className={styles.problem}>{t('cannotOrder')}</p>}
      {cart.coupon === undefined ? (
        <form method="post" className={styles.coupon} aria-label={t('coupon.form')} onSubmit={onSubmit}>
          <input type="hidden" name="form_token" value={formToken} />
          <input type="hidden" name="action" value="coupon" />
          <TextField
            id="coupon"
            name="coupon"
            label={t('coupon.label')}
            requiredLabel={t('required')}
            error={couponError}
            defaultValue={typedCoupon}
            autoComplete="off"
            maxLength={100}
          />
          <Button type="submit" tone="quiet">
            {t('coupon.apply')}
          </Button>
        </form>
      ) : (
        <form method="post" className={styles.applied} onSubmit={onSubmit}>
          <input type="hidden" name="form_token" value={formToken} />
          <input type="hidden" name="action" value="remove-coupon" />
          <p>{t('coupon.applied', { code: cart.coupon })}</p>
          <Button type="submit" tone="quiet">
            {t('coupon.remove')}
          </Button>
        </form>
      )}
    </section>
  );
}
