import { useTranslation } from 'react-i18next';
import { Notice } from '#design-system/notice';
import type { ReviewPayment } from './payment/review-payment.ts';
import * as styles from './review-view.css.ts';

const tones = {
  authorised: 'success',
  changed: 'neutral',
  open: 'neutral',
  declined: 'danger',
  cancelled: 'danger',
  unavailable: 'danger',
} as const satisfies Readonly<Record<ReviewPayment['state'], string>>;

/**
 * The state of a payment that was started at a provider, with links to continue it or to choose another method. A script announces it when the
 * visitor comes back from the provider.
 */
export function ReviewPaymentNotice({
  payment,
  methodsHref,
}: {
  readonly payment: ReviewPayment;
  /** The path of the payment step. */
  readonly methodsHref: string | undefined;
}) {
  const { t } = useTranslation('checkout');
  const title = t(`paymentStates.${payment.state}`);
  return (
    <div data-notice={title}>
      <Notice tone={tones[payment.state]} title={title} level={2}>
        {payment.state === 'open' && (
          <p>
            <a href={payment.url} className={styles.link}>
              {t('paymentStates.resume')}
            </a>
          </p>
        )}
        {payment.state !== 'authorised' && payment.state !== 'changed' && (
          <p>
            <a href={methodsHref} className={styles.link}>
              {t('paymentStates.otherMethod')}
            </a>
          </p>
        )}
      </Notice>
    </div>
  );
}
