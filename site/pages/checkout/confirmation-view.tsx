import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { trackPurchase, type TrackedPurchase } from '#site/analytics/checkout-events';
import type { PaymentKind } from '#site/services/shop';
import { createMessageHeading } from '../message-heading.tsx';
import { whole } from '../order/order-details.css.ts';
import { OrderDetails, type OrderDetailsProps } from '../order/order-details.tsx';
import { scriptedOnly } from '../scripting.css.ts';
import { clearDrafts } from '../use-form-draft.ts';
import './checkout-section.css.ts';
import * as styles from './confirmation-view.css.ts';
import { reportPurchase } from './report-purchase.ts';

const PageHeading = createMessageHeading({ level: 1, size: 'chapter' });

type ConfirmationViewProps = {
  /**
   * `received`: the shop has the order, but its number is only in the mail. `unknown`: the shop does not respond, so the
   * site does not know whether it has the order.
   */
  readonly state: 'placed' | 'received' | 'unknown';
  readonly number: string | undefined;
  readonly email: string | undefined;
  /** The texts about the next steps depend on it. */
  readonly paymentKind: PaymentKind | undefined;
  /** `undefined` if the shop does not respond. */
  readonly order: OrderDetailsProps | undefined;
  /** The order as the purchase event contains it. `undefined` after the event was sent. */
  readonly purchase: TrackedPurchase | undefined;
  readonly formToken: string;
  readonly website: string;
  /** The path of this page, to try again and to report the purchase. */
  readonly href: string;
  /** Where a guest can create an account. */
  readonly accountHref: string | undefined;
};

/** The page after ordering. It can be printed. */
export function ConfirmationView(props: ConfirmationViewProps) {
  const { t } = useTranslation('checkout');
  const { state, number, email, paymentKind, order, purchase, formToken, website, href, accountHref } = props;
  useEffect(() => {
    if (state === 'placed') clearDrafts({ area: 'checkout', website });
  }, [state, website]);
  useEffect(() => {
    if (purchase) trackPurchase(purchase, () => reportPurchase(href, { number: purchase.number, formToken }));
  }, [purchase, href, formToken]);
  const options = order?.isPickup ? { context: 'pickup' } : {};
  if (state === 'unknown') return <UnknownOrder href={href} />;
  return (
    <PageWidth>
      <div className={styles.confirmation}>
        <header className={styles.header}>
          <Trans
            ns="checkout"
            i18nKey="headings.confirmation"
            parent={PageHeading}
            components={{ em: <em /> }}
          />
          {number === undefined ? (
            <Text size="lead">{t('confirmation.received')}</Text>
          ) : (
            <p className={styles.number}>
              <Trans
                ns="checkout"
                i18nKey="confirmation.number"
                values={{ number }}
                components={{ strong: <strong /> }}
              />
            </p>
          )}
          {email !== undefined && (
            <Text>
              <Trans
                ns="checkout"
                i18nKey="confirmation.mail"
                values={{ email }}
                components={{ whole: <span className={whole} /> }}
              />
            </Text>
          )}
        </header>
        <section className={styles.next} aria-labelledby="next">
          <h2 id="next" className={styles.title}>
            {t('confirmation.next')}
          </h2>
          <ol className={styles.list}>
            {paymentKind && paymentKind !== 'free' && (
              <li>{t(`confirmation.steps.${paymentKind}`, options)}</li>
            )}
            <li>{t('confirmation.steps.prepare')}</li>
            <li>{t('confirmation.steps.sent', options)}</li>
          </ol>
        </section>
        {order ? (
          <OrderDetails {...order} />
        ) : (
          number !== undefined && <Notice title={t('confirmation.noDetails')} />
        )}
        <div className={styles.actions}>
          {order && (
            <div className={scriptedOnly}>
              <Button tone="quiet" onClick={() => window.print()}>
                {t('confirmation.print')}
              </Button>
            </div>
          )}
          {accountHref !== undefined && (
            <div className={styles.account}>
              <Text>{t('confirmation.account')}</Text>
              <Button tone="quiet" href={accountHref}>
                {t('confirmation.createAccount')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </PageWidth>
  );
}

/** The page while the site does not know whether the shop has the order. */
function UnknownOrder({ href }: Pick<ConfirmationViewProps, 'href'>) {
  const { t } = useTranslation('checkout');
  return (
    <PageWidth>
      <div className={styles.confirmation}>
        <Trans ns="checkout" i18nKey="unknown.title" parent={PageHeading} components={{ em: <em /> }} />
        <Text>{t('unknown.text')}</Text>
        <div>
          <Button href={href}>{t('unavailable.retry')}</Button>
        </div>
      </div>
    </PageWidth>
  );
}
