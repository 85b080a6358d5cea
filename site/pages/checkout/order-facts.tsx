import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressLines, type OrderAddressProps } from '../order/address-lines.tsx';
import type { CheckoutStep } from './checkout-steps.ts';
import * as styles from './review-view.css.ts';
import type { StepLayoutProps } from './step-layout-props.ts';

export type OrderFactsProps = {
  readonly layout: StepLayoutProps;
  readonly email: string | undefined;
  readonly shippingAddress: OrderAddressProps | undefined;
  /** Whether the shipping address is that of a pickup location. */
  readonly isPickup: boolean;
  /** `undefined` if it is the shipping address. */
  readonly billingAddress: OrderAddressProps | undefined;
  readonly shippingMethod: string | undefined;
  readonly paymentMethod: string | undefined;
  /** The customer's own order number, for a purchase on account. */
  readonly reference: string | undefined;
};

/** The data of the earlier steps, with links to change them. */
export function OrderFacts({
  layout,
  email,
  shippingAddress,
  isPickup,
  billingAddress,
  shippingMethod,
  paymentMethod,
  reference,
}: OrderFactsProps) {
  const { t } = useTranslation('checkout');
  const hrefOf = (step: CheckoutStep) => layout.steps.find((listed) => listed.step === step)?.href;
  return (
    <div className={styles.facts}>
      <Fact title={t('review.contact')} href={hrefOf('contact')}>
        <p>{email}</p>
      </Fact>
      {shippingAddress && (
        <Fact
          title={t(isPickup ? 'review.pickup' : 'review.shippingAddress')}
          href={hrefOf(isPickup ? 'shipping' : 'addresses')}
        >
          <AddressLines {...shippingAddress} />
        </Fact>
      )}
      <Fact title={t('review.billingAddress')} href={hrefOf('addresses')}>
        {billingAddress ? <AddressLines {...billingAddress} /> : <p>{t('review.sameAddress')}</p>}
      </Fact>
      {shippingMethod !== undefined && (
        <Fact title={t('review.shipping')} href={hrefOf('shipping')}>
          <p>{shippingMethod}</p>
        </Fact>
      )}
      <Fact title={t('review.payment')} href={hrefOf('payment')}>
        <p>{paymentMethod}</p>
        {reference !== undefined && reference !== '' && <p>{t('review.reference', { reference })}</p>}
      </Fact>
    </div>
  );
}

function Fact({
  title,
  href,
  children,
}: {
  readonly title: string;
  readonly href: string | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.fact}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
      {href !== undefined && (
        <a href={href} className={styles.link} aria-label={t('review.changeOf', { title })}>
          {t('review.change')}
        </a>
      )}
    </section>
  );
}
